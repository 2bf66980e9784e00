// Stands in until the server's own types are generated.
export type Side = 'A' | 'B';
export type Role = 'A' | 'B' | 'arbiter' | 'spectator';
export type Phase = 'empty' | 'set_up' | 'ready' | 'thinking' | 'placing' | 'counting' | 'centre_choice' | 'announced' | 'challenged' | 'ruled_invalid' | 'appealed' | 'accepted' | 'drawn' | 'exchanging' | 'surplus' | 'over' | 'closed';
export type GroundView = { rulebook: string; kind: 'article' | 'reading' | 'base' | 'silent' | 'tournament'; reference: string; text: string };
export type RulingView = { allowed: boolean; reason: string; text: string; grounds: GroundView[] };
export type EventView = { version: number; at: number; kind: string; side: Side | null; text: string; rulings: RulingView[]; routine: boolean };
export type TileView = { square: string; letter: string; blank: boolean; points: number };
export type WordView = { place: string; letters: string[]; direction: 'across' | 'down' };
export type PlayView = { side: Side; tiles: TileView[]; points: number; words: WordView[]; announced: boolean; off_centre: boolean; noted_by: Side[]; answered: boolean };
export type ChallengeView = { words: string[][]; places: string[]; agreed: Side[] };
export type ClockView = { now: number; method: 'none' | 'chess_clock' | 'timer'; mode: string; left: Record<Side, number> | null; running: Side[]; stops: string[]; turn_left: number | null; game_left: number | null; move_left: number | null; silence_left: number | null };
export type EntryView = { side: Side; kind: string; points: number; total: number; place: string; word: string[]; blanks: string[]; count: number };
export type SeatView = { name: string; machine: boolean; present: boolean; score: number; tiles: number; adjusted: number; penalties: number; cards: string[]; signed: boolean; away: boolean };
export type ResultView = { kind: string; winner: Side | null; loser: Side | null; out: Side | null; racks: Record<Side, string[]>; seed: string };
export type MatchView = { id: string; number: number; games: number; won: Record<string, number> };
export type GameView = { id: string; version: number; role: Role; rulebook: string; tile_set: string; phase: Phase; on_turn: Side; seats: Record<Side, SeatView>; board: TileView[]; covered: boolean; rack: string[] | null; unseen: Record<string, number> | null; bag: number; play: PlayView | null; challenge: ChallengeView | null; exchange_announced: number | null; clock: ClockView; sheet: EntryView[]; sheet_version: string; actions: string[]; judge: 'word_list' | 'arbiter' | 'players'; blank_letters: string[]; commitment: string; seed_words: string[]; result: ResultView | null; match: MatchView | null; rematch: string | null; rematch_asked: Side[]; spectator_delay: number; arbiter_present: boolean };
export type RefusalView = { code: string; text: string };
export type Courtesy = 'good_luck' | 'good_play' | 'thanks' | 'sorry' | 'good_game';
export type FromPage =
  | { type: 'hello'; version: number | null; language: 'es' | 'ca' | 'en' }
  | { type: 'command'; id: string; command: Record<string, unknown>; sheet_version: string | null }
  | { type: 'courtesy'; courtesy: Courtesy }
  | { type: 'focus'; milliseconds: number }
  | { type: 'found'; valid: boolean }
  | { type: 'ping'; sent: number };
export type ToPage =
  | { type: 'update'; version: number; events: EventView[]; game: GameView }
  | { type: 'ack'; id: string; version: number; done: boolean; rulings: RulingView[]; refusal: RefusalView | null }
  | { type: 'said'; side: Side; courtesy: Courtesy; text: string }
  | { type: 'pong'; sent: number; now: number }
  | { type: 'goodbye'; reason: string; text: string };
export type PersonView = { id: string; name: string; roles: string[]; guest: boolean; sure: boolean };
export type SessionView = { person: PersonView | null; csrf: string; accounts: boolean; https: boolean };
export type BookLine = { id: string; title: string; publisher: string; date: string; language: string; tile_set: string; articles: number; words: boolean; modes: ('corrido' | 'no_corrido')[]; minutes_each: Record<string, number>; free_exchange: boolean };
export type MachineView = { id: string; rulebooks: string[] };
export type ClockTerms = { method: 'none' | 'chess_clock' | 'timer'; mode: 'corrido' | 'no_corrido' | null; minutes_each: number | null; game_limit_minutes: number | null };
export type Terms = { rulebook: string; clock: ClockTerms; days_per_move: number | null; games: number; spectators: boolean; spectator_delay: number; arbiter: boolean; acceptance_seconds: number | null };
export type SeekView = { id: string; name: string; terms: Terms; open: boolean; commitment: string; own: boolean; game: string | null };
export type Proposed = { game: string | null; seek: SeekView | null };
export type Entered = { game: string };
export type GameLine = { id: string; rulebook: string; names: [string, string]; scores: [number, number]; phase: Phase; own: boolean; my_turn: boolean; days_per_move: number | null };
export type GamesView = { own: GameLine[]; others: GameLine[] };
export type AnswerView = { path: string; chapter: string; label: string; text: string; grounds: GroundView[] };
export type ArticleView = { rulebook: string; number: string; chapter: string; title: string; gist: string; set_aside: string; answers: AnswerView[] };
export type ArticleLine = { number: string; chapter: string; title: string };
export type BookView = { id: string; title: string; publisher: string; date: string; language: string; chapters: Record<string, string>; articles: ArticleLine[]; answers: AnswerView[] };
export type ReadingView = { id: string; point: string; reading: string };
export type ComparedRow = { path: string; chapter: string; label: string; differs: boolean; answers: Record<string, AnswerView> };
export type DrawRecord = { tile_set: string; commitment: string; words: string[]; seed: string; acts: { act: 'drawn' | 'put_back'; tiles: string[] }[] };
export type Check = { agrees: boolean; reason: string; draws: number; expected: string[]; recorded: string[] };
export type DrawView = { record: DrawRecord; check: Check };
export type ExplanationView = { rulebook: string; word: string; valid: boolean; verdict: string; lines: string[]; list_name: string; near: string[]; grounds: GroundView[] };
export type Laid = { square: string; letter: string; blank: boolean };
export type FoundPlay = { play: string; points: number; leave: string; equity: number; tiles: Laid[] };
export type Analysis = { count: number; plays: FoundPlay[] };
export type ProposedVerdict = { valid: boolean[]; list_name: string };
export type FocusEntry = { side: Side; at: number; milliseconds: number };
export type LoggedAct = { at: number; person: string; act: string; facts: Record<string, unknown>; reason: string };
export type DeskView = { game: GameView; proposed: ProposedVerdict | null; appeal: string; focus: FocusEntry[]; acts: LoggedAct[] };
export type DeskAnswer = { done: boolean; version: number; rulings: RulingView[]; refusal: RefusalView | null };
export type DeskKeyView = { key: string };

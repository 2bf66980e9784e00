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

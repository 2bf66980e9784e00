// Made by tools/ui_types.py from the types of the server. Do not edit: run `make docs`.

export interface Acceptance {
  seed_word?: string;
}

/** What is given is changed. */
export interface AccountChange {
  roles: ("administrator" | "arbiter" | "director" | "monitor" | "player")[];
  password?: string | null;
  forget_second_factor?: boolean;
}

/** An account without its secrets. */
export interface AccountView {
  id: string;
  name: string;
  roles: ("administrator" | "arbiter" | "director" | "monitor" | "player")[];
  second_factor: boolean;
  created_at: number;
}

/** The answer to a command; if it was carried out, it is on the disk. */
export interface Acknowledged {
  type: "ack";
  id: string;
  version: number;
  done: boolean;
  rulings?: RulingView[];
  refusal?: RefusalView | null;
}

export interface Analysis {
  count: number;
  plays: FoundPlay[];
}

export interface AnnounceExchange {
  command: "announce_exchange";
  count?: number | null;
}

/** What a book answers to one question, in words, with its grounds. */
export interface AnswerView {
  path: string;
  chapter: string;
  label: string;
  text: string;
  grounds: GroundView[];
}

export interface Appeal {
  command: "appeal";
  arguments: string;
  hidden_from_rival?: boolean;
}

export interface Arrive {
  command: "arrive";
  side: "A" | "B";
}

export interface ArticleLine {
  number: string;
  chapter: string;
  title: string;
}

export interface ArticleView {
  rulebook: string;
  number: string;
  chapter: string;
  title: string;
  gist: string;
  set_aside: string;
  answers: AnswerView[];
}

export interface AskToReopen {
  command: "ask_to_reopen";
}

export interface BookLine {
  id: string;
  title: string;
  publisher: string;
  date: string;
  language: string;
  tile_set: string;
  articles: number;
  words: boolean;
  modes: ("corrido" | "no_corrido")[];
  usual_minutes: Record<string, number> | null;
  free_exchange: boolean;
}

export interface BookView {
  id: string;
  title: string;
  publisher: string;
  date: string;
  language: string;
  chapters: Record<string, string>;
  articles: ArticleLine[];
  answers: AnswerView[];
}

export interface CallRound {
  command: "call_round";
  absent?: ("A" | "B")[];
}

export interface ChallengeView {
  words: string[][];
  places: string[];
  agreed: ("A" | "B")[];
}

/** The outcome: everything agrees, or the first thing that does not. */
export interface Check {
  agrees: boolean;
  reason: string;
  draws?: number;
  expected?: string[];
  recorded?: string[];
}

export interface ChooseCentre {
  command: "choose_centre";
  accept: boolean;
}

/** A player calls the arbiter and says why; `answer` is empty until there is one. */
export interface Claim {
  number: number;
  side: "A" | "B";
  text: string;
  at: number;
  answer?: string;
  upheld?: boolean | null;
  answered_at?: number | null;
}

/** The arbiter's answer; what follows from it for the game is entered at the desk. */
export interface ClaimAnswer {
  answer: string;
  upheld: boolean;
}

/** What the player claims, in the player's own words. */
export interface ClaimText {
  text: string;
}

/** The clock of a game; what is None is as the book says. */
export interface ClockTerms {
  method?: "chess_clock" | "none" | "timer";
  mode?: "corrido" | "no_corrido" | null;
  minutes_each?: number | null;
  game_limit_minutes?: number | null;
}

/** Times in milliseconds as of `now`; a running clock goes on from there. */
export interface ClockView {
  now: number;
  method: "chess_clock" | "none" | "timer";
  mode: "corrido" | "no_corrido";
  left: Record<string, number> | null;
  running: ("A" | "B")[];
  stops: ("absence" | "end_of_placing" | "exchange" | "referee_called" | "returning_excess" | "score_difference" | "underdraw" | "verification" | "word_validity")[];
  turn_left: number | null;
  game_left: number | null;
  move_left: number | null;
  silence_left: number | null;
}

export interface ComparedRow {
  path: string;
  chapter: string;
  label: string;
  differs: boolean;
  answers: Record<string, AnswerView>;
}

export interface CorrectPlay {
  command: "correct_play";
  turn: number;
  points: number;
}

export interface CorrectTotal {
  command: "correct_total";
  side: "A" | "B";
  written: number;
}

export interface CountBag {
  command: "count_bag";
  inside?: boolean;
  consents?: number;
}

/** `code` is the second factor, for those who have one. */
export interface Credentials {
  name: string;
  password: string;
  code?: string;
}

export interface DecideAppeal {
  command: "decide_appeal";
  valid: boolean;
}

export interface DeclareNoMoves {
  command: "declare_no_moves";
}

export interface Deleted {
  games: number;
}

/** The password again; a guest has none. */
export interface Deletion {
  password?: string;
}

export interface DesistFromExchange {
  command: "desist_from_exchange";
}

/** A command of the desk; a reason is wanted when it differs from what is proposed. */
export interface DeskAct {
  command: Record<string, unknown>;
  reason?: string;
  id?: string;
}

export interface DeskAnswer {
  done: boolean;
  version: number;
  rulings: RulingView[];
  refusal: RefusalView | null;
}

/** What the players hand to their arbiter; an official of a club needs none. */
export interface DeskKey {
  key?: string;
}

export interface DeskKeyView {
  key: string;
}

/** A game as its arbiter sees it. */
export interface DeskView {
  game: GameView;
  proposed: ProposedVerdict | null;
  appeal: string;
  focus: FocusEntry[];
  acts: LoggedAct[];
  claims?: Claim[];
}

export interface DisputeBlank {
  command: "dispute_blank";
  square: string;
  noted_by_placer?: string | null;
  noted_by_opponent?: string | null;
  placer_says?: string;
}

export interface Disqualify {
  command: "disqualify";
  side: "A" | "B";
  scope: "game" | "tournament";
  articles: string[];
  remark?: string;
}

/** The draws of one game in order, with what was published before and revealed after it. */
export interface DrawRecord {
  tile_set: string;
  commitment: string;
  words?: string[];
  seed: string;
  acts?: (Drawn | PutBack)[];
}

/** Everything to check the draw of a game that is over, and the outcome. */
export interface DrawView {
  record: DrawRecord;
  check: Check;
}

export interface Drawn {
  act: "drawn";
  tiles: string[];
}

export interface EndRound {
  command: "end_round";
}

/** The game that one has entered. */
export interface Entered {
  game: string;
}

/** One line of the score sheet. */
export interface EntryView {
  side: "A" | "B";
  kind: "breach" | "exchange" | "invalid_play" | "overdraw" | "pass" | "play" | "refused_opening" | "timer";
  points: number;
  total: number;
  place: string;
  word: string[];
  blanks: string[];
  count: number;
}

/** Something that happened, in words. `version` is that of the game after it. */
export interface EventView {
  version: number;
  at: number;
  kind: string;
  side: "A" | "B" | null;
  text: string;
  rulings: RulingView[];
  routine: boolean;
}

export interface ExchangeFreely {
  command: "exchange_freely";
  rack?: string[] | null;
  changing?: number;
}

export interface ExchangeTiles {
  command: "exchange_tiles";
  tiles?: string[] | null;
  count?: number;
}

export interface ExplanationView {
  rulebook: string;
  word: string;
  valid: boolean;
  verdict: string;
  lines: string[];
  list_name: string;
  near: string[];
  grounds: GroundView[];
  approximate: boolean;
}

/** Why a request was not carried out. */
export interface Failure {
  code: string;
  text: string;
}

export interface FocusEntry {
  side: string;
  at: number;
  milliseconds: number;
}

export interface FocusLost {
  type: "focus";
  milliseconds: number;
}

/** What a player found in the dictionary, where the players judge together. */
export interface Found {
  type: "found";
  valid: boolean;
}

/** One play that the engine found: as it is typed, as people read it, and tile by tile. */
export interface FoundPlay {
  play: string;
  shown: string;
  points: number;
  leave: string;
  equity: number;
  tiles: Laid[];
}

/** A game in a list. */
export interface GameLine {
  id: string;
  rulebook: string;
  names: [string, string];
  scores: [number, number];
  phase: "accepted" | "announced" | "appealed" | "centre_choice" | "challenged" | "closed" | "counting" | "drawn" | "empty" | "exchanging" | "over" | "placing" | "ready" | "ruled_invalid" | "set_up" | "surplus" | "thinking";
  own: boolean;
  my_turn: boolean;
  days_per_move: number | null;
}

/** A game as one role may see it. */
export interface GameView {
  id: string;
  version: number;
  role: "A" | "B" | "arbiter" | "spectator";
  rulebook: string;
  tile_set: string;
  phase: "accepted" | "announced" | "appealed" | "centre_choice" | "challenged" | "closed" | "counting" | "drawn" | "empty" | "exchanging" | "over" | "placing" | "ready" | "ruled_invalid" | "set_up" | "surplus" | "thinking";
  on_turn: "A" | "B";
  seats: Seats;
  board: TileView[];
  covered: boolean;
  rack: string[] | null;
  unseen: Record<string, number> | null;
  bag: number;
  play: PlayView | null;
  challenge: ChallengeView | null;
  exchange_announced: number | null;
  clock: ClockView;
  sheet: EntryView[];
  sheet_version: string;
  actions: string[];
  judge: "arbiter" | "players" | "word_list";
  blank_letters: string[];
  commitment: string;
  seed_words: string[];
  result: ResultView | null;
  match: MatchView | null;
  rematch: string | null;
  rematch_asked: ("A" | "B")[];
  spectator_delay: number;
  arbiter_present: boolean;
}

/** One's own games that go on, and those that may be watched. */
export interface GamesView {
  own: GameLine[];
  others: GameLine[];
}

export interface GiveVerdict {
  command: "give_verdict";
  valid: boolean[];
}

/** The server closes the connection, and why. */
export interface Goodbye {
  type: "goodbye";
  reason: string;
  text: string;
}

/** One thing that an answer rests on; `text` is it in words, in the reader's language. */
export interface GroundView {
  rulebook: string;
  kind: "article" | "base" | "reading" | "silent" | "tournament";
  reference: string;
  text: string;
}

/** A table as those see it who go round: no board, no racks, no scores. */
export interface HallTable {
  game: string;
  rulebook: string;
  names: [string, string];
  phase: "accepted" | "announced" | "appealed" | "centre_choice" | "challenged" | "closed" | "counting" | "drawn" | "empty" | "exchanging" | "over" | "placing" | "ready" | "ruled_invalid" | "set_up" | "surplus" | "thinking";
  present: ("A" | "B")[];
  away: ("A" | "B")[];
  cases: ("appeal" | "challenge" | "claim" | "surplus")[];
  slip: ChallengeView | null;
  proposed: ProposedVerdict | null;
  claims: Claim[];
  since: number;
  desk: "free" | "own" | "taken";
}

/** The first message. `version` is the last that the page has seen, to go on from there. */
export interface Hello {
  type: "hello";
  version?: number | null;
  language?: "ca" | "en" | "es";
}

/** One answer for all the words; which of them failed is not part of it. */
export interface JointVerdict {
  correct: boolean;
  list_name: string;
  grounds: GroundView[];
}

/** One tile on one square: "H8", "CH", whether it is a blank. */
export interface Laid {
  square: string;
  letter: string;
  blank?: boolean;
}

export interface Leave {
  command: "leave";
  side: "A" | "B";
  notified: boolean;
}

export interface LetterView {
  letter: string;
  points: number;
  count: number;
}

/** One act: who did what at which game, when, with which reason. */
export interface LoggedAct {
  number: number;
  before: string;
  game: string;
  person: string;
  act: string;
  facts: Record<string, unknown>;
  reason: string;
  at: number;
}

/** A machine that one may play against, and under which rulebooks it knows the words. */
export interface MachineView {
  id: string;
  names: Record<string, string>;
  rulebooks: string[];
}

export interface MakeChallenge {
  command: "challenge";
  words?: string[];
}

export interface MakePlay {
  command: "make_play";
  tiles: Laid[];
  points?: number | null;
}

export interface MatchView {
  id: string;
  number: number;
  games: number;
  won: Record<string, number>;
}

/** Somebody new, with a first password to hand over. */
export interface NewAccount {
  name: string;
  password: string;
  roles?: ("administrator" | "arbiter" | "director" | "monitor" | "player")[];
}

export interface NewName {
  name: string;
}

export interface Note {
  command: "note";
  points?: number | null;
  word?: string | null;
  blanks?: Record<string, string>;
}

export interface PadText {
  text: string;
}

export interface Pass {
  command: "pass";
}

export interface PasswordChange {
  old: string;
  new: string;
}

/** A game that is over, in a list. */
export interface PastGame {
  id: string;
  rulebook: string;
  names: [string, string];
  ended_at: number;
  days_per_move: number | null;
}

export interface Penalise {
  command: "penalise";
  side: "A" | "B";
  points: number;
  remark?: string;
}

export interface PersonView {
  id: string;
  name: string;
  roles: ("administrator" | "arbiter" | "director" | "monitor" | "player")[];
  guest: boolean;
  sure: boolean;
}

export interface Ping {
  type: "ping";
  sent: number;
}

export interface PlayView {
  side: "A" | "B";
  tiles: TileView[];
  points: number;
  words: WordView[];
  announced: boolean;
  off_centre: boolean;
  noted_by: ("A" | "B")[];
  answered: boolean;
}

export interface Pong {
  type: "pong";
  sent: number;
  now: number;
}

/** A position in CGP. */
export interface PositionAsked {
  rulebook: string;
  cgp: string;
  most?: number;
}

export interface PremiumView {
  square: string;
  letter: number;
  word: number;
}

/** What somebody wants to play. `seed_word` goes into the draw of the tiles. */
export interface Proposal {
  terms: Terms;
  opponent: "anyone" | "link" | "machine";
  machine?: string;
  seed_word?: string;
  side?: "A" | "B" | null;
}

/** The game, when it can begin at once; else the proposal to wait for. */
export interface Proposed {
  game: string | null;
  seek: SeekView | null;
}

/** What the words of the book say of a challenge, word by word. */
export interface ProposedVerdict {
  valid: boolean[];
  list_name: string;
}

export interface PutBack {
  act: "put_back";
  tiles: string[];
}

export interface ReadingView {
  id: string;
  point: string;
  reading: string;
}

/** Why a command was not carried out, when that is no matter of the book. */
export interface RefusalView {
  code: string;
  text: string;
}

/** The new game, once both want it. */
export interface Rematch {
  game: string | null;
  asked: ("A" | "B")[];
}

export interface Reopen {
  command: "reopen";
}

export interface ReportConduct {
  command: "report_conduct";
  side: "A" | "B";
  matter: "device" | "not_noting" | "prepared_notes" | "smoking_food_phone" | "talk" | "abandoning" | "clock_left_neutralised" | "losing_on_purpose" | "offence_or_mockery" | "repeated_challenges_of_common_words" | "systematic_overscoring" | "systematic_violation";
  remark?: string;
}

export interface ReportConsultation {
  command: "report_consultation";
  side: "A" | "B";
  word: string;
  answered_by?: "A" | "B" | "arbiter" | "director" | "monitor" | "spectator" | null;
}

export interface ReportLateness {
  command: "report_lateness";
  side: "A" | "B";
  times?: number;
}

export interface Resign {
  command: "resign";
}

export interface ResultView {
  kind: "disqualified" | "forfeit" | "no_moves" | "out" | "passes" | "resigned" | "time" | "zero_run";
  winner: "A" | "B" | null;
  loser: "A" | "B" | null;
  out: "A" | "B" | null;
  racks: Record<string, string[]>;
  seed: string;
}

export interface ResumeClocks {
  command: "resume_clocks";
}

export interface Return {
  command: "return";
  side: "A" | "B";
}

export interface ReturnSurplus {
  command: "return_surplus";
  side: "A" | "B";
  tiles?: string[] | null;
}

export interface RuleOnCase {
  command: "rule_on_case";
  remark: string;
}

export interface RulingView {
  allowed: boolean;
  reason: string;
  text: string;
  grounds: GroundView[];
}

export interface Said {
  type: "said";
  side: "A" | "B";
  courtesy: "good_game" | "good_luck" | "good_play" | "sorry" | "thanks";
  text: string;
}

export interface SayCourtesy {
  type: "courtesy";
  courtesy: "good_game" | "good_luck" | "good_play" | "sorry" | "thanks";
}

export interface SeatView {
  name: string;
  machine: boolean;
  present: boolean;
  score: number;
  tiles: number;
  adjusted: number;
  penalties: number;
  cards: string[];
  signed: boolean;
  away: boolean;
}

/** Both players. */
export interface Seats {
  A: SeatView;
  B: SeatView;
}

/** A proposal as others see it. */
export interface SeekView {
  id: string;
  name: string;
  terms: Terms;
  open: boolean;
  commitment: string;
  own: boolean;
  game: string | null;
}

/** A command under an id of the page's own; sent again until it is acknowledged. */
export interface Send {
  type: "command";
  id: string;
  command: Record<string, unknown>;
  sheet_version?: string | null;
}

/** One place where a person is signed in. */
export interface SessionLine {
  id: string;
  device: string;
  begun_at: number;
  expires_at: number;
  sure: boolean;
  own: boolean;
}

/** Who is asking, and the token that every change must carry in X-CSRF-Token. */
export interface SessionView {
  person: PersonView | null;
  csrf: string;
  accounts: boolean;
  https: boolean;
}

/** One session by its id; without an id, all but the one that asks. */
export interface SessionsToEnd {
  id?: string | null;
}

export interface ShowCard {
  command: "show_card";
  side: "A" | "B";
  colour: "red" | "yellow";
  remark?: string;
}

export interface Sign {
  command: "sign";
  words_complete?: boolean;
}

/** The words of a challenge, as both players signed them. */
export interface Slip {
  rulebook: string;
  words: string[];
}

export interface StopClocks {
  command: "stop_clocks";
  stop: "absence" | "end_of_placing" | "exchange" | "referee_called" | "returning_excess" | "score_difference" | "underdraw" | "verification" | "word_validity";
  seconds?: number;
}

/** A move and what a study has found of it; what the study does not tell is None. */
export interface StudiedMove {
  kind: "exchange" | "pass" | "play";
  text: string;
  shown: string;
  points: number;
  leave: string;
  tiles: Laid[];
  equity?: number | null;
  error?: number | null;
  win?: number | null;
  reply?: number | null;
  rollouts?: number | null;
  low?: number | null;
  high?: number | null;
  certainty?: "exact" | "guess" | null;
}

/** How far a study has come. The moves are candidates, best first; of an ending, its line. */
export interface Study {
  kind: "ending" | "pre_ending" | "simulation";
  done: boolean;
  moves: StudiedMove[];
  rollouts?: number;
  ended?: string | null;
  value?: number | null;
  low?: number | null;
  high?: number | null;
  proved?: boolean;
  nodes?: number;
  bags?: number;
}

/** A position in CGP, and how long it may be studied. */
export interface StudyAsked {
  rulebook: string;
  cgp: string;
  seconds?: number;
}

/** What is agreed before a game, or before all the games of a match. */
export interface Terms {
  rulebook: string;
  clock?: ClockTerms;
  days_per_move?: number | null;
  games?: number;
  spectators?: boolean;
  spectator_delay?: number;
  arbiter?: boolean;
  players_judge?: boolean;
  acceptance_seconds?: number | null;
}

export interface TileSetView {
  id: string;
  blanks: number;
  letters: LetterView[];
  spellings: Record<string, string>;
}

export interface TileView {
  square: string;
  letter: string;
  blank: boolean;
  points: number;
}

export interface TotpBegin {
  secret: string;
  url: string;
}

export interface TotpConfirm {
  secret: string;
  code: string;
  password: string;
}

/** What has happened since the last message, and the game as it stands now. */
export interface Update {
  type: "update";
  version: number;
  events: EventView[];
  game: GameView;
}

/** One move against another, in words. */
export interface Weighing {
  sentences: string[];
  clear: boolean;
}

/** Two moves of a position, as they are typed; without the other, against the best. */
export interface WeighingAsked {
  rulebook: string;
  cgp: string;
  move: string;
  other?: string | null;
}

export interface WithdrawPlay {
  command: "withdraw_play";
}

export interface WordAsked {
  word: string;
  rulebook?: string;
}

/** A word that a play forms: where it begins, its tiles. */
export interface WordView {
  place: string;
  letters: string[];
  direction: "across" | "down";
}

export type FromPage =
  | FocusLost
  | Found
  | Hello
  | Ping
  | SayCourtesy
  | Send;

export type ToPage =
  | Acknowledged
  | Goodbye
  | Pong
  | Said
  | Update;

export type PlayerCommand =
  | AnnounceExchange
  | Appeal
  | AskToReopen
  | ChooseCentre
  | CountBag
  | DeclareNoMoves
  | DesistFromExchange
  | ExchangeFreely
  | ExchangeTiles
  | Leave
  | MakeChallenge
  | MakePlay
  | Note
  | Pass
  | Resign
  | ResumeClocks
  | Return
  | Sign
  | StopClocks
  | WithdrawPlay;

export type DeskCommand =
  | Arrive
  | CallRound
  | CorrectPlay
  | CorrectTotal
  | DecideAppeal
  | DisputeBlank
  | Disqualify
  | EndRound
  | GiveVerdict
  | Leave
  | Penalise
  | Reopen
  | ReportConduct
  | ReportConsultation
  | ReportLateness
  | ResumeClocks
  | Return
  | ReturnSurplus
  | RuleOnCase
  | ShowCard
  | StopClocks;

export type MonitorCommand =
  | GiveVerdict
  | ReportConduct
  | ReportConsultation
  | ReportLateness
  | ResumeClocks
  | StopClocks;

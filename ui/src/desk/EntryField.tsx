import type { GameView } from '../made/types';
import { Select } from '../parts/Select';
import { useSpeech } from '../parts/context';
import type { Field, Filled } from './entry';

const MATTERS = [
  ['talk', 'desk.talk'],
  ['not_noting', 'desk.not_noting'],
  ['prepared_notes', 'desk.prepared_notes'],
  ['device', 'desk.device'],
  ['smoking_food_phone', 'desk.smoking_food_phone'],
  ['offence_or_mockery', 'desk.offence_or_mockery'],
  ['repeated_challenges_of_common_words', 'desk.repeated_challenges_of_common_words'],
  ['systematic_overscoring', 'desk.systematic_overscoring'],
  ['systematic_violation', 'desk.systematic_violation'],
  ['clock_left_neutralised', 'desk.clock_left_neutralised'],
  ['losing_on_purpose', 'desk.losing_on_purpose'],
  ['abandoning', 'desk.abandoning'],
] as const;
const STOPS = [
  ['referee_called', 'desk.referee_called'],
  ['score_difference', 'desk.score_difference'],
  ['verification', 'desk.verification'],
  ['word_validity', 'desk.word_validity'],
] as const;
const PARTIES = [
  ['arbiter', 'desk.arbiter'],
  ['director', 'desk.director'],
  ['monitor', 'desk.monitor'],
  ['spectator', 'desk.spectator'],
] as const;
const WRITTEN = { word: 'desk.word', square: 'desk.square', letter: 'desk.letter', articles: 'desk.articles' } as const;

type Props = { field: Field; game: GameView; filled: Filled; fill: (part: Partial<Filled>) => void };

// One field of an entry.
export function EntryField({ field, game, filled, fill }: Props) {
  const { say } = useSpeech();
  const players = [
    ['A', game.seats.A.name],
    ['B', game.seats.B.name],
  ] as const;
  switch (field) {
    case 'side':
      return <Select label={say('desk.player')} value={filled.side} choices={players} onChoose={side => fill({ side })} />;
    case 'colour':
      return (
        <Select
          label={say('desk.colour')}
          value={filled.colour}
          choices={[
            ['yellow', say('desk.yellow')],
            ['red', say('desk.red')],
          ]}
          onChoose={colour => fill({ colour })}
        />
      );
    case 'matter':
      return (
        <Select label={say('desk.matter')} value={filled.matter} choices={MATTERS.map(([each, text]) => [each, say(text)])} onChoose={matter => fill({ matter })} />
      );
    case 'stop':
      return <Select label={say('desk.stop')} value={filled.stop} choices={STOPS.map(([each, text]) => [each, say(text)])} onChoose={stop => fill({ stop })} />;
    case 'scope':
      return (
        <Select
          label={say('desk.scope')}
          value={filled.scope}
          choices={[
            ['game', say('desk.the_game')],
            ['tournament', say('desk.the_tournament')],
          ]}
          onChoose={scope => fill({ scope })}
        />
      );
    case 'answeredBy':
      return (
        <Select
          label={say('desk.answered_by')}
          value={filled.answeredBy}
          choices={[['', say('desk.nobody')], ...players, ...PARTIES.map(([each, text]) => [each, say(text)] as const)]}
          onChoose={answeredBy => fill({ answeredBy })}
        />
      );
    case 'notified':
      return (
        <label class="check">
          <input type="checkbox" checked={filled.notified} onChange={event => fill({ notified: event.currentTarget.checked })} />
          {say('desk.notified')}
        </label>
      );
    case 'points':
      return (
        <label class="field">
          {say('desk.points')}
          <input type="number" min={0} max={2000} value={filled.points} onInput={event => fill({ points: event.currentTarget.valueAsNumber || 0 })} />
        </label>
      );
    case 'turn':
      return (
        <label class="field">
          {say('sheet.turn')}
          <input
            type="number"
            min={1}
            max={Math.max(1, game.sheet.length)}
            value={filled.turn}
            onInput={event => fill({ turn: event.currentTarget.valueAsNumber || 1 })}
          />
        </label>
      );
    case 'remark':
      return (
        <label class="field wide">
          {say('desk.remark')}
          <textarea rows={2} maxLength={1000} value={filled.remark} onInput={event => fill({ remark: event.currentTarget.value })} />
        </label>
      );
    default:
      return (
        <label class="field">
          {say(WRITTEN[field])}
          <input type="text" maxLength={40} autocomplete="off" value={filled[field]} onInput={event => fill({ [field]: event.currentTarget.value })} />
        </label>
      );
  }
}

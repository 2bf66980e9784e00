import type { MachineView } from '../made/types';
import { percent } from '../i18n/numbers';
import type { TextKey } from '../i18n/say';
import { Select } from '../parts/Select';
import { useSpeech } from '../parts/context';
import { inOrder, stepOf } from './levels';

// Players that know every word and are no level have a sentence of their own.
const OTHERS: Readonly<Record<string, TextKey>> = { letrado: 'home.all_words_text', voraz: 'home.greedy_text' };

type Props = {
  machines: readonly MachineView[];
  chosen: MachineView | undefined;
  tileSet: string;
  onChoose: (id: string) => void;
};

// Who of the machines, with what is known of its strength.
export function MachineChoice({ machines, chosen, tileSet, onChoose }: Props) {
  const { say, language } = useSpeech();
  if (!chosen) return null;
  const name = (id: string): string =>
    id === 'letrado' ? say('home.all_words') : (machines.find(machine => machine.id === id)?.names[language] ?? '');
  const step = stepOf(chosen.id, tileSet);
  const own = OTHERS[chosen.id];
  const strength = own
    ? say(own)
    : step
      ? say('home.beats', { percent: percent(step.won, 0, language), weaker: name(step.weaker) })
      : say(chosen.id === inOrder(machines)[0]?.id ? 'home.weakest' : 'home.not_measured');
  return (
    <div class="choice-more">
      <Select
        label={say('home.level')}
        testId="machine"
        value={chosen.id}
        choices={inOrder(machines).map(({ id }) => [id, name(id)])}
        onChoose={onChoose}
        hint={strength}
      />
    </div>
  );
}

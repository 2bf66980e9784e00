import type { MachineView } from '../api/types';
import { percent } from '../i18n/numbers';
import { Select } from '../parts/Select';
import { useSpeech } from '../parts/context';
import { inOrder, stepOf } from './levels';

// Players that know every word and are no level have a name and a sentence of their own.
const OTHERS = {
  letrado: { name: 'home.all_words', text: 'home.all_words_text' },
  voraz: { name: 'home.greedy', text: 'home.greedy_text' },
} as const;

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
  const name = (id: string): string => {
    if (id === 'letrado' || id === 'voraz') return say(OTHERS[id].name);
    return machines.find(machine => machine.id === id)?.names[language] ?? '';
  };
  const step = stepOf(chosen.id, tileSet);
  const strength =
    chosen.id === 'letrado' || chosen.id === 'voraz'
      ? say(OTHERS[chosen.id].text)
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

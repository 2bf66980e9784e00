// @vitest-environment happy-dom
import { render } from 'preact';
import { useState } from 'preact/hooks';
import { act } from 'preact/test-utils';
import { beforeEach, expect, test } from 'vitest';
import { RackView } from './RackView';
import type { Rack } from './rack';

const drawn: Rack = [
  { id: 0, letter: 'QU', value: 8, blank: false },
  { id: 1, letter: 'E', value: 1, blank: false },
  { id: 2, letter: '', value: 0, blank: true },
  { id: 3, letter: 'L·L', value: 10, blank: false },
];

function Holder() {
  const [rack, setRack] = useState(drawn);
  const [picked, setPicked] = useState<number | undefined>(undefined);
  const texts = { label: 'Atril', blank: 'comodín' };
  return (
    <RackView rack={rack} texts={texts} picked={picked} onPick={setPicked} onChange={setRack} />
  );
}

const buttons = (): HTMLButtonElement[] => [...document.querySelectorAll('button')];
const spoken = (): string => buttons().map(nameOf).join(' | ');
const nameOf = (element: Element | null): string => element?.getAttribute('aria-label') ?? '';
const tap = (place: number): Promise<void> => act(() => buttons()[place]?.click());
const press = (key: string): Promise<void> =>
  act(() => {
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  });

beforeEach(async () => {
  render(null, document.body);
  await act(() => render(<Holder />, document.body));
});

test('each tile is one button that speaks its letter and value', () => {
  expect(spoken()).toBe('QU, 8 | E, 1 | comodín | L·L, 10');
});

test('a blank on the rack shows an empty face', () => {
  expect(buttons().map(button => button.textContent)).toEqual(['QU8', 'E1', '', 'L·L10']);
});

test('arrow keys carry the focused tile along and the focus stays on it', async () => {
  buttons()[0]?.focus();
  await press('ArrowRight');
  await press('ArrowRight');

  expect(spoken()).toBe('E, 1 | comodín | QU, 8 | L·L, 10');
  expect(nameOf(document.activeElement)).toBe('QU, 8');
});

test('a tile at the end of the rack goes no further', async () => {
  buttons()[3]?.focus();
  await press('ArrowRight');

  expect(spoken()).toBe('QU, 8 | E, 1 | comodín | L·L, 10');
  expect(nameOf(document.activeElement)).toBe('L·L, 10');
});

test('a tap picks a tile and the next tap says where it goes', async () => {
  await tap(3);
  expect(buttons()[3]?.getAttribute('aria-pressed')).toBe('true');

  await tap(1);
  expect(spoken()).toBe('QU, 8 | L·L, 10 | E, 1 | comodín');
  expect(document.querySelector('[aria-pressed="true"]')).toBeNull();
});

test('a second tap on the same tile puts it down where it was', async () => {
  await tap(2);
  await tap(2);

  expect(spoken()).toBe('QU, 8 | E, 1 | comodín | L·L, 10');
  expect(document.querySelector('[aria-pressed="true"]')).toBeNull();
});

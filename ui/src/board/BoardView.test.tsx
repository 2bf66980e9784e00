// @vitest-environment happy-dom
import { render } from 'preact';
import { useState } from 'preact/hooks';
import { act } from 'preact/test-utils';
import { beforeEach, expect, test } from 'vitest';
import { board } from '../example/position';
import { boardTexts } from '../example/texts';
import { BoardView } from './BoardView';
import { premiumAt } from './premium';
import { printSquare, readSquare, squares } from './square';

function Table() {
  const [cursor, setCursor] = useState(readSquare('H8'));
  return <BoardView board={board} texts={boardTexts} cursor={cursor} onCursor={setCursor} />;
}

const cell = (name: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`[data-square=${name}]`);
  if (!found) throw new Error(`no square ${name} on the page`);
  return found;
};

const press = (key: string, modifiers: KeyboardEventInit = {}): Promise<void> =>
  act(() => {
    const init = { key, bubbles: true, cancelable: true, ...modifiers };
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', init));
  });

const texts = (selector: string): (string | null)[] =>
  [...document.querySelectorAll(selector)].map(element => element.textContent);

beforeEach(async () => {
  render(null, document.body);
  await act(() => render(<Table />, document.body));
});

test('the board has columns A to O, rows 1 to 15 and 225 squares', () => {
  expect(texts('thead th').join('')).toBe('ABCDEFGHIJKLMNO');
  expect(texts('tbody th')).toEqual(Array.from({ length: 15 }, (_, row) => String(row + 1)));
  expect(document.querySelectorAll('td')).toHaveLength(225);
});

test('each square carries the class of its premium', () => {
  for (const square of squares)
    expect(cell(printSquare(square)).classList.item(1)).toBe(premiumAt(square) ?? null);
});

test('an empty premium square shows its sign', () => {
  expect(['A1', 'B2', 'F2', 'D1'].map(name => cell(name).textContent)).toEqual(['3P', '2P', '3L', '2L']);
});

test('a digraph is shown as one tile on one square', () => {
  expect(cell('H6').querySelectorAll('.tile')).toHaveLength(1);
  expect(cell('H6').textContent).toBe('CH5');
});

test('a blank shows its letter in lower case and no value', () => {
  expect(cell('K8').querySelector('.blank')?.textContent).toBe('e');
});

test('a row is heard whole and each square by name', () => {
  expect(cell('K8').parentElement?.getAttribute('aria-label')).toBe(
    'Fila 8: NIÑEZ desde D8, e desde K8, D desde N8',
  );
  expect(cell('J6').getAttribute('aria-label')).toBe('J6, triple letra, RR, 8');
});

test('arrow keys move the cursor, and the board stays one tab stop', async () => {
  cell('H8').focus();
  await press('ArrowLeft');
  await press('ArrowUp');
  expect(document.activeElement).toBe(cell('G7'));

  await press('ArrowRight');
  await press('ArrowDown');
  await press('ArrowDown');
  expect(document.activeElement).toBe(cell('H9'));
  expect([...document.querySelectorAll('td[tabindex="0"]')]).toEqual([cell('H9')]);
});

test('the cursor stops at the edge of the board', async () => {
  await act(() => cell('O1').focus());
  await press('ArrowRight');
  await press('ArrowUp');

  expect(document.activeElement).toBe(cell('O1'));
});

test('an arrow with Alt is the browser going back, not the cursor', async () => {
  cell('H8').focus();
  await press('ArrowLeft', { altKey: true });

  expect(document.activeElement).toBe(cell('H8'));
});

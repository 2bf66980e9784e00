import { useLayoutEffect, useRef } from 'preact/hooks';
import type { EntryView, GameView, PlayView } from '../made/types';
import { whole } from '../i18n/numbers';
import type { Say } from '../i18n/say';
import { useSpeech } from '../parts/context';
import { SIDES, type Side } from './side';
import { type SheetLine, linesOfSheet } from './table';

const ROWS_AHEAD = 10;

// The score sheet as it grows, with ruled rows ahead, the way paper has them.
export function Sheet({ game }: { game: GameView }) {
  const { say } = useSpeech();
  const pending = game.play?.announced && !game.result ? entryOf(game.play, game.seats[game.play.side].score) : undefined;
  const lines = linesOfSheet(pending ? [...game.sheet, pending] : game.sheet);
  const holder = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const row = holder.current?.querySelectorAll<HTMLElement>('tbody tr')[lines.length];
    if (row) holder.current?.scrollTo({ top: row.offsetTop + row.offsetHeight - holder.current.clientHeight });
  }, [lines.length]);
  const ahead = Array.from({ length: Math.max(1, ROWS_AHEAD - lines.length) }, (): SheetLine => ({}));
  return (
    <section class="card sheet">
      <header>
        <h3>{say('sheet.title')}</h3>
        {pending && <span class="pill warn">{say('sheet.pending')}</span>}
      </header>
      <div ref={holder} class="table-holder" tabIndex={0} role="region" aria-label={say('sheet.title')}>
        <table class="table">
          <thead>
            <tr>
              <th scope="col">{say('sheet.turn')}</th>
              {SIDES.map(side => (
                <Heads key={side} name={game.seats[side].name} say={say} />
              ))}
            </tr>
          </thead>
          <tbody>
            {[...[...lines, ...ahead].entries()].map(([turn, line]) => (
              <tr key={turn} class={pending && (line.A === pending || line.B === pending) ? 'pending' : undefined}>
                <th scope="row">{turn + 1}</th>
                {SIDES.map(side => (
                  <Cells key={`${side} ${line[side]?.kind}`} entry={line[side]} />
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{say('sheet.sum')}</th>
              {SIDES.map(side => (
                <Sums key={side} game={game} side={side} />
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
    </section>
  );
}

// A play announced and not noted yet, as the line that it will be.
function entryOf(play: PlayView, score: number): EntryView {
  const word = play.words[0];
  return {
    side: play.side,
    kind: 'play',
    points: play.points,
    total: score + play.points,
    place: word?.place ?? '',
    word: word?.letters ?? play.tiles.map(tile => tile.letter),
    blanks: [],
    count: 0,
  };
}

function Heads({ name, say }: { name: string; say: Say }) {
  return (
    <>
      <th scope="col">{name}</th>
      <th scope="col" class="figure">
        {say('sheet.points')}
      </th>
      <th scope="col" class="figure">
        {say('sheet.total')}
      </th>
    </>
  );
}

function Cells({ entry }: { entry: EntryView | undefined }) {
  const { say, language } = useSpeech();
  return (
    <>
      <td class="word">{entry && entryText(entry, say)}</td>
      <td class="figure">{entry && whole(entry.points, language)}</td>
      <td class="figure total">{entry && whole(entry.total, language)}</td>
    </>
  );
}

function Sums({ game, side }: { game: GameView; side: Side }) {
  const { language } = useSpeech();
  const { adjusted, penalties, score } = game.seats[side];
  const change = adjusted - penalties;
  return (
    <>
      <td class="figure" colSpan={2}>
        {change > 0 && '+'}
        {change !== 0 && whole(change, language)}
      </td>
      <td class="figure total">{whole(score, language)}</td>
    </>
  );
}

function entryText(entry: EntryView, say: Say): string {
  if (entry.word.length > 0) return entry.word.join('');
  if (entry.kind === 'exchange') return say('sheet.exchange', { count: entry.count });
  return entry.kind === 'pass' ? say('sheet.pass') : say('sheet.lost');
}

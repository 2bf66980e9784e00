import type { StudiedMove, Study } from '../made/types';
import { decimal, percent, whole } from '../i18n/numbers';
import { useSpeech } from '../parts/context';
import type { Shown } from './AnalysisBoard';

const CERTAINTIES = {
  exact: 'analysis.exact',
  wins: 'analysis.wins_exact',
  guess: 'analysis.guess',
} as const;

type Props = { study: Study; shown: Shown | undefined; onShow: (move: Shown) => void };

// The candidates with their figures; of an ending, the line that both play.
export function StudyTable({ study, shown, onShow }: Props) {
  const { say } = useSpeech();
  const simulated = study.kind === 'simulation';
  return (
    <div class="table-holder" tabIndex={0} role="region" aria-label={say('analysis.figures')}>
      <table class="table">
        <thead>
          <tr>
            {study.kind === 'ending' && <th scope="col">{say('sheet.turn')}</th>}
            <th scope="col">{say('analysis.play')}</th>
            <th scope="col" class="figure">
              {say('analysis.points')}
            </th>
            {study.kind !== 'ending' && (
              <th scope="col" class="figure">
                {say('analysis.wins')}
              </th>
            )}
            <th scope="col" class="figure">
              {say('analysis.gain')}
            </th>
            {simulated && (
              <>
                <th scope="col" class="figure">
                  {say('analysis.reply')}
                </th>
                <th scope="col" class="figure">
                  {say('analysis.rollouts')}
                </th>
              </>
            )}
            {study.kind === 'pre_ending' && <th scope="col">{say('analysis.certainty')}</th>}
          </tr>
        </thead>
        <tbody>
          {study.moves.map((move, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- a line may hold the same move twice
            <Row key={`${index} ${move.text}`} number={index + 1} move={move} study={study} shown={shown} onShow={onShow} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

type RowProps = { number: number; move: StudiedMove; study: Study; shown: Shown | undefined; onShow: (move: Shown) => void };

function Row({ number, move, study, shown, onShow }: RowProps) {
  const { say, language } = useSpeech();
  const name = move.kind === 'play' ? move.shown : say(move.kind === 'pass' ? 'analysis.pass' : 'analysis.exchange', { tiles: move.shown });
  const digits = study.kind === 'ending' ? 0 : 1;
  return (
    <tr class={move.kind === 'play' && move.text === shown?.name ? 'chosen' : ''}>
      {study.kind === 'ending' && <td class="muted">{say(number % 2 === 1 ? 'play.you' : 'home.opponent')}</td>}
      <td>
        {move.kind === 'play' && (study.kind !== 'ending' || number === 1) ? (
          <button
            type="button"
            class="button quiet play-name"
            aria-pressed={move.text === shown?.name}
            onClick={() => onShow({ name: move.text, text: move.shown, tiles: move.tiles })}
          >
            {name}
          </button>
        ) : (
          <span class="play-name">{name}</span>
        )}
      </td>
      <td class="figure">{move.points}</td>
      {study.kind !== 'ending' && <td class="figure">{percent(move.win ?? 0, 1, language)}</td>}
      <td class="figure">
        {decimal(move.equity ?? 0, digits, language)}
        {study.kind === 'simulation' && <span class="muted"> ± {decimal(move.error ?? 0, 1, language)}</span>}
      </td>
      {study.kind === 'simulation' && (
        <>
          <td class="figure">{decimal(move.reply ?? 0, 1, language)}</td>
          <td class="figure">{whole(move.rollouts ?? 0, language)}</td>
        </>
      )}
      {study.kind === 'pre_ending' && <td>{move.certainty && say(CERTAINTIES[move.certainty])}</td>}
    </tr>
  );
}

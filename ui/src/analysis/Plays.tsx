import type { Analysis } from '../made/types';
import { decimal } from '../i18n/numbers';
import { useSpeech } from '../parts/context';
import type { Shown } from './AnalysisBoard';

type Props = { analysis: Analysis | undefined; ready: boolean; shown: Shown | undefined; onShow: (play: Shown) => void };

// The best plays by points and what they keep; one of them is shown on the board.
export function Plays({ analysis, ready, shown, onShow }: Props) {
  const { say, language } = useSpeech();
  const heading = analysis ? say('analysis.found', { count: analysis.count }) : say(ready ? 'analysis.searching' : 'analysis.waiting');
  return (
    <section class="card" aria-busy={ready && analysis === undefined}>
      <header>
        <h2 class="card-title">
          <span role="status">{heading}</span>
        </h2>
      </header>
      <div class="table-holder scrolled" tabIndex={0} role="region" aria-label={say('analysis.waiting')}>
        <table class="table">
          <thead>
            <tr>
              <th scope="col">{say('analysis.play')}</th>
              <th scope="col" class="figure">
                {say('analysis.points')}
              </th>
              <th scope="col">{say('analysis.leave')}</th>
              <th scope="col" class="figure">
                {say('analysis.equity')}
              </th>
            </tr>
          </thead>
          <tbody>
            {!ready && (
              <tr>
                <td colSpan={4} class="muted">
                  {say('analysis.needs_rack')}
                </td>
              </tr>
            )}
            {analysis?.plays.length === 0 && (
              <tr>
                <td colSpan={4} class="muted">
                  {say('analysis.no_plays')}
                </td>
              </tr>
            )}
            {(analysis?.plays ?? []).map(play => (
              <tr key={play.play} class={play.play === shown?.name ? 'chosen' : ''}>
                <td>
                  <button
                    type="button"
                    class="button quiet play-name"
                    aria-pressed={play.play === shown?.name}
                    onClick={() => onShow({ name: play.play, text: play.shown, tiles: play.tiles })}
                  >
                    {play.shown}
                  </button>
                </td>
                <td class="figure">{play.points}</td>
                <td>{play.leave || '–'}</td>
                <td class="figure">{decimal(play.equity, 1, language)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

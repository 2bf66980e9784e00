import { render } from 'preact';
import { useState } from 'preact/hooks';
import { BoardView } from '../board/BoardView';
import { readSquare } from '../board/square';
import { RackView } from '../rack/RackView';
import { orderOf, rackValue, recallOrder, shuffle } from '../rack/rack';
import { board, catalanRack, spanishRack } from './position';
import { boardTexts, catalanRackTexts, spanishRackTexts } from './texts';

const drawn = orderOf(spanishRack);

function Demo() {
  const [cursor, setCursor] = useState(readSquare('H8'));
  const [rack, setRack] = useState(spanishRack);
  const [other, setOther] = useState(catalanRack);
  return (
    <main class="demo">
      <h1>letrado</h1>
      <BoardView board={board} texts={boardTexts} cursor={cursor} onCursor={setCursor} />
      <section>
        <RackView rack={rack} texts={spanishRackTexts} onChange={setRack} />
        <p>
          <button type="button" onClick={() => setRack(shuffle(rack, Math.random))}>
            Mezclar
          </button>
          <button type="button" onClick={() => setRack(recallOrder(rack, drawn))}>
            Recuperar el orden
          </button>
          <span>{rackValue(rack)} puntos en el atril</span>
        </p>
      </section>
      <section>
        <h2>Fichas catalanas</h2>
        <RackView rack={other} texts={catalanRackTexts} onChange={setOther} />
      </section>
    </main>
  );
}

render(<Demo />, document.body);

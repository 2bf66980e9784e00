import type { BoardTexts } from '../board/spoken';

export const boardTexts: BoardTexts = {
  label: 'Tablero',
  row: 'Fila',
  emptyRow: 'vacía',
  from: 'desde',
  centre: 'centro',
  blank: 'comodín',
  unannounced: 'sin anunciar',
  premium: {
    dl: { sign: '2L', name: 'doble letra' },
    tl: { sign: '3L', name: 'triple letra' },
    dw: { sign: '2P', name: 'doble palabra' },
    tw: { sign: '3P', name: 'triple palabra' },
  },
};

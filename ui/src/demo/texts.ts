import type { BoardTexts } from '../board/spoken';

export const boardTexts: BoardTexts = {
  label: 'Tablero',
  row: 'Fila',
  emptyRow: 'vacía',
  from: 'desde',
  centre: 'centro',
  blank: 'comodín',
  premium: {
    dl: { sign: '2L', name: 'doble letra' },
    tl: { sign: '3L', name: 'triple letra' },
    dw: { sign: '2P', name: 'doble palabra' },
    tw: { sign: '3P', name: 'triple palabra' },
  },
};

export const spanishRackTexts = { label: 'Atril', blank: 'comodín' };

export const catalanRackTexts = { label: 'Atril en catalán', blank: 'comodín' };

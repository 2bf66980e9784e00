// A letter is a whole tile: CH, LL, RR, NY, QU and L·L count as one, like Ñ or Ç.
// A blank has value 0, and the empty letter until somebody plays it.
export type Tile = {
  readonly id: number;
  readonly letter: string;
  readonly value: number;
  readonly blank: boolean;
};

// The tile as it is played: a blank takes the letter, any other tile keeps its own.
export function playedAs(tile: Tile, letter: string): Tile {
  return tile.blank ? { ...tile, letter } : tile;
}

// The tile as it returns to a rack: a blank stands for nothing again.
export function unplayed(tile: Tile): Tile {
  return playedAs(tile, '');
}

// What the face shows. Lower case marks a blank, as score sheets and GCG files do.
export function faceOf(tile: Tile): string {
  return tile.blank ? tile.letter.toLowerCase() : tile.letter;
}

// What a screen reader says: "RR, 8"; "E, comodín"; "comodín".
export function spokenTile(tile: Tile, blankName: string): string {
  if (!tile.blank) return `${tile.letter}, ${tile.value}`;
  return tile.letter ? `${tile.letter}, ${blankName}` : blankName;
}

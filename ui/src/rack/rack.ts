import { type Tile, unplayed } from '../tile/tile';

// The tiles in the order the player arranged them.
export type Rack = readonly Tile[];

export type Taken = { readonly tile: Tile; readonly rest: Rack };

// A number from 0 up to, not including, 1: the caller decides where chance comes from.
export type Random = () => number;

// The tile at one place goes to another and those between close up; off the rack, nothing moves.
export function moveTile(rack: Rack, from: number, to: number): Rack {
  const tile = rack[from];
  if (!tile || rack[to] === undefined || from === to) return rack;
  const moved = [...rack];
  moved.splice(from, 1);
  moved.splice(to, 0, tile);
  return moved;
}

// Fisher-Yates: every order is equally likely if the source is fair.
export function shuffle(rack: Rack, random: Random): Rack {
  const pile = [...rack];
  return rack.flatMap(() => pile.splice(Math.floor(random() * pile.length), 1));
}

export function takeTile(rack: Rack, id: number): Taken | undefined {
  const tile = rack.find(held => held.id === id);
  return tile && { tile, rest: rack.filter(held => held !== tile) };
}

// The tile comes back at the end. A second drop of the same tile must not double it.
export function giveBack(rack: Rack, tile: Tile): Rack {
  return rack.some(held => held.id === tile.id) ? rack : [...rack, unplayed(tile)];
}

export function orderOf(rack: Rack): readonly number[] {
  return rack.map(tile => tile.id);
}

// The tiles as they were once arranged; those drawn since stay behind them, as they stand.
export function recallOrder(rack: Rack, order: readonly number[]): Rack {
  const place = (tile: Tile): number => {
    const index = order.indexOf(tile.id);
    return index < 0 ? order.length : index;
  };
  return rack.toSorted((one, other) => place(one) - place(other));
}

export function rackValue(rack: Rack): number {
  return rack.reduce((sum, tile) => sum + tile.value, 0);
}

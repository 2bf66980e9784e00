import { BOOKS, bookName } from '../tile/tile_set';

// A text of the server with books called as people call them: no id is shown.
export function withBookNames(text: string): string {
  return Object.keys(BOOKS).reduce((told, id) => told.replaceAll(new RegExp(String.raw`\b${id}\b`, 'g'), bookName(id)), text);
}

import { expect, test } from 'vitest';
import { withBookNames } from './names';

test('ids of books give way to their names, and nothing else changes', () => {
  expect(withBookNames('art. XII.17.2 de fise-2009; lectura A100')).toBe('art. XII.17.2 de FISE 2009; lectura A100');
  expect(withBookNames('según redeletras y uf-2007.')).toBe('según Redeletras y UF 2007.');
  expect(withBookNames('art. 40')).toBe('art. 40');
});

import { expect, test } from 'vitest';
import { distance } from './distance.ts';

test.each([
  ['machne', 'machine', 1],
  ['machien', 'machine', 1],
  ['termnials', 'terminals', 1],
  ['zetta', 'zeta', 1],
  ['crimp', 'crimp', 0],
  ['sertisage', 'sertissage', 1],
  ['press', 'prensa', 2],
])('SEA-02 %s and %s are %i apart', (from, to, apart) => {
  expect(distance(from, to, 3)).toBe(apart);
  expect(distance(to, from, 3)).toBe(apart);
});

test('what is farther apart than asked is just that', () => {
  expect(distance('press', 'terminal', 2)).toBe(3);
  expect(distance('a', 'abcdef', 2)).toBe(3);
});

import { expect, test } from 'vitest';
import { renumbered } from './renumber.ts';

test('what refers to an object knows its new number; words and content stay', () => {
  const bodies = {
    2: '<</Title (Reel 7 0 R) /Kids [7 0 R 9 0 R]>>',
    7: '<</P 2 0 R>>',
    9: '<</P 7 0 R>> stream\n7 0 R\nendstream',
  };
  const objects = Object.entries(bodies).map(([number, body]) => ({
    number: Number(number),
    body: Buffer.from(body),
  }));
  const { objects: all, trailer } = renumbered(objects, '/Root 9 0 R');
  expect(all.map(({ number, body }) => `${number} ${body.toString()}`)).toEqual([
    '1 <</Title (Reel 7 0 R) /Kids [2 0 R 3 0 R]>>',
    '2 <</P 1 0 R>>',
    '3 <</P 2 0 R>> stream\n7 0 R\nendstream',
  ]);
  expect(trailer).toBe('/Root 3 0 R');
});

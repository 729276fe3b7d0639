import { expect, test } from 'vitest';
import { withListBodies } from './list-bodies.ts';

const reported = (bodies: readonly string[]) =>
  withListBodies(bodies.map((body, index) => ({ number: index + 1, body: Buffer.from(body) }))).map(
    ({ body }) => body.toString(),
  );

test('what stands in the entry of a list is its body; all else stays', () => {
  const list = '<</Type /StructElem /S /L /P 9 0 R>>';
  const entry = '<</Type /StructElem /S /LI /P 1 0 R>>';
  const within = '<</Type /StructElem /S /NonStruct /P 2 0 R>>';
  const elsewhere = '<</Type /StructElem /S /NonStruct /P 1 0 R>>';
  const drawing = '<</S /NonStruct /P 2 0 R /Length 1>> stream\n0\nendstream';
  expect(reported([list, entry, within, elsewhere, drawing])).toEqual([
    list,
    entry,
    '<</Type /StructElem /S /LBody /P 2 0 R>>',
    elsewhere,
    drawing,
  ]);
});

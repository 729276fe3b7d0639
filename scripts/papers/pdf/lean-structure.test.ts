import { expect, test } from 'vitest';
import { withLeanStructure } from './lean-structure.ts';

const lean = (bodies: readonly string[]) =>
  withLeanStructure(bodies.map((body, index) => ({ number: index + 1, body: Buffer.from(body) }))).map(
    ({ number, body }) => `${number} ${body.toString()}`,
  );

test('what stands in a paragraph belongs to the paragraph', () => {
  expect(
    lean([
      '<</Type /StructElem /S /P /P 9 0 R /K [2 0 R 3 0 R]>>',
      '<</Type /StructElem\n/S /NonStruct\n/P 1 0 R\n/Pg 8 0 R\n/K 4>>',
      '<</Type /StructElem\n/S /Span\n/P 1 0 R\n/Pg 8 0 R\n/K 5>>',
      '[3 0 R 2 0 R null]',
    ]),
  ).toEqual([
    '1 <</Type /StructElem /S /P /P 9 0 R /Pg 8 0 R\n/K [4 3 0 R]>>',
    '3 <</Type /StructElem\n/S /Span\n/P 1 0 R\n/Pg 8 0 R\n/K 5>>',
    '4 [3 0 R 1 0 R null]',
  ]);
});

test('a paragraph that goes on on the next page, and what stands in a table, stay as they are', () => {
  const bodies = [
    '<</Type /StructElem /S /P /P 9 0 R /K [2 0 R 3 0 R]>>',
    '<</Type /StructElem\n/S /NonStruct\n/P 1 0 R\n/Pg 8 0 R\n/K 4>>',
    '<</Type /StructElem\n/S /NonStruct\n/P 1 0 R\n/Pg 7 0 R\n/K 0>>',
    '<</Type /StructElem /S /Table /P 9 0 R /K 5 0 R>>',
    '<</Type /StructElem\n/S /NonStruct\n/P 4 0 R\n/Pg 8 0 R\n/K 6>>',
  ];
  expect(lean(bodies)).toEqual(bodies.map((body, index) => `${index + 1} ${body}`));
});

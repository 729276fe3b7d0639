import { expect, test } from 'vitest';
import { findLosses, rowsAsLines } from './pasted-losses.ts';

const table = `<table class=MsoTable><colgroup><col width=64></colgroup><tbody>
  <tr><td><p class=MsoNormal>0.5 <b>mm²</b></p></td><td><p>white</p></td></tr>
  <tr><td>&nbsp;</td><td></td></tr>
  <tr><th>1.0</th><td><span>black</span></td></tr></tbody></table>`;

test('EDI-05 rows of a pasted table stay lines', () => {
  expect(rowsAsLines(`<p>Sizes</p>${table}<p>End</p>`).replace(/\s*\n\s*/g, '')).toBe(
    '<p>Sizes</p><p>0.5 <b>mm²</b> | white</p><p>1.0 | <span>black</span></p><p>End</p>',
  );
  expect(rowsAsLines('<p>No table</p>')).toBe('<p>No table</p>');
});

test('EDI-05 what a text cannot hold is counted, each picture of Word once', () => {
  const picture =
    '<!--[if gte vml 1]><v:shape><v:imagedata src="file:///a.png"/></v:shape><![endif]--><img src="file:///C:/Temp/clip%20image001.png">';
  const other =
    '<img width=3 src="https://a.example/x/plan.jpg?v=2"><img src="data:image/png;base64,aaaa"><img src="x">';
  expect(findLosses(`${table}${picture}${picture}${other}`)).toEqual({
    tables: 1,
    pictures: 5,
    names: ['clip image001.png', 'plan.jpg'],
  });
  expect(findLosses('<p>Words</p>')).toEqual({ tables: 0, pictures: 0, names: [] });
});

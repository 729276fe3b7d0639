import { expect, test } from 'vitest';
import { takeTables } from './pasted-tables.ts';

/** Clipboard content of various programs, reduced to what matters. */
const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body><!--StartFragment-->
<p class=MsoNormal>Sizes<o:p></o:p></p>
<table class=MsoTableGrid border=1 cellspacing=0 data-style='border-collapse:collapse'>
 <tr data-style='mso-yfti-irow:0'><td width=200><p class=MsoNormal><b>Cross section<o:p></o:p></b></p></td>
  <td width=200><p class=MsoNormal><b>Colour</b></p></td></tr>
 <tr data-style='mso-yfti-irow:1'><td><p class=MsoNormal>0.5&nbsp;mm<sup>2</sup></p></td><td><p>white &amp; grey</p></td></tr>
</table><!--EndFragment--></body></html>`;
const excel = `<html><body><table border=0 cellpadding=0 data-style='border-collapse:collapse;width:144pt'>
<!--StartFragment--><col width=64 span=3 data-style='width:48pt'>
 <tr height=20><td height=20 class=xl65>Job</td><td class=xl65>Leads</td><td class=xl65>Air</td></tr>
 <tr height=20><td rowspan=2 height=40 class=xl66>Harness B</td><td align=right>8600</td><td align=right>70,5</td></tr>
 <tr height=20><td align=right>3100</td><td align=right>27,9</td></tr>
<!--EndFragment--></table></body></html>`;
const google = `<b data-style="font-weight:normal;" id="docs-internal-guid-1"><div dir="ltr" align="left"><table><colgroup><col width="301"/><col width="301"/></colgroup>
<tbody><tr><td><p dir="ltr"><span>Tool</span></p></td><td><p dir="ltr"><span>Stroke</span></p></td></tr>
<tr><td><p dir="ltr"><span>A</span></p></td><td><p dir="ltr"><span>40 mm</span></p></td></tr></tbody></table></div></b>`;
const libreOffice = `<table cellspacing="0" border="0"><colgroup span="2" width="85"></colgroup>
<tr><td height="17" align="left">Wire</td><td align="left">Pull-off force</td></tr>
<tr><td height="17" align="right" sdval="0.35" sdnum="1033;">0.35</td><td align="right" sdval="50">50 N</td></tr></table>`;

test('EDI-05 a table of Word becomes one of ours, the words around it stay', () => {
  const { html, tables } = takeTables(word);
  expect(tables).toEqual([
    { heads: ['Cross section', 'Colour'], rows: [['0.5 mm²', 'white & grey']], joined: 0 },
  ]);
  expect(html).toContain('Sizes');
  expect(html).not.toContain('<table');
});

test('EDI-05 cells that Excel has joined are parted, and counted', () => {
  expect(takeTables(excel).tables).toEqual([
    {
      heads: ['Job', 'Leads', 'Air'],
      rows: [
        ['Harness B', '8600', '70,5'],
        ['Harness B', '3100', '27,9'],
      ],
      joined: 1,
    },
  ]);
});

test.each([
  ['Google Docs', google, ['Tool', 'Stroke'], ['A', '40 mm']],
  ['LibreOffice', libreOffice, ['Wire', 'Pull-off force'], ['0.35', '50 N']],
])('EDI-05 a table of %s keeps its rows and columns', (_, html, heads, row) => {
  expect(takeTables(html).tables).toEqual([{ heads, rows: [row], joined: 0 }]);
});

test('EDI-05 what is all numbers has no heads, and what no block can hold stays where it is', () => {
  const rows = (cells: string[][]) =>
    `<table>${cells.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`;
  expect(
    takeTables(
      rows([
        ['1', '2'],
        ['3', '4'],
      ]),
    ).tables,
  ).toMatchObject([
    {
      heads: [],
      rows: [
        ['1', '2'],
        ['3', '4'],
      ],
    },
  ]);
  for (const cells of [
    [['one', 'row']],
    [['one'], ['column']],
    [Array(11).fill('x'), Array(11).fill('y')],
    [
      ['a', 'b'],
      ['c', 'x'.repeat(41)],
    ],
    [...Array(62)].map(() => ['a', 'b']),
  ]) {
    const html = rows(cells);
    expect(takeTables(html)).toEqual({ html, tables: [] });
  }
});

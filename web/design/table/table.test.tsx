import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DataTable } from './table.tsx';

test('a column is set alike from its head to its last cell, also the one that names the rows', () => {
  const columns = [
    { key: 'count', title: 'Ends a year', align: 'end' },
    { key: 'machine', title: 'Machine' },
  ] as const;
  const rows = [{ key: '1', cells: ['5000', 'Pilatus 110'] }];
  const html = renderToStaticMarkup(<DataTable caption="Machines" columns={[...columns]} rows={rows} />);
  const aligned = [...html.matchAll(/<t[hd][^>]* data-align="end"[^>]*>([^<]*)/g)].map(([, words]) => words);
  expect(aligned).toEqual(['Ends a year', '5000']);
});

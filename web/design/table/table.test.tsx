import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DataTable } from './table.tsx';

const pilatus = { name: 'Pilatus 110', count: '5000' };

test('a column is set alike from its head to its last cell, also the one that names the rows', () => {
  const columns = [
    { key: 'count', title: 'Ends a year', align: 'end' as const, cell: (row: typeof pilatus) => row.count },
    { key: 'machine', title: 'Machine', cell: (row: typeof pilatus) => row.name },
  ];
  const html = renderToStaticMarkup(
    <DataTable caption="Machines" columns={columns} rows={[pilatus]} getKey={({ name }) => name} />,
  );
  const aligned = [...html.matchAll(/<t[hd][^>]* data-align="end"[^>]*>([^<]*)/g)].map(([, words]) => words);
  expect(aligned).toEqual(['Ends a year', '5000']);
});

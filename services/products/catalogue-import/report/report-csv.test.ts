import { expect, test } from 'vitest';
import type { ImportLine } from '../find-imports.ts';
import { writeReport } from './report-csv.ts';

const line: ImportLine = {
  ...{ place: 0, line: 2, slug: 'acme-1', name: 'Acme 1', kind: 'CHANGED', decision: null, source: null },
  ...{ isDraftable: true, isDrafted: false, comparison: null },
};

test('issue 30: the report as CSV has a row for each finding, and says what becomes of the product', () => {
  const changes = [
    { field: 'names/en', before: 'Acme', after: 'Acme 1', isBoth: false },
    { field: 'values/weight', before: '1 kg', after: '2 kg', isBoth: true },
  ];
  const problems = [{ code: 'unreadable' as const, field: 'values/height', detail: 'high, very' }];
  const lines: ImportLine[] = [
    { ...line, kind: 'BOTH', comparison: { changes, problems: [] } },
    { ...line, line: 3, kind: 'MEND', comparison: { changes: [], problems } },
    { ...line, line: 4, kind: 'SAME' },
  ];
  expect(writeReport(lines, 'COMPARED').split('\r\n')).toEqual([
    'line,slug,name,kind,field,before,after,finding,decision',
    '2,acme-1,Acme 1,BOTH,names/en,Acme,Acme 1,,ours',
    '2,acme-1,Acme 1,BOTH,values/weight,1 kg,2 kg,both,ours',
    '3,acme-1,Acme 1,MEND,values/height,,,"unreadable: high, very",left',
    '4,acme-1,Acme 1,SAME,,,,,same',
    '',
  ]);
});

test('issue 30: a decision counts until there are drafts, and what a file says becomes no formula', () => {
  const changes = [{ field: 'names/en', before: '', after: '=1+1', isBoth: false }];
  const decided: ImportLine = { ...line, decision: 'LEAVE', comparison: { changes, problems: [] } };
  expect(writeReport([decided], 'COMPARED')).toMatch(/,LEAVE\r\n$/);
  expect(writeReport([decided], 'COMPARED')).not.toContain(',=1+1');
  expect(writeReport([{ ...decided, isDrafted: true }], 'DRAFTED')).toMatch(/,drafted\r\n$/);
  expect(writeReport([decided], 'DRAFTED')).toMatch(/,untouched\r\n$/);
});

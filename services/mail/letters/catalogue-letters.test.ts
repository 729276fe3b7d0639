import { expect, test } from 'vitest';
import { type SourceOutcome, sourceOutcomes } from '#contracts/products/catalogue-import.ts';
import { writeLetter } from './write-letter.ts';

const about = { kind: 'catalogueFetched', source: 'pim', fileName: 'all.xml', status: null } as const;

test('issue 30: mail about a fetched catalogue counts what came, and leads to its import', () => {
  const counts = { drafted: 12, created: 2, changed: 10, both: 1, mend: 3 };
  const letter = writeLetter({ ...about, outcome: 'DRAFTED', importId: 'i-1', counts }, 'de');
  expect(letter).toMatchObject({
    language: 'en',
    subject: 'Catalogue from pim: drafts to look at',
    action: { label: 'Open the import', path: '/en/editor/catalogue/import/i-1' },
  });
  expect(letter.facts).toContainEqual({ label: 'Drafts', value: '12' });
  expect(letter.facts).toContainEqual({ label: 'To mend', value: '3' });
});

test('issue 30: mail about one that did not come says why, and with which status its server refused', () => {
  const trouble = (outcome: SourceOutcome, status: number | null = null) =>
    writeLetter({ ...about, outcome, status, importId: null, counts: null }, 'en');
  expect(trouble('REFUSED', 401).opening.join()).toContain('status 401');
  const openings = sourceOutcomes.map((outcome) => trouble(outcome).opening.join());
  expect(new Set(openings).size).toBe(sourceOutcomes.length);
  expect(trouble('SLOW')).toMatchObject({
    subject: 'Catalogue from pim: it was not imported',
    action: { path: '/en/editor/catalogue/import' },
    facts: [],
  });
});

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { paperFaults } from './paper-faults.ts';
import { plainPdf } from './plain-pdf.ts';

const paper = (name: string) =>
  new Uint8Array(readFileSync(new URL(`../../../seed/company/media/${name}.pdf`, import.meta.url)));

test.each([
  ['reuss-410-brochure-de', 'de'],
  ['reuss-455-data-sheet-en', 'en'],
  ['albis-420-manual-de', 'de'],
  ['albis-420-declaration-en', 'en'],
  ['annual-report-2024-de', 'de'],
  ['results-presentation-2024-en', 'en'],
  ['whitepaper-wire-data-de', 'de'],
])('FIL-01 %s is read by those who do not see it', async (name, language) => {
  expect(await paperFaults(paper(name), language)).toEqual([]);
});

test('a paper in another language than it should be is found', async () => {
  expect(await paperFaults(paper('albis-420-manual-de'), 'fr')).toEqual(['says that it is in de-CH']);
});

/** A minimal PDF, as simple tools write it. */
const emptyPage = [
  '<</Type /Catalog /Pages 2 0 R>>',
  '<</Type /Pages /Kids [3 0 R] /Count 1>>',
  '<</Type /Page /Parent 2 0 R /MediaBox [0 0 595 842]>>',
];

test('a paper without tags, language, title, structure and headings is told so', async () => {
  expect(await paperFaults(new Uint8Array(plainPdf(emptyPage)), 'en')).toEqual([
    'is not tagged',
    'says that it is in no language',
    'does not show a title',
    'page 1 has no structure',
    'has no heading',
  ]);
});

import { isDeepStrictEqual } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import type { Product } from '../product/stored-product.ts';
import { readBmecat } from './bmecat/read-bmecat.ts';
import { writeBmecat } from './bmecat/write-bmecat.ts';
import type { CatalogueRecord } from './catalogue-record.ts';
import { readCsv } from './csv/read-csv.ts';
import { writeCsv } from './csv/write-csv.ts';
import { mergeRecord } from './merge-record.ts';
import { toRecord } from './product-record.ts';
import type { ReportLine } from './report.ts';
import { readAs, readSample, whole } from './sample-catalogue.ts';

let sample: Awaited<ReturnType<typeof readSample>>;
beforeAll(async () => {
  sample = await readSample();
});

const head = { id: 'SAMPLE', version: '1.0', name: 'Machines', supplier: 'Sample' };

/** Imports records into the sample itself; gives the differences and the report. */
function differences(records: readonly CatalogueRecord[]) {
  const { vocabulary, products } = sample;
  const bySlug = new Map(products.map((product) => [product.slug, product]));
  const lines: ReportLine[] = [];
  const changed = records.flatMap((record) => {
    const before = bySlug.get(record.slug);
    const after = mergeRecord(record, before ?? null, {
      vocabulary,
      getType: (slug) => bySlug.get(slug)?.type,
      report: (kind, line, message) => lines.push({ line, kind, message }),
    });
    if (!before || !after) return [record.slug];
    const keys = Object.keys(before) as (keyof Product)[];
    return keys
      .filter((key) => !isDeepStrictEqual(before[key], after[key]))
      .map((key) => `${record.slug}: ${key}`);
  });
  return { changed, lines };
}

test.each(['1.2', '2005'] as const)(
  'decision 14: every product and service of the sample comes back from BMEcat %s as it was',
  async (version) => {
    const { vocabulary, products } = sample;
    const records = products.map((product) => toRecord(product, vocabulary));
    const report: string[] = [];
    const xml = await whole(
      writeBmecat(records, { version, head, vocabulary, report: (_, __, message) => report.push(message) }),
    );
    expect(report).toEqual([]);
    const back = await readAs(readBmecat, xml, { vocabulary });
    expect(back.records).toHaveLength(products.length);
    expect(back.lines.map(({ message }) => message)).toEqual([
      'pictures and documents are not imported: a catalogue only names them',
    ]);
    expect(differences(back.records)).toEqual({ changed: [], lines: [] });
  },
);

test.each([',', ';', '\t'] as const)(
  'decision 14: every product and service of the sample comes back from a table parted by "%s" as it was',
  async (delimiter) => {
    const { vocabulary, products } = sample;
    const records = products.map((product) => toRecord(product, vocabulary));
    const csv = await whole(writeCsv(() => records, { vocabulary, delimiter }));
    const back = await readAs(readCsv, csv, { vocabulary });
    expect(back.records).toHaveLength(products.length);
    expect(back.lines).toEqual([]);
    expect(differences(back.records)).toEqual({ changed: [], lines: [] });
  },
);

test('decision 14: exports what sources gave, never what was converted here', () => {
  const { vocabulary, products } = sample;
  for (const product of products) {
    const given = product.specifications.filter(({ converted }) => !converted);
    const written = toRecord(product, vocabulary).specifications ?? [];
    expect(written.map(({ key }) => key)).toEqual(given.map(({ key }) => key));
  }
  expect(products.some(({ specifications }) => specifications.some(({ converted }) => converted))).toBe(true);
});

import type { Pool } from 'pg';
import { isShownInCountry } from '#contracts/products/country-visibility.ts';
import { openWorkers, WorkEnded } from '#services/foundation/worker/open-workers.ts';
import { findVocabulary, type Vocabulary } from '../vocabulary/find-vocabulary.ts';
import type { Edition } from './bmecat/edition.ts';
import { writeBmecat } from './bmecat/write-bmecat.ts';
import type { CatalogueHead } from './bmecat/write-header.ts';
import type { CatalogueRecord } from './catalogue-record.ts';
import { writeCsv } from './csv/write-csv.ts';
import { allStoredProducts } from './find-stored-products.ts';
import { importRecords } from './import-records.ts';
import { type Mapping, noMapping } from './mapping.ts';
import { toRecord } from './product-record.ts';
import type { Report, ReportLine } from './report.ts';

export type ImportOptions = {
  format: 'bmecat' | 'csv';
  mapping?: Mapping;
  /** Only report what would happen. */
  dryRun?: boolean;
};

export type ImportResult = {
  lines: ReportLine[];
  /** Whether anything is different now. */
  written: boolean;
};

const withWorker = openWorkers<typeof import('./catalogue-worker.ts')>(
  new URL('./catalogue-worker.ts', import.meta.url),
  { seconds: 600, megabytes: 2048, atOnce: 1, waiting: 4 },
);

/**
 * Takes a file of the trade over: all of it or, with an error in any line, nothing. Doing it twice changes nothing the second
 * time. A whole catalogue (BMEcat's T_NEW_CATALOG) speaks for the brands in it: what of them it does not name any more is
 * taken off. A file that cannot be read is one error in the report.
 */
export async function importFile(
  pool: Pool,
  path: string,
  { format, mapping = noMapping, dryRun = false }: ImportOptions,
): Promise<ImportResult> {
  const vocabulary = await findVocabulary(pool);
  const { file, lines } = await readFile({ path, format, mapping, vocabulary });
  if (!file) return { lines, written: false };
  const report: Report = (kind, line, message) => lines.push({ line, kind, message });
  const mayWrite = () => !dryRun && lines.every(({ kind }) => kind !== 'error');
  const written = await importRecords(pool, file, { vocabulary, report, mayWrite });
  return { lines: lines.sort((a, b) => a.line - b.line), written };
}

type Reading = typeof import('./catalogue-worker.ts').read;

async function readFile(order: Parameters<Reading>[0]): ReturnType<Reading> {
  try {
    return await withWorker((call) => call('read', order));
  } catch (error) {
    if (!(error instanceof WorkEnded)) throw error;
    const message = 'takes more time or memory to read than an import may';
    return { file: null, lines: [{ line: 0, kind: 'error', message }] };
  }
}

export type ExportOptions =
  | { format: Edition['version']; head: CatalogueHead; language?: string; report: Report }
  | { format: 'csv'; languages?: readonly string[]; delimiter?: ',' | ';' | '\t' };

/** Of which products a file is. */
export type ExportPart = {
  /** Slug; the classifications below it belong to it. */
  readonly classification?: string | undefined;
  /** Where they are sold; undefined: anywhere. */
  readonly country?: string | undefined;
};

/** A classification that is not there has no file. */
export async function hasClassification(pool: Pool, slug: string): Promise<boolean> {
  return (await findVocabulary(pool)).tree.has(slug);
}

/** Writes the catalogue or a part of it, piece by piece. */
export async function* exportCatalogue(
  pool: Pool,
  options: ExportOptions,
  part: ExportPart = {},
): AsyncGenerator<string> {
  const vocabulary = await findVocabulary(pool);
  const records = () => allRecords(pool, vocabulary, part);
  if (options.format === 'csv') yield* writeCsv(records, { ...options, vocabulary });
  else yield* writeBmecat(records(), { ...options, version: options.format, vocabulary });
}

async function* allRecords(
  pool: Pool,
  vocabulary: Vocabulary,
  { classification, country }: ExportPart,
): AsyncGenerator<CatalogueRecord> {
  const { tree } = vocabulary;
  const isBelow = (slug: string) => tree.get(slug)?.lineage.some((step) => step.slug === classification);
  for await (const product of allStoredProducts(pool)) {
    if (classification !== undefined && !product.classifications.some(isBelow)) continue;
    if (isShownInCountry(product.countries, country ?? null)) yield toRecord(product, vocabulary);
  }
}

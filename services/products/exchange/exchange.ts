import type { Pool } from 'pg';
import { isShownInCountry } from '#contracts/products/country-visibility.ts';
import { openWorkers, WorkEnded } from '#services/foundation/worker/open-workers.ts';
import { findHeldTree } from '../classification/held-classifications.ts';
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
  /** Whether anything has changed. */
  written: boolean;
};

const withWorker = openWorkers<typeof import('./catalogue-worker.ts')>(
  new URL('./catalogue-worker.ts', import.meta.url),
  { seconds: 600, megabytes: 2048, atOnce: 1, waiting: 4 },
);

/**
 * Imports a file of the trade: all of it or, with an error in any line, nothing. Importing it again changes
 * nothing. A complete catalogue (BMEcat's T_NEW_CATALOG) replaces its brands: their products that it no
 * longer names are taken off. A file that cannot be read is one error in the report.
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

/** Selects the products of an export. */
export type ExportPart = {
  /** A slug; the classifications below it are included. */
  readonly classification?: string | undefined;
  /** The country in which they are sold; undefined: any. */
  readonly country?: string | undefined;
};

/** Whether a classification holds published products: only then is there a file for it. */
export async function hasClassification(pool: Pool, slug: string): Promise<boolean> {
  return (await findShownVocabulary(pool)).tree.has(slug);
}

/** The vocabulary without the classes that visitors do not see. */
async function findShownVocabulary(pool: Pool): Promise<Vocabulary> {
  const vocabulary = await findVocabulary(pool);
  return { ...vocabulary, tree: await findHeldTree(pool, vocabulary.tree) };
}

/** Exports the catalogue or a part of it, piece by piece. */
export async function* exportCatalogue(
  pool: Pool,
  options: ExportOptions,
  part: ExportPart = {},
): AsyncGenerator<string> {
  const vocabulary = await findShownVocabulary(pool);
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

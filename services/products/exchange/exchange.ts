import type { Pool } from 'pg';
import { findVocabulary, type Vocabulary } from '../vocabulary/find-vocabulary.ts';
import type { Edition } from './bmecat/edition.ts';
import { readBmecat } from './bmecat/read-bmecat.ts';
import { writeBmecat } from './bmecat/write-bmecat.ts';
import type { CatalogueHead } from './bmecat/write-header.ts';
import type { CatalogueFile, CatalogueRecord } from './catalogue-record.ts';
import { readCsv } from './csv/read-csv.ts';
import { writeCsv } from './csv/write-csv.ts';
import { allStoredProducts } from './find-stored-products.ts';
import { importRecords } from './import-records.ts';
import { lexiconOf } from './lexicon.ts';
import { type Mapping, noMapping } from './mapping.ts';
import { recordOf } from './record-of-product.ts';
import { type Report, type ReportLine, UnreadableFile } from './report.ts';

export type ImportOptions = {
  format: 'bmecat' | 'csv';
  mapping?: Mapping;
  /** Only tell what would become of it. */
  dryRun?: boolean;
};

export type ImportResult = {
  lines: ReportLine[];
  /** Whether anything is different now. */
  written: boolean;
};

/**
 * Takes a file of the trade over: all of it or, with an error in any line, nothing. Doing it twice changes nothing the second
 * time. A whole catalogue (BMEcat's T_NEW_CATALOG) speaks for the brands in it: what of them it does not name any more is
 * taken off. A file that cannot be read is one error in the report.
 */
export async function importFile(
  pool: Pool,
  chunks: AsyncIterable<Uint8Array>,
  { format, mapping = noMapping, dryRun = false }: ImportOptions,
): Promise<ImportResult> {
  const lines: ReportLine[] = [];
  const report: Report = (kind, line, message) => lines.push({ line, kind, message });
  const vocabulary = await findVocabulary(pool);
  const lexicon = lexiconOf(vocabulary, mapping);
  let file: CatalogueFile;
  try {
    file = await (format === 'csv' ? readCsv : readBmecat)(chunks, { lexicon, mapping, report });
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    report('error', error.line, error.message);
    return { lines, written: false };
  }
  const mayWrite = () => !dryRun && lines.every(({ kind }) => kind !== 'error');
  const written = await importRecords(pool, file, { vocabulary, report, mayWrite });
  return { lines: lines.sort((a, b) => a.line - b.line), written };
}

export type ExportOptions =
  | { format: Edition['version']; head: CatalogueHead; language?: string; report: Report }
  | { format: 'csv'; languages?: readonly string[]; delimiter?: ',' | ';' | '\t' };

/** Writes the whole catalogue, piece by piece. */
export async function* exportCatalogue(pool: Pool, options: ExportOptions): AsyncGenerator<string> {
  const vocabulary = await findVocabulary(pool);
  const records = () => allRecords(pool, vocabulary);
  if (options.format === 'csv') yield* writeCsv(records, { ...options, vocabulary });
  else yield* writeBmecat(records(), { ...options, version: options.format, vocabulary });
}

async function* allRecords(pool: Pool, vocabulary: Vocabulary): AsyncGenerator<CatalogueRecord> {
  for await (const product of allStoredProducts(pool)) yield recordOf(product, vocabulary);
}

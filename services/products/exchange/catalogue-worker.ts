/** Reads the file of an import in a worker thread, piece by piece. */
import { createReadStream } from 'node:fs';
import { UnreadableFile } from '#services/foundation/unreadable-file.ts';
import type { Vocabulary } from '../vocabulary/find-vocabulary.ts';
import { readBmecat } from './bmecat/read-bmecat.ts';
import type { CatalogueFile } from './catalogue-record.ts';
import { readCsv } from './csv/read-csv.ts';
import { getLexicon } from './lexicon.ts';
import type { Mapping } from './mapping.ts';
import type { Report, ReportLine } from './report.ts';

type Order = { path: string; format: 'bmecat' | 'csv'; mapping: Mapping; vocabulary: Vocabulary };

/** `file` is null if it cannot be read; the last line says why. */
export async function read(order: Order): Promise<{ file: CatalogueFile | null; lines: ReportLine[] }> {
  const { path, format, mapping, vocabulary } = order;
  const lines: ReportLine[] = [];
  const report: Report = (kind, line, message) => lines.push({ line, kind, message });
  const reading = { lexicon: getLexicon(vocabulary, mapping), mapping, report };
  try {
    const file = await (format === 'csv' ? readCsv : readBmecat)(() => createReadStream(path), reading);
    return { file, lines };
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    report('error', error.line, error.message);
    return { file: null, lines };
  }
}

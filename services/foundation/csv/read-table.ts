import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { UnreadableFile } from '../unreadable-file.ts';

export type TableRow = { line: number; cells: readonly string[] };

/** `delimiter` absent: the one that the first line uses. */
type TableFormat = { encoding: string; delimiter?: ',' | ';' | '\t' | undefined };

export type TableLimits = { bytes: number; row: number };

const tableLimits: TableLimits = { bytes: 512 * 1024 * 1024, row: 1024 * 1024 };

/**
 * Reads the rows of a table of any size, the heads first.
 * @throws {UnreadableFile} where it is not a table, too large or not written in the encoding
 */
export async function* readTable(
  chunks: AsyncIterable<Uint8Array>,
  { encoding, delimiter }: TableFormat,
  limits: TableLimits = tableLimits,
): AsyncGenerator<TableRow> {
  const text = decoded(chunks, encoding, limits.bytes);
  let start = '';
  // Its first line shows how cells are separated, unless that is longer than any row may be.
  for (let more = await text.next(); !more.done; more = await text.next()) {
    start += more.value;
    if (start.includes('\n') || start.length > limits.row) break;
  }
  if (start.trim() === '') throw new UnreadableFile(0, 'is empty', 'empty');
  const parser = Readable.from(joined(start, text)).pipe(
    parse({
      delimiter: delimiter ?? getDelimiter(start),
      bom: true,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: limits.row,
    }),
  );
  try {
    for await (const { record, info } of parser) yield { line: info.lines, cells: record };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const reason = error.code === 'CSV_QUOTE_NOT_CLOSED' ? 'brokenOff' : 'malformed';
    throw new UnreadableFile(Number(error.lines ?? 0), error.message, reason);
  }
}

/** What the first line has most of, outside of quotes. */
function getDelimiter(start: string): string {
  const [heads = ''] = start.replace(/"[^"]*"/g, '').split(/\r?\n/, 1);
  const count = (delimiter: string) => heads.split(delimiter).length;
  return [';', ',', '\t'].reduce((best, next) => (count(next) > count(best) ? next : best));
}

async function* decoded(
  chunks: AsyncIterable<Uint8Array>,
  encoding: string,
  max: number,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.length;
    if (bytes > max) throw new UnreadableFile(0, `is larger than ${max} bytes`, 'tooLarge');
    try {
      yield decoder.decode(chunk, { stream: true });
    } catch {
      throw new UnreadableFile(0, `is not written in ${encoding}`, 'encoding');
    }
  }
}

async function* joined(start: string, rest: AsyncIterable<string>): AsyncGenerator<string> {
  yield start;
  yield* rest;
}

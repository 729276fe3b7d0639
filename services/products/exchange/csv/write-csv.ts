import { writeCell } from '#contracts/csv-cell.ts';
import { type Records, type TableOptions, tableOfRecords } from './table-of-records.ts';

type Options = TableOptions & { delimiter?: ',' | ';' | '\t' };

/** Writes a table of products that `readCsv` reads without a mapping. */
export async function* writeCsv(
  records: Records,
  { delimiter = ',', ...options }: Options,
): AsyncGenerator<string> {
  let isFirst = true;
  for await (const cells of tableOfRecords(records, options)) {
    // Without this mark, Excel reads the file in the legacy encoding of its country.
    yield `${isFirst ? '\ufeff' : ''}${cells.map(writeCell).join(delimiter)}\r\n`;
    isFirst = false;
  }
}

import { readCell } from '#contracts/csv-cell.ts';
import { readTable } from '#services/foundation/csv/read-table.ts';
import { UnreadableFile } from '#services/foundation/unreadable-file.ts';

/** A redirect as a line of a file states it. */
export type RedirectLine = { line: number; previousUrl: string; target: string; status: string };

/** More than the largest relaunch of a site; each line costs a check and a revision. */
export const maxRedirectLines = 5000;

/**
 * Reads the columns by position: old address, target, kind; a header line in any language is skipped.
 * @throws {UnreadableFile}
 */
export async function readRedirectFile(text: string): Promise<RedirectLine[]> {
  const lines: RedirectLine[] = [];
  for await (const { line, cells } of readTable(chunks(text), { encoding: 'utf-8' }, limits)) {
    const [previousUrl = '', target = '', status = ''] = cells.map(readCell);
    if (lines.length === 0 && isHeading(previousUrl, target)) continue;
    if (previousUrl === '' && target === '') continue;
    if (lines.length === maxRedirectLines) throw new UnreadableFile(line, 'has too many lines');
    lines.push({ line, previousUrl, target, status: status || '301' });
  }
  return lines;
}

const limits = { bytes: 2 * 1024 * 1024, row: 16 * 1024 };

/** Only a line without any address is a header: a mistyped first redirect has to be reported, not skipped. */
function isHeading(previousUrl: string, target: string): boolean {
  return ![previousUrl, target].some((cell) => /[/:]/.test(cell));
}

async function* chunks(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
}

import type { Harness } from '#contracts/fit/harness/listed-wire.ts';
import { ReadProblem, readLimits } from './read-problem.ts';
import { readWireViz } from './read-wireviz.ts';
import type { Columns } from './table/columns.ts';
import { readTable, type UnknownTable } from './table/read-table.ts';
import { openHarnessXml } from './xml/read-xml.ts';

export type ReadOptions = {
  /** The columns of a table, where its headings were not recognised. */
  readonly columns?: Columns | undefined;
  /** Called after each chunk; throws to stop. */
  readonly onProgress?: (bytes: number) => void;
};

/**
 * Reads a file of any supported format in chunks.
 * @throws {ReadProblem}
 */
export async function readFile(file: Blob, options: ReadOptions = {}): Promise<Harness | UnknownTable> {
  if (file.size === 0) throw new ReadProblem('empty');
  if (file.size > readLimits.bytes) throw new ReadProblem('size');
  const start = new Uint8Array(await file.slice(0, 4096).arrayBuffer());
  const decoder = decoderOf(start);
  let text = '';
  let xml: ReturnType<typeof openHarnessXml> | undefined;
  let bytes = 0;
  for await (const piece of piecesOf(file)) {
    text += decode(decoder, piece);
    bytes += piece.length;
    if (bytes === piece.length && /^\s*</.test(text)) xml = openHarnessXml();
    if (xml) {
      xml.write(text);
      text = '';
    }
    options.onProgress?.(bytes);
  }
  text += decode(decoder);
  if (!xml) return readText(text, options.columns);
  if (text !== '') xml.write(text);
  const harness = xml.close();
  if (harness.wires.length === 0) throw new ReadProblem('none');
  return harness;
}

/**
 * Reads pasted text, or a file that is not XML.
 * @throws {ReadProblem}
 */
export function readText(text: string, columns?: Columns): Harness | UnknownTable {
  if (text.trim() === '') throw new ReadProblem('empty');
  if (text.length > readLimits.bytes) throw new ReadProblem('size');
  if (/^\s*</.test(text)) {
    const xml = openHarnessXml();
    xml.write(text);
    const harness = xml.close();
    if (harness.wires.length === 0) throw new ReadProblem('none');
    return harness;
  }
  if (/^(?:cables|connectors|connections|templates|metadata)\s*:/m.test(text)) return readWireViz(text);
  return readTable(text, columns);
}

const pieceBytes = 256 * 1024;

/** Chunks small enough to report progress and to stop in between. */
async function* piecesOf(file: Blob): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < file.size; at += pieceBytes)
    yield new Uint8Array(await file.slice(at, at + pieceBytes).arrayBuffer());
}

const archives: readonly (readonly number[])[] = [
  [0x50, 0x4b],
  [0x1f, 0x8b],
  [0x37, 0x7a, 0xbc, 0xaf],
  [0x52, 0x61, 0x72, 0x21],
];

/**
 * The decoder for the file's encoding: by its byte order mark, by its XML declaration, or else by whether it
 * is UTF-8.
 */
function decoderOf(start: Uint8Array): TextDecoder {
  const begins = (bytes: readonly number[]) => bytes.every((byte, place) => start[place] === byte);
  if (archives.some(begins)) throw new ReadProblem('archive');
  if (begins([0xff, 0xfe])) return new TextDecoder('utf-16le');
  if (begins([0xfe, 0xff])) return new TextDecoder('utf-16be');
  if (start.includes(0)) throw new ReadProblem('format');
  const ascii = new TextDecoder('latin1').decode(start);
  const [, declared] = /^\uFEFF?(?:ï»¿)?<\?xml[^>]*encoding=["']([\w.-]+)["']/.exec(ascii) ?? [];
  try {
    if (declared) return new TextDecoder(declared, { fatal: true });
  } catch {
    throw new ReadProblem('encoding', { at: declared ?? '' });
  }
  return new TextDecoder(isUtf8(start) ? 'utf-8' : 'windows-1252');
}

/** The inspected part may end within a character. */
function isUtf8(start: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(start, { stream: true });
    return true;
  } catch {
    return false;
  }
}

function decode(decoder: TextDecoder, piece?: Uint8Array): string {
  try {
    return piece ? decoder.decode(piece, { stream: true }) : decoder.decode();
  } catch {
    throw new ReadProblem('encoding', { at: decoder.encoding });
  }
}

/** The encodings in which spreadsheets save tables if not as Unicode. */
export const legacyEncodings = ['shift_jis', 'gb18030', 'windows-1250', 'windows-1252'] as const;
export type LegacyEncoding = (typeof legacyEncodings)[number];

/** By the reader's language; windows-1252 otherwise. */
const usual: Readonly<Record<string, LegacyEncoding>> = {
  cs: 'windows-1250',
  hu: 'windows-1250',
  ja: 'shift_jis',
  ro: 'windows-1250',
  sk: 'windows-1250',
  zh: 'gb18030',
};

/** `encoding` is undefined where the bytes are recognised as Unicode, so there is nothing to choose. */
export type DecodedTable = { readonly text: string; readonly encoding: LegacyEncoding | undefined };

/**
 * Decodes a table as spreadsheets save it: as Unicode, which is recognisable, or in the usual encoding of the
 * reader's language.
 */
export function decodeTable(bytes: Uint8Array, language: string): DecodedTable {
  const unicode = findUnicode(bytes);
  const text = unicode && decodeStrictly(bytes, unicode);
  if (text !== undefined) return { text, encoding: undefined };
  const encoding = usual[language] ?? 'windows-1252';
  const read = decodeStrictly(bytes, encoding);
  if (read !== undefined) return { text: read, encoding };
  return { text: decodeAs(bytes, 'windows-1252'), encoding: 'windows-1252' };
}

/** Decodes it in an encoding that the reader chose. */
export function decodeAs(bytes: Uint8Array, encoding: LegacyEncoding): string {
  return new TextDecoder(encoding).decode(bytes);
}

/**
 * UTF-16 is recognised by its byte order mark, or by zero bytes beside separators and Latin letters, which
 * other encodings never contain.
 */
function findUnicode(bytes: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const zero = bytes.indexOf(0);
  if (zero === -1) return 'utf-8';
  return zero % 2 === 1 ? 'utf-16le' : 'utf-16be';
}

function decodeStrictly(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

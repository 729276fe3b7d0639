/** Control characters other than tab and line breaks. */
const isControl = Array.from(
  { length: 256 },
  (_, byte) => (byte < 32 && ![9, 10, 13].includes(byte)) || byte === 127,
);
/** Bytes that are not a character of Latin-1 in practice (https://encoding.spec.whatwg.org/#windows-1252). */
const isOutsideLatin1 = Array.from({ length: 256 }, (_, byte) =>
  [0x81, 0x8d, 0x8f, 0x90, 0x9d].includes(byte),
);
/** HTML or a drawing; syslog, too, writes `<13>` at the start of a line. */
const markup = /^<[!?/a-z]/i;

/**
 * Whether bytes are plain text: UTF-8 or Latin-1 without control characters and without markup, which would be a page
 * or a drawing. They may end within a character.
 */
export async function isText(bytes: Iterable<Uint8Array> | AsyncIterable<Uint8Array>): Promise<boolean> {
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  let canBeUtf8 = true;
  let canBeLatin1 = true;
  let beginning = '';
  for await (const chunk of bytes) {
    for (const byte of chunk) {
      if (isControl[byte]) return false;
      if (isOutsideLatin1[byte]) canBeLatin1 = false;
    }
    if (canBeUtf8) canBeUtf8 = isDecoded(utf8, chunk);
    if (!canBeUtf8 && !canBeLatin1) return false;
    if (beginning.length < 1024) beginning += Buffer.from(chunk.subarray(0, 1024)).toString('utf8');
  }
  return !markup.test(beginning.trimStart());
}

function isDecoded(decoder: TextDecoder, chunk: Uint8Array): boolean {
  try {
    decoder.decode(chunk, { stream: true });
    return true;
  } catch {
    return false;
  }
}

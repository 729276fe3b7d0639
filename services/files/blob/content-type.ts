/** The type of the file is not accepted, or its content contradicts its name. */
export class UnsupportedFile extends Error {
  override name = 'UnsupportedFile';
}

type Kind = { readonly contentType: string; readonly starts: (head: Buffer) => boolean };

const ascii =
  (text: string, at = 0) =>
  (head: Buffer) =>
    head.subarray(at, at + text.length).toString('latin1') === text;
const both = (one: Kind['starts'], other: Kind['starts']) => (head: Buffer) => one(head) && other(head);

/** Accepted types, recognised by their first bytes; a name or a declared type proves nothing. */
const kinds: readonly Kind[] = [
  { contentType: 'image/jpeg', starts: ascii('\xff\xd8\xff') },
  { contentType: 'image/png', starts: ascii('\x89PNG\r\n\x1a\n') },
  { contentType: 'image/webp', starts: both(ascii('RIFF'), ascii('WEBP', 8)) },
  { contentType: 'image/gif', starts: ascii('GIF8') },
  { contentType: 'image/avif', starts: ascii('ftypavif', 4) },
  { contentType: 'application/pdf', starts: ascii('%PDF-') },
  { contentType: 'application/zip', starts: ascii('PK\x03\x04') },
  { contentType: 'video/webm', starts: ascii('\x1a\x45\xdf\xa3') },
  { contentType: 'video/mp4', starts: ascii('ftyp', 4) },
  { contentType: 'model/gltf-binary', starts: ascii('glTF\x02\0\0\0') },
  { contentType: 'font/woff2', starts: ascii('wOF2') },
  { contentType: 'text/vtt', starts: (head) => /^\ufeff?WEBVTT(?:[ \t\r\n]|$)/.test(head.toString('utf8')) },
  {
    contentType: 'image/svg+xml',
    starts: (head) => /^\ufeff?\s*(?:<\?xml|<!--|<svg)/.test(head.toString('utf8')),
  },
];

/** Office files are ZIP archives; only the declared type distinguishes them. */
const insideZip = /^application\/(?:zip|vnd\.openxmlformats-officedocument\.[a-z.]+)$/;

/**
 * The type of a file by its first bytes.
 * @throws {UnsupportedFile} for any other type, or when `claimed` differs
 */
export function getContentType(head: Buffer, claimed?: string): string {
  const found = kinds.find(({ starts }) => starts(head))?.contentType;
  if (!found) throw new UnsupportedFile('This kind of file is not kept');
  if (!claimed || claimed === found) return found;
  if (found === 'application/zip' && insideZip.test(claimed)) return claimed;
  throw new UnsupportedFile(`The file says it is ${claimed}, but it is ${found}`);
}

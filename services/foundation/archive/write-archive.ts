import { Zip, ZipDeflate } from 'fflate';

export type ArchiveEntry = { name: string; content: AsyncIterable<string> | Iterable<string> };

/** Writes a ZIP archive, packed as the texts of its files come. */
export async function* writeArchive(entries: readonly ArchiveEntry[]): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  for (const { name, content } of entries) {
    const file = new ZipDeflate(name, { level: 6 });
    // A fixed date: the same texts give the same archive, byte by byte.
    file.mtime = '1980-01-02T00:00:00';
    zip.add(file);
    for await (const text of content) {
      file.push(Buffer.from(text));
      yield* ready;
      ready = [];
    }
    file.push(new Uint8Array(), true);
  }
  zip.end();
  yield* ready;
}

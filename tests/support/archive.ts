import { crc32 } from 'node:zlib';

/** False statements about an entry in the directory of an archive. */
type Lies = { readonly packedSize?: number; readonly unpackedSize?: number };

/** A ZIP archive with uncompressed files (APPNOTE.TXT of PKWARE, 4.3). */
export function zipOf(
  files: Readonly<Record<string, Buffer>>,
  { packedSize, unpackedSize }: Lies = {},
): Buffer {
  const entries: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [file, bytes] of Object.entries(files)) {
    const name = Buffer.from(file);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(20, 4);
    local.writeUInt32LE(crc32(bytes), 14);
    local.writeUInt32LE(bytes.length, 18);
    local.writeUInt32LE(bytes.length, 22);
    local.writeUInt16LE(name.length, 26);
    entries.push(local, name, bytes);
    const listed = Buffer.alloc(46);
    listed.writeUInt32LE(0x02014b50, 0);
    listed.writeUInt16LE(20, 4);
    listed.writeUInt16LE(20, 6);
    listed.writeUInt32LE(crc32(bytes), 16);
    listed.writeUInt32LE(packedSize ?? bytes.length, 20);
    listed.writeUInt32LE(unpackedSize ?? bytes.length, 24);
    listed.writeUInt16LE(name.length, 28);
    listed.writeUInt32LE(at, 42);
    directory.push(listed, name);
    at += local.length + name.length + bytes.length;
  }
  const end = Buffer.alloc(22);
  const length = directory.reduce((sum, part) => sum + part.length, 0);
  end.writeUInt32LE(0x06054b50, 0);
  for (const place of [8, 10]) end.writeUInt16LE(Object.keys(files).length, place);
  end.writeUInt32LE(length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...entries, ...directory, end]);
}

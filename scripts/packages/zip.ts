import { crc32, deflateRawSync } from 'node:zlib';

/** 2025-01-01 00:00 as archives write it: the same files give the same bytes. */
const madeAt = Buffer.from([0x00, 0x00, 0x21, 0x5a]);

/** An archive (PKWARE APPNOTE 6.3.10) of texts by path. */
export function zip(files: Readonly<Record<string, string>>): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [path, text] of Object.entries(files)) {
    const name = Buffer.from(path);
    const bytes = Buffer.from(text);
    const packed = deflateRawSync(bytes, { level: 9 });
    const about = Buffer.concat([
      u16(20, 0x0800, 8),
      madeAt,
      u32(crc32(bytes), packed.length, bytes.length),
      u16(name.length, 0),
    ]);
    const entry = Buffer.concat([u32(0x04034b50), about, name, packed]);
    directory.push(Buffer.concat([u32(0x02014b50), u16(20), about, u16(0, 0, 0), u32(0, offset), name]));
    parts.push(entry);
    offset += entry.length;
  }
  const list = Buffer.concat(directory);
  const count = directory.length;
  const end = Buffer.concat([u32(0x06054b50), u16(0, 0, count, count), u32(list.length, offset), u16(0)]);
  return Buffer.concat([...parts, list, end]);
}

function u16(...numbers: number[]): Buffer {
  return Buffer.concat(numbers.map((number) => Buffer.from([number & 0xff, number >> 8])));
}

function u32(...numbers: number[]): Buffer {
  return Buffer.concat(
    numbers.map((number) => {
      const bytes = Buffer.alloc(4);
      bytes.writeUInt32LE(number >>> 0);
      return bytes;
    }),
  );
}

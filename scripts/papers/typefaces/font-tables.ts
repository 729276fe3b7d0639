/** The tables of a TrueType file by their names, such as `glyf`, in the order of the file. */
export type FontTables = ReadonlyMap<string, Buffer>;

const headLength = 12;
const entryLength = 16;

export function readTables(file: Buffer): FontTables {
  return new Map(
    Array.from({ length: file.readUInt16BE(4) }, (_, index) => {
      const entry = file.subarray(headLength + index * entryLength);
      const [start, length] = [entry.readUInt32BE(8), entry.readUInt32BE(12)];
      return [entry.toString('latin1', 0, 4), file.subarray(start, start + length)];
    }),
  );
}

export function writeTables(tables: FontTables): Buffer {
  const head = Buffer.alloc(headLength + tables.size * entryLength);
  const power = 2 ** Math.floor(Math.log2(tables.size));
  head.writeUInt32BE(0x00010000, 0);
  head.writeUInt16BE(tables.size, 4);
  head.writeUInt16BE(power * entryLength, 6);
  head.writeUInt16BE(Math.log2(power), 8);
  head.writeUInt16BE((tables.size - power) * entryLength, 10);

  let start = head.length;
  const contents = [...tables].map(([name, content], index) => {
    const at = headLength + index * entryLength;
    const padded = Buffer.alloc(Math.ceil(content.length / 4) * 4);
    content.copy(padded);
    head.write(name, at, 'latin1');
    head.writeUInt32BE(checksum(name, padded), at + 4);
    head.writeUInt32BE(start, at + 8);
    head.writeUInt32BE(content.length, at + 12);
    start += padded.length;
    return padded;
  });
  return Buffer.concat([head, ...contents]);
}

/** The third number of `head` is the checksum of the whole file, and is left out. */
function checksum(name: string, padded: Buffer): number {
  let sum = 0;
  for (let at = 0; at < padded.length; at += 4)
    if (name !== 'head' || at !== 8) sum += padded.readUInt32BE(at);
  return sum % 2 ** 32;
}

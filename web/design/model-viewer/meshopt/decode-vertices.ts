import { expectPacked, getByte, unzigzag } from './unsigned.ts';

/** The bits for each byte of a group, by the group's mode; in version 1 also by the control mode. */
const widths = { version0: [0, 2, 4, 8], control0: [0, 1, 2, 4], control1: [1, 2, 4, 8] } as const;

const groupSize = 16;

/** Decodes vertices, which are encoded in blocks, byte by byte, as differences to the previous vertex. */
export function decodeVertices(target: Uint8Array, count: number, stride: number, source: Uint8Array): void {
  const header = getByte(source, 0);
  expectPacked(header === 0xa0 || header === 0xa1);
  const version = header & 0x0f;
  const blockSize = Math.min((0x2000 / stride) & ~0x0f, 0x100);
  const tail = source.subarray(source.length - (version === 0 ? stride : stride + stride / 4));
  const last = tail.slice(0, stride);
  const channels = tail.slice(stride);
  const deltas = new Uint8Array(blockSize * stride);
  let place = 1;
  for (let start = 0; start < count; start += blockSize) {
    const size = Math.min(count - start, blockSize);
    place = readBlock(deltas, { source, place, size, stride, version });
    const block = target.subarray(start * stride, (start + size) * stride);
    addDeltas(block, deltas, { size, stride, last, channels });
  }
  expectPacked(place === source.length - Math.max(tail.length, version === 0 ? 32 : 24));
}

type Block = { source: Uint8Array; place: number; size: number; stride: number; version: number };

/** Reads the differences of a block; returns the position after it. */
function readBlock(deltas: Uint8Array, { source, place: start, size, stride, version }: Block): number {
  const groups = Math.ceil(size / groupSize);
  const controls = start;
  let place = start + (version === 0 ? 0 : stride / 4);
  deltas.fill(0);
  for (let byte = 0; byte < stride; byte++) {
    const control = version === 0 ? 0 : (getByte(source, controls + (byte >>> 2)) >>> ((byte & 3) << 1)) & 3;
    if (control === 2) continue;
    if (control === 3) {
      deltas.set(source.subarray(place, place + size), byte * size);
      place += size;
      continue;
    }
    const modes = place;
    place += Math.ceil(groups / 4);
    const widthOf = version === 0 ? widths.version0 : control === 0 ? widths.control0 : widths.control1;
    for (let group = 0; group < groups; group++) {
      const mode = (getByte(source, modes + (group >>> 2)) >>> ((group & 3) << 1)) & 3;
      place = readGroup(deltas, byte * size + group * groupSize, source, place, widthOf[mode] ?? 0);
    }
  }
  return place;
}

/**
 * Reads sixteen bytes of so many bits each; one whose bits are all set follows in full. Returns the position
 * after them.
 */
function readGroup(
  deltas: Uint8Array,
  to: number,
  source: Uint8Array,
  from: number,
  width: 0 | 1 | 2 | 4 | 8,
): number {
  if (width === 0) return from;
  if (width === 8) {
    deltas.set(source.subarray(from, from + groupSize).subarray(0, deltas.length - to), to);
    return from + groupSize;
  }
  const perByte = 8 / width;
  const inFull = (1 << width) - 1;
  let place = from + (groupSize * width) / 8;
  for (let k = 0; k < groupSize; k++) {
    // Single bits are stored from the lowest bit upwards, groups of two and four from the highest downwards.
    const inByte = k % perByte;
    const shift = width === 1 ? inByte : 8 - width * (inByte + 1);
    const short = (getByte(source, from + Math.floor(k / perByte)) >>> shift) & inFull;
    const delta = short === inFull ? getByte(source, place++) : short;
    if (to + k < deltas.length) deltas[to + k] = delta;
  }
  return place;
}

type Sums = { size: number; stride: number; last: Uint8Array; channels: Uint8Array };

function addDeltas(block: Uint8Array, deltas: Uint8Array, { size, stride, last, channels }: Sums): void {
  const delta = (byte: number, vertex: number) => deltas[byte * size + vertex] ?? 0;
  const before = (byte: number) => last[byte] ?? 0;
  for (let vertex = 0; vertex < size; vertex++) {
    for (let word = 0; word < stride; word += 4) {
      const channel = channels[word >>> 2] ?? 0;
      const kind = channel & 3;
      expectPacked(kind !== 3);
      if (kind === 0) {
        for (let byte = word; byte < word + 4; byte++) {
          last[byte] = before(byte) + unzigzag(delta(byte, vertex));
        }
      } else if (kind === 1) {
        for (let byte = word; byte < word + 4; byte += 2) {
          const by = unzigzag(delta(byte, vertex) | (delta(byte + 1, vertex) << 8));
          const sum = (before(byte) | (before(byte + 1) << 8)) + by;
          last[byte] = sum;
          last[byte + 1] = sum >>> 8;
        }
      } else {
        const by = getLabel((k) => delta(word + k, vertex));
        const turned = (by >>> (channel >>> 4)) | (by << (32 - (channel >>> 4)));
        const sum = getLabel((k) => before(word + k)) ^ turned;
        for (let k = 0; k < 4; k++) last[word + k] = sum >>> (8 * k);
      }
    }
    block.set(last, vertex * stride);
  }
}

function getLabel(byte: (place: number) => number): number {
  return byte(0) | (byte(1) << 8) | (byte(2) << 16) | (byte(3) << 24);
}

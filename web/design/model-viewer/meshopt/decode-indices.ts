import { expectPacked, getByte, unzigzag } from './unsigned.ts';

type Indices = Uint16Array | Uint32Array;

/** Reads numbers of variable length, seven bits in each byte, from an advancing position. */
function openNumbers(source: Uint8Array, start: number) {
  let place = start;
  return {
    byte: () => getByte(source, place++),
    number() {
      let value = 0;
      for (let shift = 0; ; shift += 7) {
        const byte = getByte(source, place++);
        value |= (byte & 0x7f) << shift;
        if (byte < 0x80) return value;
      }
    },
  };
}

/** The last few entries, newest first. */
function openRing(size: 16 | 32) {
  const entries = new Uint32Array(size);
  let next = 0;
  return {
    push(...values: number[]) {
      for (const value of values) {
        entries[next] = value;
        next = (next + 1) & (size - 1);
      }
    },
    ago: (steps: number) => entries[(next - 1 - steps) & (size - 1)] ?? 0,
  };
}

/** Decodes triangles, each encoded by an edge or by vertices that occurred shortly before. */
export function decodeTriangles(target: Indices, source: Uint8Array): void {
  expectPacked(getByte(source, 0) === 0xe1 && target.length % 3 === 0);
  const triangles = target.length / 3;
  const numbers = openNumbers(source, 1 + triangles);
  const shortcuts = source.length - 16;
  const edges = openRing(32);
  const corners = openRing(16);
  let next = 0;
  let last = 0;
  const given = () => {
    last += unzigzag(numbers.number());
    return last;
  };

  const third = (code: number) => {
    if (code > 0 && code < 0x0d) return corners.ago(code);
    if (code === 0x0d) last--;
    if (code === 0x0e) last++;
    const corner = code === 0 ? next++ : code === 0x0f ? given() : last;
    corners.push(corner);
    return corner;
  };

  const fresh = (code: number): [number, number, number] => {
    const pair = code < 0x0e ? getByte(source, shortcuts + code) : numbers.byte();
    if (code >= 0x0e && pair === 0) next = 0;
    const a = code === 0x0f ? given() : next++;
    const corner = (how: number) => {
      if (how === 0) return next++;
      return how === 0x0f && code >= 0x0e ? given() : corners.ago(how - 1);
    };
    const isNew = (how: number) => how === 0 || (how === 0x0f && code >= 0x0e);
    const b = corner(pair >>> 4);
    const c = corner(pair & 0x0f);
    corners.push(a, ...(isNew(pair >>> 4) ? [b] : []), ...(isNew(pair & 0x0f) ? [c] : []));
    return [a, b, c];
  };

  for (let k = 0; k < triangles; k++) {
    const code = getByte(source, 1 + k);
    const edge = code >>> 4;
    if (edge < 0x0f) {
      const a = edges.ago(edge << 1);
      const b = edges.ago((edge << 1) + 1);
      const c = third(code & 0x0f);
      edges.push(b, c, c, a);
      target.set([a, b, c], 3 * k);
    } else {
      const [a, b, c] = fresh(code & 0x0f);
      edges.push(a, b, b, c, c, a);
      target.set([a, b, c], 3 * k);
    }
  }
}

/** Decodes indices in any order, each encoded as a difference to one of the two before. */
export function decodeIndices(target: Indices, source: Uint8Array): void {
  expectPacked(getByte(source, 0) === 0xd1);
  const numbers = openNumbers(source, 1);
  const last = new Uint32Array(2);
  for (let k = 0; k < target.length; k++) {
    const value = numbers.number();
    const which = value & 1;
    last[which] = (last[which] ?? 0) + unzigzag(value >>> 1);
    target[k] = last[which];
  }
}

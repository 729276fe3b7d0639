/**
 * A bit set of positions, 32 in each number: sets of a hundred thousand are intersected and counted within
 * microseconds.
 */
export type Bits = Uint32Array;

export function noBits(size: number): Bits {
  return new Uint32Array((size + 31) >>> 5);
}

export function allBits(size: number): Bits {
  const bits = noBits(size).fill(0xffff_ffff);
  const last = size & 31;
  if (last && bits.length) bits[bits.length - 1] = (1 << last) - 1;
  return bits;
}

export function setBit(bits: Bits, place: number): void {
  bits[place >>> 5] = (bits[place >>> 5] ?? 0) | (1 << (place & 31));
}

export function hasBit(bits: Bits, place: number): boolean {
  return (((bits[place >>> 5] ?? 0) >>> (place & 31)) & 1) === 1;
}

/** The intersection of the sets. */
export function meet(first: Bits, ...others: readonly Bits[]): Bits {
  const result = first.slice();
  for (const other of others) {
    for (let word = 0; word < result.length; word += 1)
      result[word] = (result[word] ?? 0) & (other[word] ?? 0);
  }
  return result;
}

/** The union of the sets. */
export function join(size: number, sets: readonly Bits[]): Bits {
  const result = noBits(size);
  for (const set of sets) {
    for (let word = 0; word < result.length; word += 1) result[word] = (result[word] ?? 0) | (set[word] ?? 0);
  }
  return result;
}

export function countBits(bits: Bits): number {
  let count = 0;
  for (let word = 0; word < bits.length; word += 1) count += ones(bits[word] ?? 0);
  return count;
}

export function haveCommon(a: Bits, b: Bits): boolean {
  for (let word = 0; word < a.length; word += 1) if ((a[word] ?? 0) & (b[word] ?? 0)) return true;
  return false;
}

/** The size of the intersection, which is not built. */
export function countBoth(a: Bits, b: Bits): number {
  let count = 0;
  for (let word = 0; word < a.length; word += 1) count += ones((a[word] ?? 0) & (b[word] ?? 0));
  return count;
}

/**
 * Counts the ones by pairs, fours and eights, and adds up the eights by a multiplication (Hacker's Delight,
 * 5-1).
 */
function ones(word: number): number {
  let x = word - ((word >>> 1) & 0x5555_5555);
  x = (x & 0x3333_3333) + ((x >>> 2) & 0x3333_3333);
  return Math.imul((x + (x >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
}

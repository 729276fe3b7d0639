import { expectPacked } from './unsigned.ts';

/** Reverses the filter that was applied for better compression, in place. */
export function undoFilter(filter: string, bytes: Uint8Array, count: number, stride: number): void {
  if (filter === 'OCTAHEDRAL')
    directions(stride === 4 ? new Int8Array(bytes.buffer) : new Int16Array(bytes.buffer));
  else if (filter === 'QUATERNION') rotations(new Int16Array(bytes.buffer, 0, count * 4));
  else if (filter === 'EXPONENTIAL') exponents(bytes.buffer);
  else expectPacked(filter === 'NONE');
}

/** Octahedral directions: two coordinates, and the value that stands for one. */
function directions(values: Int8Array | Int16Array): void {
  const longest = values.BYTES_PER_ELEMENT === 1 ? 127 : 32767;
  for (let k = 0; k < values.length; k += 4) {
    const one = values[k + 2] || 1;
    const u = (values[k] ?? 0) / one;
    const v = (values[k + 1] ?? 0) / one;
    const z = 1 - Math.abs(u) - Math.abs(v);
    const fold = Math.max(-z, 0);
    const x = u - (u >= 0 ? fold : -fold);
    const y = v - (v >= 0 ? fold : -fold);
    const scale = longest / Math.hypot(x, y, z);
    values.set([Math.round(x * scale), Math.round(y * scale), Math.round(z * scale)], k);
  }
}

/** Quaternions without their largest component, whose index is in the last two bits. */
function rotations(values: Int16Array): void {
  for (let k = 0; k < values.length; k += 4) {
    const coded = values[k + 3] ?? 0;
    const scale = Math.SQRT1_2 / (coded | 3);
    const [x, y, z] = [0, 1, 2].map((place) => (values[k + place] ?? 0) * scale) as [number, number, number];
    const w = Math.sqrt(Math.max(0, 1 - x * x - y * y - z * z));
    for (const [place, part] of [w, x, y, z].entries()) {
      values[k + (((coded & 3) + place) % 4)] = Math.round(part * 32767);
    }
  }
}

/** Numbers with eight bits of exponent and twenty-four of mantissa. */
function exponents(buffer: ArrayBufferLike): void {
  const packed = new Int32Array(buffer);
  const numbers = new Float32Array(buffer);
  for (const [k, value] of packed.entries()) numbers[k] = 2 ** (value >> 24) * ((value << 8) >> 8);
}

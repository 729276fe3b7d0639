/** Decodes a difference with its sign in the lowest bit (zigzag). */
export function unzigzag(value: number): number {
  return (value >>> 1) ^ -(value & 1);
}

/** The byte at a position; throws beyond the end. */
export function getByte(bytes: Uint8Array, place: number): number {
  const byte = bytes[place];
  if (byte === undefined) throw new RangeError('The packed buffer ends too early');
  return byte;
}

/** @throws {RangeError} when a packed buffer is malformed */
export function expectPacked(isSo: boolean): void {
  if (!isSo) throw new RangeError('The packed buffer is not what it says');
}

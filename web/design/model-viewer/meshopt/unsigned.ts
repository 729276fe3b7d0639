/** A difference that was written with its sign in the lowest bit. */
export function unzigzag(value: number): number {
  return (value >>> 1) ^ -(value & 1);
}

/** A byte at a place; what is behind the end is no byte. */
export function getByte(bytes: Uint8Array, place: number): number {
  const byte = bytes[place];
  if (byte === undefined) throw new RangeError('The packed buffer ends too early');
  return byte;
}

/** @throws {RangeError} when a packed buffer is not what it says */
export function expectPacked(isSo: boolean): void {
  if (!isSo) throw new RangeError('The packed buffer is not what it says');
}

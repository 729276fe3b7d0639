/** Where a list by name goes on: behind the row of this sort key, and of this id among those of the same key. */
export type KeysetPlace = { readonly key: string; readonly id: string };

/** Longer than any sort key. */
const maxLength = 4000;

export function writeKeyset({ key, id }: KeysetPlace): string {
  return Buffer.from(JSON.stringify([key, id])).toString('base64url');
}

/** Null: it is none. */
export function readKeyset(cursor: string): KeysetPlace | null {
  if (cursor.length > maxLength) return null;
  try {
    const read: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (!Array.isArray(read) || read.length !== 2) return null;
    const [key, id] = read;
    return typeof key === 'string' && typeof id === 'string' ? { key, id } : null;
  } catch {
    return null;
  }
}

/** The position in a sorted list: after the row with this sort key, and this id among equal keys. */
export type KeysetPlace = { readonly key: string; readonly id: string };

/** Longer than any sort key. */
const maxLength = 4000;

export function writeKeyset({ key, id }: KeysetPlace): string {
  return Buffer.from(JSON.stringify([key, id])).toString('base64url');
}

/** Null: the cursor is invalid. */
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

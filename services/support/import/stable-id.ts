import { createHash } from 'node:crypto';

/** An id derived from names: importing again changes nothing. Version 8 of RFC 9562. */
export function stableId(...names: readonly string[]): string {
  const hex = createHash('sha256')
    .update(`portal ${names.join(' ')}`)
    .digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

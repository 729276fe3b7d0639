import { createHash } from 'node:crypto';

/**
 * The id of a mail: equal for the same kind and subject, so that it is sent once. Version 8 of RFC 9562: an id whose
 * bits the application chose.
 */
export function mailId(kind: string, subject: string): string {
  const hex = createHash('sha256').update(`${kind} ${subject}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

import { createHash } from 'node:crypto';

/**
 * The id of a person from another tenant, derived from issuer and subject: always the same, and nobody else's (RFC
 * 9562, UUIDv8).
 */
export function foreignPersonId(issuer: string, subject: string): string {
  const bytes = createHash('sha256')
    .update(JSON.stringify([issuer, subject]))
    .digest()
    .subarray(0, 16);
  bytes[6] = (bytes[6]! & 0x0f) | 0x80;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

import { createHash } from 'node:crypto';

/** The same id for the same name, every time: importing twice changes what is there and adds nothing. */
export function stableId(
  kind: 'site' | 'page' | 'file' | 'brand' | 'contact' | 'location' | 'news' | 'editor' | 'menu',
  name: string,
): string {
  const hex = createHash('sha256').update(`content/${kind}/${name}`).digest('hex');
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 0x3) | 0x8).toString(16);
  // Version 8 of RFC 9562: an id whose bits the application chose.
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    variant + hex.slice(17, 20),
    hex.slice(20, 32),
  ].join('-');
}

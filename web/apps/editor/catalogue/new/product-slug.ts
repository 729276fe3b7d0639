/** The address that a name suggests: `Reuss 455 S` → `reuss-455-s`. */
export function slugOfName(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 120);
}

/** Screens of the editor area have these addresses: a product there could not be opened. */
const screens: readonly string[] = ['import', 'new', 'structure'];

/** Whether a text can be the last part of a product's address. */
export function isProductSlug(text: string): boolean {
  return text.length <= 120 && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text) && !screens.includes(text);
}

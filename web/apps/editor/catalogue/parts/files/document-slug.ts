/**
 * The slug of a new document: prefixed with its product's, so that it is hardly ever taken; `taken` are those
 * of its neighbours.
 */
export function freeDocumentSlug(product: string, file: string, taken: readonly string[]): string {
  const name = file.startsWith(product) ? file : `${product}-${file}`;
  const plain = name.slice(0, 110).replace(/[-_.]+$/, '');
  let slug = plain;
  for (let count = 2; taken.includes(slug); count += 1) slug = `${plain}-${count}`;
  return slug;
}

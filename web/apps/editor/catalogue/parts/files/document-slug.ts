/** The address of a new document: begins with that of its product, so that hardly any other has it; `taken` are its neighbours'. */
export function freeDocumentSlug(product: string, file: string, taken: readonly string[]): string {
  const name = file.startsWith(product) ? file : `${product}-${file}`;
  const plain = name.slice(0, 110).replace(/[-_.]+$/, '');
  let slug = plain;
  for (let count = 2; taken.includes(slug); count += 1) slug = `${plain}-${count}`;
  return slug;
}

import type { Editor } from '../../editor.ts';

/** The names of products and services by slug; those missing in the result are not in the catalogue. */
export async function namesOfEntries(
  { sendQuery, locale }: Editor,
  slugs: readonly string[],
): Promise<ReadonlyMap<string, { name: string; detail: string }>> {
  const variables = { slugs: [...slugs], language: locale.language };
  const { productsBySlugs } = await sendQuery('products', 'chosenEntries', variables);
  return new Map(productsBySlugs.map(({ slug, name }) => [slug, { name, detail: slug }]));
}

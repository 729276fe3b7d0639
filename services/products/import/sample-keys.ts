import { readCatalogue } from './read-catalogue.ts';

/** What a directory of catalogue files makes, by table, for those who look for what else there is. */
export async function sampleKeys(directory: string): Promise<Record<string, string[]>> {
  const { catalogue } = await readCatalogue(directory);
  const slugs = (rows: readonly { slug: string }[]) => rows.map(({ slug }) => slug);
  return {
    product: slugs(catalogue.products),
    document: slugs(catalogue.products.flatMap(({ documents }) => documents)),
    classification: slugs(catalogue.classifications),
    capability: slugs(catalogue.capabilities),
    attribute: catalogue.attributes.map(({ key }) => key),
    brand: catalogue.brands.map(({ id }) => id),
  };
}

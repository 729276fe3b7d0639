import { readCatalogue } from './read-catalogue.ts';

/**
 * The keys of the rows that a directory of catalogue files produces, by table: all others were made by
 * somebody.
 */
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

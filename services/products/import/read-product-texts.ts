import { languages } from '#contracts/languages.ts';
import { productTexts, serviceTexts } from '#seed/schema/products/product-texts.ts';
import type { SeedEntry, SeedFolder } from '#seed/schema/seed-folder.ts';
import type { ProductTexts } from '../product/stored-product.ts';

/** Texts by language; undefined: they are invalid. */
export type SeedTexts = ReadonlyMap<string, SeedEntry<ProductTexts> | undefined>;

/** The texts of products and services in `texts/{language}/{file}`, by the file that they belong to. */
export async function readProductTexts(
  folder: SeedFolder,
  files: ReadonlySet<string>,
): Promise<ReadonlyMap<string, SeedTexts>> {
  const found = new Map(
    [...files].map((file) => [file, new Map<string, SeedEntry<ProductTexts> | undefined>()]),
  );
  for (const file of await folder.filesBelow('texts')) {
    const [, language = '', item = ''] = /^texts\/(\w\w)\/((?:products|services)\/[^/]+)$/.exec(file) ?? [];
    if (!languages.some((known) => known === language)) {
      folder.report({ file, message: 'must be texts/{language}/products/{slug}.yaml or …/services/…' });
      continue;
    }
    if (!found.has(item)) folder.report({ file, message: 'there is no such product' });
    const schema = item.startsWith('services/') ? serviceTexts : productTexts;
    found.get(item)?.set(language, await folder.readEntry(file, schema));
  }
  return found;
}

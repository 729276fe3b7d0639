import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { getTree } from '../classification/classification-tree.ts';
import { readCatalogue } from '../import/read-catalogue.ts';
import type { Product } from '../product/stored-product.ts';
import { draftOfProduct } from './draft-of-product.ts';
import { readProductDraft } from './read-draft.ts';
import { stateDraft } from './state-draft.ts';
import { undraftedOf } from './undrafted.ts';

const sample = fileURLToPath(new URL('../../../seed/company/products', import.meta.url));

test('CAT-03 every product of the sample becomes itself again when its draft is published as it is', async () => {
  const { catalogue } = await readCatalogue(
    sample,
    fileURLToPath(new URL('../../../seed/company/media', import.meta.url)),
  );
  const vocabulary = {
    attributes: new Map(catalogue.attributes.map((each) => [each.key, each])),
    groups: new Map(catalogue.groups.map((each) => [each.key, each])),
    brands: new Map(catalogue.brands.map((each) => [each.id, { ...each, image: null }])),
    capabilities: new Map(catalogue.capabilities.map((each) => [each.slug, { ...each, image: null }])),
    tree: getTree(catalogue.classifications.map((each) => ({ ...each, image: null }))),
  };
  const types = new Map(catalogue.products.map(({ slug, type }) => [slug, type]));
  expect(catalogue.products.length).toBeGreaterThan(20);
  for (const seed of catalogue.products) {
    // Pictures and documents are files until they are stored; no draft refers to them.
    const { films: _, modelFile: __, ...rest } = seed;
    const before = {
      ...rest,
      images: [],
      documents: [],
      model: null,
      videoImageUrl: null,
      videoAlternativeUrl: null,
    };
    const product = { ...before, highlights: [] } as unknown as Product;
    const document = readProductDraft(JSON.parse(JSON.stringify(draftOfProduct(product, vocabulary))));
    const drafted = { slug: seed.slug, type: seed.type, document, undrafted: undraftedOf(product) };
    const { product: after, problems } = stateDraft(drafted, {
      vocabulary,
      getType: (slug) => types.get(slug),
    });
    expect(problems, seed.slug).toEqual([]);
    expect(after.specifications, seed.slug).toEqual(product.specifications);
    expect(after.ranges, seed.slug).toEqual(product.ranges);
    expect(after.texts, seed.slug).toEqual(product.texts);
    expect({ ...after, texts: null, ranges: null }, seed.slug).toEqual({
      ...product,
      texts: null,
      ranges: null,
    });
  }
});

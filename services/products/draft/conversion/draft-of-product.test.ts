import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { getTree } from '../../classification/classification-tree.ts';
import { productOfSeed } from '../../import/product-of-seed.ts';
import { readCatalogue } from '../../import/read-catalogue.ts';
import type { Product } from '../../product/stored-product.ts';
import { readProductDraft } from '../read-draft.ts';
import { draftOfProduct } from './draft-of-product.ts';
import { stateDraft } from './state-draft.ts';
import { undraftedOf } from './undrafted.ts';

const sample = fileURLToPath(new URL('../../../../seed/company/products', import.meta.url));

test('CAT-03 every product of the sample becomes itself again when its draft is published as it is', async () => {
  const { catalogue } = await readCatalogue(
    sample,
    fileURLToPath(new URL('../../../../seed/company/media', import.meta.url)),
  );
  const vocabulary = {
    attributes: new Map(catalogue.attributes.map((each) => [each.key, each])),
    groups: new Map(catalogue.groups.map((each) => [each.key, each])),
    brands: new Map(catalogue.brands.map((each) => [each.id, { ...each, image: null }])),
    capabilities: new Map(catalogue.capabilities.map((each) => [each.slug, { ...each, image: null }])),
    tree: getTree(catalogue.classifications.map((each) => ({ ...each, image: null }))),
  };
  const types = new Map(catalogue.products.map(({ slug, type }) => [slug, type]));
  const owners = new Map(
    catalogue.products.flatMap(({ slug, documents }) => documents.map((paper) => [paper.slug, slug])),
  );
  expect(catalogue.products.length).toBeGreaterThan(20);
  for (const seed of catalogue.products) {
    const product = withVersionsByLanguage(productOfSeed(seed, fakeStore));
    const document = readProductDraft(JSON.parse(JSON.stringify(draftOfProduct(product, vocabulary))));
    const drafted = { slug: seed.slug, type: seed.type, document, undrafted: undraftedOf(product) };
    const { product: after, problems } = stateDraft(drafted, {
      vocabulary,
      getType: (slug) => types.get(slug),
      isDocumentTaken: (slug) => owners.get(slug) !== seed.slug,
    });
    expect(problems, seed.slug).toEqual([]);
    expect(after, seed.slug).toEqual(product);
  }
});

/** With the versions in the order in which the database gives them. */
function withVersionsByLanguage(product: Product): Product {
  const documents = product.documents.map((paper) => ({
    ...paper,
    versions: paper.versions.toSorted((a, b) => (a.language < b.language ? -1 : 1)),
  }));
  return { ...product, documents };
}

/** Stands in for the file store, and gives each file a hash. */
function fakeStore(name: string) {
  const hash = createHash('sha256').update(name).digest('hex').slice(0, 40);
  const isPicture = /\.(?:webp|svg|png|jpe?g)$/.test(name);
  const contentType = isPicture ? 'image/webp' : 'application/octet-stream';
  return { hash, size: 1000, contentType, width: isPicture ? 1600 : 0, height: isPicture ? 1200 : 0 };
}

import type { Classification } from './classes/classification-tree.ts';
import type { Product } from './product/product-query.ts';

/** In the words in which the product back end tells changes. `products` says that names or the tree have changed. */
const anyChange = 'products';

/** A product's page: itself, where it stands, and the cards of what belongs to it. */
export function tagsOfProduct(product: Pick<Product, 'slug' | 'classifications' | 'related'>): string[] {
  return [
    anyChange,
    `product:${product.slug}`,
    ...product.classifications.flatMap(({ lineage }) => lineage.map(({ slug }) => `classification:${slug}`)),
    ...product.related.map((item) => `product:${item.product.slug}`),
  ];
}

/** A list: the classifications whose products it may hold. */
export function tagsOfClasses(classes: readonly Pick<Classification, 'slug'>[]): string[] {
  return [anyChange, ...classes.map(({ slug }) => `classification:${slug}`)];
}

/** An answer that there is no such product: one may come. */
export function tagsOfAbsent(slug: string): string[] {
  return [anyChange, `product:${slug}`];
}

import { specificationRows } from '#web/site/data/catalogue/specification-rows.ts';
import type { Product } from './product/product-query.ts';

type Thing = { '@type': string; [property: string]: unknown };
type Step = { name: string; item: string };

/** What search engines read of a list, after schema.org: its place in the site. */
export function listData(steps: readonly Step[]): object {
  return { '@context': 'https://schema.org', '@graph': [breadcrumb(steps)] };
}

/** What they read of a product or service: what it is, its figures, and its place in the site. */
export function productData(
  product: Product,
  address: string,
  picture: string | undefined,
  steps: readonly Step[],
): object {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      product.type === 'product' ? machine(product, address, picture) : service(product, address, picture),
      breadcrumb(steps),
    ],
  };
}

function machine(product: Product, address: string, picture: string | undefined): Thing {
  return {
    '@type': 'Product',
    '@id': address,
    url: address,
    name: product.name,
    description: product.short_description ?? undefined,
    image: picture,
    category: product.classifications[0]?.name,
    brand: product.brand ? { '@type': 'Brand', name: product.brand.name } : undefined,
    additionalProperty: specificationRows(product.specifications).flatMap(({ name, metric, imperial }) => {
      const value = metric ?? imperial;
      return value ? [{ '@type': 'PropertyValue', name, value: value.text }] : [];
    }),
  };
}

function service(product: Product, address: string, picture: string | undefined): Thing {
  return {
    '@type': 'Service',
    '@id': address,
    url: address,
    name: product.name,
    description: product.short_description ?? undefined,
    image: picture,
    serviceType: product.classifications[0]?.name,
  };
}

function breadcrumb(steps: readonly Step[]): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  };
}

import type { Language } from '#contracts/languages.ts';
import { specificationRows } from '#web/site/data/catalogue/specification-rows.ts';
import { type Bounds, boundsKey } from './product/product-bounds.ts';
import type { Product } from './product/product-query.ts';

type Thing = { '@type': string; [property: string]: unknown };
type Step = { name: string; item: string };

/** The structured data of a list (schema.org): its breadcrumb. */
export function listData(steps: readonly Step[]): object {
  return { '@context': 'https://schema.org', '@graph': [breadcrumb(steps)] };
}

/** The structured data of a product or service: its description, its figures and its breadcrumb. */
export function productData(
  product: Product,
  address: string,
  picture: string | undefined,
  steps: readonly Step[],
  bounds: Bounds,
  language: Language,
): object {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      ...(product.type === 'product'
        ? machines(product, address, picture, bounds, language)
        : [service(product, address, picture)]),
      breadcrumb(steps),
    ],
  };
}

/**
 * A machine with variants is a product group: it holds what all have in common, and each variant what
 * differs.
 */
function machines(
  product: Product,
  address: string,
  picture: string | undefined,
  bounds: Bounds,
  language: Language,
): Thing[] {
  const whole = machine(product, address, picture, bounds, language);
  if (product.variants.length === 0) return [whole];
  const group = { '@id': address };
  const differing = product.variants.flatMap(({ specifications }) => specifications.map(({ name }) => name));
  return [
    { ...whole, '@type': 'ProductGroup', productGroupID: product.slug, variesBy: [...new Set(differing)] },
    ...product.variants.map((variant) => ({
      '@type': 'Product',
      '@id': `${address}?variant=${encodeURIComponent(variant.id)}`,
      name: `${product.name} ${variant.metric_name}`,
      mpn: variant.id,
      isVariantOf: group,
      additionalProperty: properties(variant.specifications, bounds, language),
    })),
  ];
}

function machine(
  product: Product,
  address: string,
  picture: string | undefined,
  bounds: Bounds,
  language: Language,
): Thing {
  return {
    '@type': 'Product',
    '@id': address,
    url: address,
    name: product.name,
    description: product.short_description ?? undefined,
    image: picture,
    category: product.classifications[0]?.name,
    brand: product.brand ? { '@type': 'Brand', name: product.brand.name } : undefined,
    mpn: product.slug,
    additionalProperty: properties(product.specifications, bounds, language),
  };
}

/**
 * Each line with its numeric values and unit code (UN/ECE Recommendation 20), where the catalogue has them.
 */
function properties(lines: Product['specifications'], bounds: Bounds, language: Language): Thing[] {
  return specificationRows(lines, language).flatMap(({ key, name, metric, imperial }) => {
    const value = metric ?? imperial;
    if (!value) return [];
    const line = lines.find((one) => one.key === key && one.measurement_system !== 'Imperial');
    const found = line && bounds.get(boundsKey(line));
    return [
      {
        '@type': 'PropertyValue',
        propertyID: key,
        name,
        value: value.text,
        ...(found && {
          minValue: found.minimum ?? undefined,
          maxValue: found.maximum ?? undefined,
          unitCode: found.unit_code ?? undefined,
          unitText: found.unit ?? undefined,
        }),
      },
    ];
  });
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

/**
 * A product that a visitor wants to compare; `key` is the slug, followed by `#` and the variant if one was
 * chosen.
 */
export type BasketProduct = { readonly key: string; readonly slug: string; readonly variantId?: string };

/** Only products of one classification have enough in common to be compared. */
export type BasketClassification = { readonly slug: string; readonly products: readonly BasketProduct[] };

/**
 * The products that a visitor collected for comparison (CMP-01). Never contains an empty classification or a
 * product twice.
 */
export type Basket = readonly BasketClassification[];

/** More than anybody compares, and still short enough for the address of a comparison. */
export const maxProducts = 12;

const version = 1;
const slugPattern = /^[\p{L}\p{N}][\p{L}\p{N}_-]{0,119}$/u;
const variantPattern = /^[\w.:-]{1,80}$/;

export function getKey(slug: string, variantId?: string): string {
  return variantId ? `${slug}#${variantId}` : slug;
}

/** Parses the key of a product; undefined when it is invalid. */
export function getProduct(key: string): BasketProduct | undefined {
  const split = key.indexOf('#');
  const slug = split < 0 ? key : key.slice(0, split);
  const variantId = split < 0 ? undefined : key.slice(split + 1);
  if (!slugPattern.test(slug)) return undefined;
  if (variantId === undefined) return { key, slug };
  return variantPattern.test(variantId) ? { key, slug, variantId } : undefined;
}

/**
 * Parses the stored basket, whichever version of the site wrote it. Unknown data is ignored; never throws, so
 * that no stored data can break a page.
 */
export function parseBasket(stored: string | null): Basket {
  const read = parsed(stored);
  const list = Array.isArray(read) ? read : getField(read, 'classifications');
  let basket: Basket = [];
  for (const classification of Array.isArray(list) ? list : []) {
    const slug = getField(classification, 'slug');
    const products = getField(classification, 'products');
    if (typeof slug !== 'string' || !slugPattern.test(slug) || !Array.isArray(products)) continue;
    for (const product of products) {
      const known = readProduct(product);
      if (known) basket = addProduct(basket, slug, known);
    }
  }
  return basket;
}

export function writeBasket(basket: Basket): string {
  return JSON.stringify({ version, classifications: basket });
}

export function findProducts(basket: Basket): BasketProduct[] {
  return basket.flatMap(({ products }) => products);
}

export function holds(basket: Basket, key: string): boolean {
  return basket.some(({ products }) => products.some((product) => product.key === key));
}

/** Returns the basket unchanged if it already contains the product or is full. */
export function addProduct(basket: Basket, classification: string, product: BasketProduct): Basket {
  if (holds(basket, product.key) || findProducts(basket).length >= maxProducts) return basket;
  if (!basket.some(({ slug }) => slug === classification))
    return [...basket, { slug: classification, products: [product] }];
  return basket.map((one) =>
    one.slug === classification ? { ...one, products: [...one.products, product] } : one,
  );
}

export function removeProducts(basket: Basket, keys: readonly string[]): Basket {
  return basket
    .map((one) => ({ ...one, products: one.products.filter(({ key }) => !keys.includes(key)) }))
    .filter(({ products }) => products.length > 0);
}

function readProduct(value: unknown): BasketProduct | undefined {
  if (typeof value === 'string') return getProduct(value);
  const slug = getField(value, 'slug');
  const variantId = getField(value, 'variantId');
  if (typeof slug !== 'string') return undefined;
  return getProduct(getKey(slug, typeof variantId === 'string' ? variantId : undefined));
}

function getField(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
}

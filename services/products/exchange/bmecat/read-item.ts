import type { Relation } from '#contracts/products/catalogue.ts';
import type { StoredRelation } from '../../product/stored-product.ts';
import type { CatalogueRecord } from '../catalogue-record.ts';
import { findMappedSlug } from '../find-mapped-slug.ts';
import { getChild, getChildren, getText, type XmlElement } from '../xml/read-xml.ts';
import { getNumber } from './item-number.ts';
import { laterCountries } from './later-countries.ts';
import { readFeatures } from './read-features.ts';
import { readGroups } from './read-groups.ts';
import { getTexts, type Reading } from './reading.ts';

/** Reads a PRODUCT of version 2005 or an ARTICLE of 1.2; null: it is not to be taken over. */
export function readItem(item: XmlElement, reading: Reading): CatalogueRecord | null {
  const number = getNumber(item);
  const slug = number && findMappedSlug(number, reading.mapping);
  if (slug === null) return null;
  if (!slug) {
    reading.report('error', item.line, 'has no number (SUPPLIER_PID)');
    return null;
  }
  if (item.attributes.mode === 'delete') {
    reading.report('skipped', item.line, `${slug} is to be deleted, which only editors do`);
    return null;
  }
  const details = getChild(item, 'PRODUCT_DETAILS', 'ARTICLE_DETAILS');
  return {
    line: item.line,
    slug,
    ...present({
      names: getTexts(getChildren(details, 'DESCRIPTION_SHORT'), reading),
      long: getTexts(getChildren(details, 'DESCRIPTION_LONG'), reading),
      short: getTexts(getChildren(details, 'REMARKS'), reading),
      brand: readBrand(details, reading),
      position: readPosition(details),
      capabilities: readCapabilities(details, reading),
      ...readCountries(item),
      specifications: readFeatures(item, reading),
      classifications: readGroups(item, reading),
      related: readReferences(item, reading),
    }),
  };
}

function readBrand(details: XmlElement | undefined, { lexicon, report }: Reading): string | undefined {
  const element = getChild(details, 'MANUFACTURER_NAME');
  const name = element?.text.trim();
  if (!element || !name) return undefined;
  const brand = lexicon.brand(name);
  if (brand === undefined) report('warning', element.line, `manufacturer "${name}" is not a brand here`);
  return brand ?? undefined;
}

function readPosition(details: XmlElement | undefined): number | undefined {
  const order = getText(details, 'PRODUCT_ORDER', 'ARTICLE_ORDER');
  return order && /^\d{1,9}$/.test(order) ? Number(order) : undefined;
}

function readCapabilities(
  details: XmlElement | undefined,
  { lexicon, report }: Reading,
): string[] | undefined {
  const found = getChildren(details, 'KEYWORD').flatMap(({ text, line }) => {
    const capability = text.trim() ? lexicon.capability(text) : null;
    if (capability === undefined)
      report('skipped', line, `keyword "${text.trim()}" is not a capability here`);
    return capability ?? [];
  });
  return found.length > 0 ? [...new Set(found)] : undefined;
}

/** The countries where it is sold: the territories of its prices. */
function readCountries(item: XmlElement): Pick<CatalogueRecord, 'countries' | 'unstatedCountries'> {
  const territories = getChildren(item, 'PRODUCT_PRICE_DETAILS', 'ARTICLE_PRICE_DETAILS')
    .flatMap((details) => getChildren(details, 'PRODUCT_PRICE', 'ARTICLE_PRICE'))
    .flatMap((price) => getChildren(price, 'TERRITORY'))
    .map(({ text }) => text.trim().slice(0, 2).toUpperCase())
    .filter((country) => /^[A-Z]{2}$/.test(country));
  if (territories.length === 0) return {};
  return { countries: [...new Set(territories)], unstatedCountries: laterCountries };
}

/**
 * A relation to a service in the file becomes one here only if it refers to a service: see `merge-record.ts`.
 */
const relationOf: Readonly<Record<string, Relation>> = {
  similar: 'related',
  followup: 'related',
  diff_orderunit: 'related',
  base_product: 'related',
  others: 'service',
  accessories: 'component',
  mandatory: 'component',
  select: 'component',
  sparepart: 'component',
  consists_of: 'component',
};

function readReferences(item: XmlElement, { mapping }: Reading): StoredRelation[] | undefined {
  const related = getChildren(item, 'PRODUCT_REFERENCE', 'ARTICLE_REFERENCE').flatMap((reference) => {
    const number = getText(reference, 'PROD_ID_TO', 'ART_ID_TO');
    const slug = number && findMappedSlug(number, mapping);
    return slug ? [{ type: relationOf[reference.attributes.type ?? ''] ?? 'related', slug }] : [];
  });
  return related.length > 0 ? related : undefined;
}

function present<Fields extends object>(
  fields: Fields,
): { [Key in keyof Fields]?: Exclude<Fields[Key], undefined> } {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given) as { [Key in keyof Fields]?: Exclude<Fields[Key], undefined> };
}

import type { Relation } from '#contracts/products/catalogue.ts';
import type { CatalogueMedium, CatalogueRecord } from '../catalogue-record.ts';
import { element, optional, type XmlNode } from '../xml/write-xml.ts';
import { laterCountries } from './later-countries.ts';
import { writeFeatures } from './write-features.ts';
import { inLanguages, shortened, type Writing } from './writing.ts';

/** The only types that version 2005 allows; other media are written without a type. */
const typesOf2005 = ['application/pdf', 'image/gif', 'image/jpeg', 'text/html', 'text/plain'];

/** The pictures and documents, relative to the root of the catalogue's media. */
function writeMedia(media: readonly CatalogueMedium[], writing: Writing): XmlNode | null {
  return media.length === 0
    ? null
    : element(
        'MIME_INFO',
        media.map((medium, index) => writeMedium(medium, index, writing)),
      );
}

function writeMedium(
  { path, contentType, names, purpose }: CatalogueMedium,
  index: number,
  writing: Writing,
) {
  const known = writing.edition.version === '1.2' || typesOf2005.includes(contentType);
  return element('MIME', [
    optional('MIME_TYPE', known ? contentType.slice(0, 30) : null),
    element('MIME_SOURCE', path.replace(/^\//, '')),
    ...inLanguages('MIME_DESCR', names, 250, writing),
    element('MIME_PURPOSE', purpose),
    element('MIME_ORDER', index + 1),
  ]);
}

/** Writes a PRODUCT of version 2005 or an ARTICLE of 1.2, with its parts in the order of the schema. */
export function writeItem(record: CatalogueRecord, writing: Writing): XmlNode {
  const { item, number, reference } = writing.edition;
  return element(
    item,
    [
      element(number, record.slug),
      element(`${item}_DETAILS`, writeDetails(record, writing)),
      ...writeFeatures(record.specifications ?? [], writing),
      element(`${item}_ORDER_DETAILS`, [element('ORDER_UNIT', 'C62')]),
      element(`${item}_PRICE_DETAILS`, writePrice(record, writing)),
      writeMedia(record.media ?? [], writing),
      ...(record.related ?? []).map(({ type, slug }) =>
        element(`${item}_REFERENCE`, [element(reference, slug)], { type: referenceTypes[type] }),
      ),
    ],
    { mode: 'new' },
  );
}

const referenceTypes: Readonly<Record<Relation, string>> = {
  related: 'similar',
  component: 'accessories',
  service: 'others',
};

function writeDetails(record: CatalogueRecord, writing: Writing): (XmlNode | null)[] {
  const { item, multilingual, nameLength } = writing.edition;
  const { brands, capabilities } = writing.vocabulary;
  const brand = brands.get(record.brand ?? '')?.name;
  const names = record.names ?? {};
  return [
    ...inLanguages(
      'DESCRIPTION_SHORT',
      names.en ? names : { en: record.slug, ...names },
      nameLength,
      writing,
    ),
    ...inLanguages('DESCRIPTION_LONG', record.long ?? {}, 64_000, writing),
    optional('MANUFACTURER_NAME', brand && shortened('MANUFACTURER_NAME', brand, 50, writing)),
    // By slug, since names differ between languages.
    ...(record.capabilities ?? [])
      .filter((slug) => capabilities.has(slug))
      .map((slug) => element('KEYWORD', slug)),
    ...inLanguages('REMARKS', record.short ?? {}, 64_000, writing).map((remarks) =>
      multilingual ? remarks.replace('<REMARKS', '<REMARKS type="general"') : remarks,
    ),
    optional(`${item}_ORDER`, record.position),
  ];
}

/** Prices are on request; the closest that version 1.2 has is a daily price. */
function writePrice({ countries = [] }: CatalogueRecord, { edition }: Writing): XmlNode[] {
  const territories = countries
    .filter((country) => !laterCountries.has(country))
    .map((country) => element('TERRITORY', country));
  if (edition.version === '2005')
    return [element('PRODUCT_PRICE', territories, { price_type: 'on_request' })];
  return [
    element('DAILY_PRICE', 'true'),
    element('ARTICLE_PRICE', [element('PRICE_AMOUNT', 0), ...territories], { price_type: 'net_list' }),
  ];
}

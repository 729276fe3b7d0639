import type { ReportProblem } from '#seed/schema/problem.ts';
import { fieldsOf, type SeedFields } from '#seed/schema/seed-fields.ts';
import { isObject, type YamlObject } from '#seed/schema/yaml-file.ts';
import type { CatalogueType } from '../catalogue-type.ts';
import type { Texts } from '../language/texts.ts';
import {
  type ProductTexts,
  relations,
  type StoredRelation,
  type StoredVariant,
} from '../product/stored-product.ts';
import type { Range } from '../specification/stored-specification.ts';
import { known, oneOf, slug, wholeNumber, words } from './checked-fields.ts';
import { countryCodes } from './country-codes.ts';
import { readDocuments } from './read-documents.ts';
import { type Attributes, readSpecifications } from './read-specifications.ts';
import { readVideo } from './read-video.ts';
import type { SeedImage, SeedProduct } from './seed-catalogue.ts';
import type { Media } from './seed-media.ts';

/** What a product may refer to. */
export type Surroundings = {
  attributes: Attributes;
  brands: ReadonlySet<string>;
  capabilities: ReadonlySet<string>;
  classifications: ReadonlyMap<string, CatalogueType>;
  media: Media;
  report: ReportProblem;
};

export type ItemFile = { slug: string; type: CatalogueType; file: string };

/** Reads the file of a product or service; its words come from elsewhere. Relations are checked when all are known. */
export function readItem(
  entry: YamlObject,
  { slug: ownSlug, type, file }: ItemFile,
  texts: Record<string, ProductTexts>,
  { attributes, brands, capabilities, classifications, media, report }: Surroundings,
): SeedProduct {
  const fields = fieldsOf(entry, file, '', report);
  const own = readSpecifications(
    fields.take('specifications'),
    { file, field: 'specifications' },
    attributes,
    report,
  );
  const variants = readVariants(fields, file, attributes, report);
  const shelves = new Set([...classifications].filter(([, kind]) => kind === type).map(([name]) => name));
  const product: SeedProduct = {
    slug: ownSlug,
    type,
    brand: readBrand(fields, type, brands),
    position: wholeNumber(fields, 'position'),
    names: readNames(fields, entry, type),
    classifications: known(fields, 'classifications', shelves, `classification of a ${type}`),
    countries: readCountries(fields, entry),
    capabilities: known(fields, 'capabilities', capabilities, 'capability'),
    images: readImages(fields, file, media, report),
    highlights: readHighlights(fields, file, media, report),
    specifications: own.specifications,
    ranges: [...own.ranges, ...variants.flatMap(({ ranges }) => ranges)],
    variants: variants.map(({ ranges: _, ...variant }) => variant),
    related: readRelated(fields, ownSlug),
    ...readVideo(fields.take('video'), file, media, report),
    model: null,
    modelFile: media.file(fields, 'model', 'model'),
    texts,
    documents: readDocuments(fields.take('documents'), file, media, report),
  };
  if (product.classifications.length === 0) fields.report('classifications', 'must have at least one');
  fields.done();
  checkTexts(product, file, report);
  return product;
}

function readNames(fields: SeedFields, entry: YamlObject, type: CatalogueType): Texts {
  if (type === 'service' || isObject(entry.name)) return words(fields, 'name');
  return { en: fields.text('name') };
}

function readBrand(fields: SeedFields, type: CatalogueType, brands: ReadonlySet<string>): string | null {
  if (type === 'service') return null;
  const brand = fields.text('brand');
  if (!brands.has(brand)) fields.report('brand', `names the brand "${brand}", which does not exist`);
  return brand;
}

/** `countries` says where it is shown, `without` where it is not; neither: everywhere. */
function readCountries(fields: SeedFields, entry: YamlObject): string[] {
  const codes = new Set(countryCodes);
  if (entry.without === undefined) {
    return known(fields, 'countries', new Set([...codes, 'ALL']), 'country');
  }
  if (entry.countries !== undefined) fields.report('without', 'cannot be beside countries');
  const without = new Set(known(fields, 'without', codes, 'country'));
  return countryCodes.filter((code) => !without.has(code));
}

function readImages(fields: SeedFields, file: string, media: Media, report: ReportProblem): SeedImage[] {
  const images = objects(fields, 'images').map((entry, place) => {
    const image = fieldsOf(entry, file, `images/${place + 1}`, report);
    const name = media.named(image, 'file', image.text('file'), 'picture');
    const read = { name, kind: oneOf(image, 'kind', ['cutout', 'scene']), alt: words(image, 'alt') };
    const isDefault = image.flag('default');
    image.done();
    return { read, isDefault };
  });
  if (images.filter(({ isDefault }) => isDefault).length > 1) {
    fields.report('images', 'must have at most one default');
  }
  // The default comes first.
  return images.toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault)).map(({ read }) => read);
}

function readHighlights(
  fields: SeedFields,
  file: string,
  media: Media,
  report: ReportProblem,
): SeedProduct['highlights'] {
  return objects(fields, 'highlights').map((entry, place) => {
    const highlight = fieldsOf(entry, file, `highlights/${place + 1}`, report);
    const name = media.file(highlight, 'image', 'picture');
    const videoUrl = highlight.textOr('video', null);
    if (name === null && videoUrl === null) highlight.report('image', 'is missing');
    highlight.done();
    return { image: name === null ? null : { name, kind: 'scene', alt: {} }, videoUrl };
  });
}

function readVariants(
  fields: SeedFields,
  file: string,
  attributes: Attributes,
  report: ReportProblem,
): (StoredVariant & { ranges: Range[] })[] {
  const variants = objects(fields, 'variants').map((entry) => {
    const name = `variants/${String(entry.id)}`;
    const variant = fieldsOf(entry, file, name, report);
    const read = {
      id: slug(variant, 'id'),
      metric: words(variant, 'metric'),
      imperial: words(variant, 'imperial'),
      ...readSpecifications(
        variant.take('specifications'),
        { file, field: `${name}/specifications` },
        attributes,
        report,
      ),
    };
    variant.done();
    return read;
  });
  if (variants.length > 4) fields.report('variants', 'must have at most four entries');
  if (new Set(variants.map(({ id }) => id)).size < variants.length) {
    fields.report('variants', 'must have different ids');
  }
  return variants;
}

function readRelated(fields: SeedFields, ownSlug: string): StoredRelation[] {
  const related = fields.take('related') ?? {};
  if (!isObject(related)) {
    fields.report('related', 'must have lists of slugs: related, component, service');
    return [];
  }
  for (const key of Object.keys(related)) {
    if (!relations.some((type) => type === key)) fields.report(`related/${key}`, 'is no field here');
  }
  return relations.flatMap((type) => {
    const slugs = related[type] ?? [];
    if (!Array.isArray(slugs) || !slugs.every((name) => typeof name === 'string')) {
      fields.report(`related/${type}`, 'must be a list of slugs');
      return [];
    }
    if (slugs.includes(ownSlug)) fields.report(`related/${type}`, 'must not name itself');
    if (new Set(slugs).size < slugs.length) fields.report(`related/${type}`, 'names one twice');
    return slugs.map((name) => ({ type, slug: name }));
  });
}

function checkTexts({ texts, highlights }: SeedProduct, file: string, report: ReportProblem): void {
  const english = texts.en;
  if (!english) {
    report({ file, message: 'has no texts in English' });
    return;
  }
  if (!english.short) report({ file: `texts/en/${file}`, field: 'short', message: 'is missing' });
  if (!english.long) report({ file: `texts/en/${file}`, field: 'long', message: 'is missing' });
  for (const [language, { highlights: said }] of Object.entries(texts)) {
    const count = said?.length ?? (language === 'en' ? 0 : highlights.length);
    if (count === highlights.length) continue;
    const message = `has words for ${count} highlights, but there are pictures for ${highlights.length}`;
    report({ file: `texts/${language}/${file}`, field: 'highlights', message });
  }
}

function objects(fields: SeedFields, field: string): YamlObject[] {
  const list = fields.take(field) ?? [];
  if (Array.isArray(list) && list.every(isObject)) return list;
  fields.report(field, 'must be a list of entries with fields');
  return [];
}

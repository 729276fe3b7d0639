import type * as v from 'valibot';
import { relations } from '#contracts/products/catalogue.ts';
import { type CatalogueNames, product, service } from '#seed/schema/products/product.ts';
import type { SeedEntry, SeedFolder } from '#seed/schema/seed-folder.ts';
import { isSlug } from '../arguments.ts';
import type { CatalogueType } from '../catalogue-type.ts';
import { countryCodes } from './country-codes.ts';
import { readProductTexts, type SeedTexts } from './read-product-texts.ts';
import { getScene, type Names, type SeedVocabulary, units, without } from './read-vocabulary.ts';
import type { SeedProduct } from './seed-catalogue.ts';
import { stateSpecifications } from './state-specifications.ts';

type ItemFile = { slug: string; type: CatalogueType; file: string };
type Item = v.InferOutput<ReturnType<typeof service>> & { brand?: string };

/** Reads the files of all products and services with their texts. */
export async function readProducts(
  folder: SeedFolder,
  vocabulary: SeedVocabulary & { media: Names },
): Promise<SeedProduct[]> {
  const files = [...(await itemFiles(folder, 'product')), ...(await itemFiles(folder, 'service'))];
  reportSharedSlugs(folder, files, vocabulary.names.classifications);
  const texts = await readProductTexts(folder, new Set(files.map(({ file }) => file)));
  const names = knownNames(vocabulary, files);
  const schemas = { product: product(names), service: service(names) };
  const attributes = new Map(vocabulary.attributes.map((attribute) => [attribute.key, attribute]));
  const documents = new Set<string>();
  const products: SeedProduct[] = [];
  for (const item of files) {
    const own = texts.get(item.file);
    const entry: SeedEntry<Item> | undefined = await folder.readEntry(item.file, schemas[item.type]);
    if (!own?.has('en')) folder.report({ file: item.file, message: 'has no texts in English' });
    if (!entry) continue;
    reportSelfRelation(entry, item.slug);
    reportRepeatedDocuments(entry, documents);
    reportTexts(entry, own);
    products.push(storedItem(entry, item, attributes, own));
  }
  return products;
}

async function itemFiles(folder: SeedFolder, type: CatalogueType): Promise<ItemFile[]> {
  const files = await folder.filesBelow(`${type}s`);
  return files.flatMap((file) => {
    const slug = file.slice(type.length + 2).replace(/\.yaml$/, '');
    if (isSlug(slug)) return [{ slug, type, file }];
    folder.report({ file, message: 'must be {slug}.yaml' });
    return [];
  });
}

function reportSharedSlugs(folder: SeedFolder, files: readonly ItemFile[], classifications: Names): void {
  const products = new Set(files.filter(({ type }) => type === 'product').map(({ slug }) => slug));
  for (const { file, slug, type } of files) {
    if (classifications.has(slug)) folder.report({ file, message: 'has the slug of a classification' });
    if (type === 'service' && products.has(slug)) {
      folder.report({ file, message: 'has the slug of a product' });
    }
  }
}

function knownNames(
  { names, media, classifications }: SeedVocabulary & { media: Names },
  files: readonly ItemFile[],
): CatalogueNames {
  const getSlugs = (list: readonly { slug: string; type: CatalogueType }[], type: CatalogueType) =>
    list.filter((entry) => entry.type === type).map(({ slug }) => slug);
  return {
    ...names,
    classifications: {
      product: without(names.classifications, getSlugs(classifications, 'service')),
      service: without(names.classifications, getSlugs(classifications, 'product')),
    },
    products: new Set(getSlugs(files, 'product')),
    services: new Set(getSlugs(files, 'service')),
    countries: new Set(countryCodes),
    media,
    isUnit: units.isUnit,
  };
}

function reportSelfRelation({ value, report }: SeedEntry<Item>, slug: string): void {
  for (const type of relations) {
    const place = value.related[type].indexOf(slug);
    if (place >= 0) report(['related', type, place], 'must not name itself');
  }
}

/** `seen`: the documents of the products before; its own are added. */
function reportRepeatedDocuments({ value, report }: SeedEntry<Item>, seen: Set<string>): void {
  for (const [place, { slug }] of value.documents.entries()) {
    if (seen.has(slug)) report(['documents', place, 'slug'], `"${slug}" is the slug of two documents`);
    seen.add(slug);
  }
}

/** The English texts cover all highlights; another language covers all of them or none. */
function reportTexts({ value }: SeedEntry<Item>, texts: SeedTexts = new Map()): void {
  const pictures = value.highlights.length;
  for (const [language, entry] of texts) {
    if (!entry) continue;
    const { short, long, highlights } = entry.value;
    if (language === 'en' && !short) entry.report(['short'], 'is missing');
    if (language === 'en' && !long) entry.report(['long'], 'is missing');
    const count = highlights?.length ?? (language === 'en' ? 0 : pictures);
    if (count === pictures) continue;
    entry.report(['highlights'], `has words for ${count} highlights, but there are pictures for ${pictures}`);
  }
}

/** The row of a product or service whose files are still in the media directory. */
function storedItem(
  entry: SeedEntry<Item>,
  { slug, type }: ItemFile,
  attributes: Parameters<typeof stateSpecifications>[2],
  texts: SeedTexts | undefined,
): SeedProduct {
  const { name, brand, countries, without, images, highlights, specifications, variants, related, video } =
    entry.value;
  const own = stateSpecifications(entry, ['specifications'], attributes, specifications);
  const stated = variants.map((variant, place) => ({
    ...variant,
    ...stateSpecifications(entry, ['variants', place, 'specifications'], attributes, variant.specifications),
  }));
  if (countries && without) entry.report(['without'], 'cannot be combined with countries');
  return {
    slug,
    type,
    brand: brand ?? null,
    position: entry.value.position,
    names: name,
    classifications: entry.value.classifications,
    countries: without ? countryCodes.filter((code) => !without.includes(code)) : (countries ?? []),
    capabilities: entry.value.capabilities,
    // The default picture comes first.
    images: images
      .toSorted((a, b) => Number(b.default) - Number(a.default))
      .map(({ file, kind, alt }) => ({ name: file, kind, alt })),
    highlights: highlights.map(({ image, video: videoUrl }) => ({ image: getScene(image, {}), videoUrl })),
    specifications: own.specifications,
    ranges: [...own.ranges, ...stated.flatMap(({ ranges }) => ranges)],
    variants: stated.map(({ ranges: _, ...variant }) => variant),
    related: relations.flatMap((relation) =>
      related[relation].map((other) => ({ type: relation, slug: other })),
    ),
    ...getFilm(video),
    model: null,
    modelFile: entry.value.model,
    texts: Object.fromEntries(
      [...(texts ?? [])].flatMap(([language, own]) => (own ? [[language, own.value]] : [])),
    ),
    documents: entry.value.documents.map(({ name: names, thumbnail, files, ...document }) => ({
      ...document,
      names,
      thumbnail: getScene(thumbnail, {}),
      versions: Object.entries(files).map(([language, fileName]) => ({ language, fileName })),
    })),
  };
}

/** A `poster` of null means no picture, on purpose. */
function getFilm(video: Item['video']): Pick<SeedProduct, 'films' | (`video${string}` & keyof SeedProduct)> {
  const isFile = video != null && !video.url.startsWith('https://');
  const hasPoster = video?.poster !== 'null';
  return {
    videoUrl: video && !isFile ? video.url : null,
    videoAlternativeUrl: null,
    videoImageUrl: hasPoster ? null : 'null',
    videoIsSilent: video?.silent ?? false,
    videoTitles: video && Object.keys(video.title).length > 0 ? video.title : null,
    films: {
      main: isFile ? video.url : null,
      alternative: video?.alternative ?? null,
      poster: hasPoster ? (video?.poster ?? null) : null,
    },
  };
}

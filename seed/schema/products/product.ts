import * as v from 'valibot';
import { documentTypes, type relations } from '#contracts/products/catalogue.ts';
import {
  flag,
  getList,
  language,
  reference,
  referenceList,
  references,
  text,
  wholeNumber,
} from '../values.ts';
import { catalogueSlug, mediaFile, optionalTexts, texts } from './values.ts';
import { type Units, unit } from './vocabulary.ts';

/** The rows of {products,services}/{slug}.yaml. */

type Names = ReadonlySet<string>;

/** The names that products and services may refer to. */
export type CatalogueNames = {
  attributes: Names;
  brands: Names;
  capabilities: Names;
  countries: Names;
  classifications: Readonly<Record<'product' | 'service', Names>>;
  /** Slugs. */
  products: Names;
  services: Names;
  media: Names;
  isUnit: Units['isUnit'];
};

/** A product may have the same name in all languages. */
export const product = (names: CatalogueNames) =>
  v.strictObject({
    ...entries(names, 'product'),
    name: v.lazy((given) => (typeof given === 'object' ? texts : sameInAllLanguages)),
    brand: reference(names.brands, 'brand'),
  });

export const service = (names: CatalogueNames) =>
  v.strictObject({ ...entries(names, 'service'), name: texts });

const sameInAllLanguages = v.pipe(
  text,
  v.transform((en) => ({ en })),
);

function entries(names: CatalogueNames, type: 'product' | 'service') {
  const picture = mediaFile(names.media, 'picture');
  const specifications = getList(specification(names));
  return {
    position: wholeNumber,
    classifications: v.pipe(
      references(names.classifications[type], `classification of a ${type}`),
      v.minLength(1, 'must have at least one'),
    ),
    /** The countries in which it is shown, or is not; neither: everywhere. */
    countries: v.nullish(referenceList(new Set([...names.countries, 'ALL']), 'country')),
    without: v.nullish(referenceList(names.countries, 'country')),
    capabilities: references(names.capabilities, 'capability'),
    images: v.pipe(
      getList(
        v.strictObject({ file: picture, kind: v.picklist(['cutout', 'scene']), alt: texts, default: flag }),
      ),
      v.check(
        (images) => images.filter((image) => image.default).length <= 1,
        'must have at most one default',
      ),
    ),
    /** Their texts are in the files of texts, at the same positions. */
    highlights: getList(
      v.pipe(
        v.strictObject({ image: v.nullish(picture, null), video: v.nullish(v.string(), null) }),
        v.check(({ image, video }) => image !== null || video !== null, 'must have an image or a video'),
      ),
    ),
    specifications,
    variants: v.pipe(
      getList(v.strictObject({ id: catalogueSlug, metric: texts, imperial: texts, specifications })),
      v.maxLength(4, 'must have at most four entries'),
      v.check((list) => new Set(list.map(({ id }) => id)).size === list.length, 'must have different ids'),
    ),
    related: v.nullish(
      v.strictObject({
        related: references(new Set([...names.products, ...names.services]), 'product'),
        component: references(names.products, 'product'),
        service: references(names.services, 'service'),
      } satisfies Record<(typeof relations)[number], unknown>),
      {},
    ),
    video: v.nullish(video(names.media)),
    /** A 3D model. */
    model: v.nullish(mediaFile(names.media, 'model'), null),
    documents: getList(document(names.media)),
  };
}

/** `value` is parsed by the unit engine, or is a text by language. */
const specification = ({ attributes, isUnit }: CatalogueNames) =>
  v.strictObject({
    key: v.pipe(
      v.string(),
      v.check(
        (key) => attributes.has(key),
        ({ input }) => `"${input}" is not an attribute of attributes.yaml`,
      ),
    ),
    value: v.lazy((given) => (typeof given === 'object' ? texts : value)),
    unit: v.nullish(unit(isUnit), null),
    system: v.nullish(v.picklist(['Metric', 'Imperial']), null),
  });

/**
 * `url` is an address or the name of a film in the media directory, `alternative` the same film there in
 * another format, `poster` a picture there, or the word null; `silent` means without sound, `title` names the
 * subject if that is not the product itself.
 */
const video = (media: Names) =>
  v.strictObject({
    url: v.lazy((given) =>
      filmName.test(String(given))
        ? v.pipe(
            v.string(),
            v.transform((name) => name.replace(/^\/media\//, '')),
            mediaFile(media, 'film'),
          )
        : v.pipe(v.string(), v.startsWith('https://', 'must begin with https:// or be the name of a film')),
    ),
    alternative: v.nullish(mediaFile(media, 'film'), null),
    poster: v.nullish(v.union([v.literal('null'), mediaFile(media, 'picture')]), null),
    silent: flag,
    title: optionalTexts,
  });

const value = v.pipe(v.string(), v.trim(), v.nonEmpty('is empty'));
const filmName = /^(?:\/media\/)?[\w.-]+$/;

const document = (media: Names) =>
  v.strictObject({
    slug: catalogueSlug,
    type: v.picklist(documentTypes),
    name: texts,
    thumbnail: v.nullish(mediaFile(media, 'picture'), null),
    /** Only for signed-in readers. */
    login: flag,
    files: v.pipe(
      v.record(language, mediaFile(media, 'document')),
      v.check((files) => Object.keys(files).length > 0, 'must have at least one language'),
    ),
  });

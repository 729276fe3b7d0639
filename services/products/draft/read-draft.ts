import * as v from 'valibot';
import { languages } from '#contracts/languages.ts';
import { documentTypes, relations } from '#contracts/products/catalogue.ts';
import { type ProductDraft, productLimits } from '#contracts/products/draft.ts';
import { badInput } from '#services/foundation/bad-input.ts';
import { countryCodes } from '../import/country-codes.ts';

// Drafts may exceed the limits of publication: the problem is reported, and nothing typed is lost.
const spare = 4;
const language = v.picklist(languages);
const texts = (max: number) => v.record(language, v.pipe(v.string(), v.maxLength(max * spare)));
const key = v.pipe(v.string(), v.regex(/^[A-Za-z0-9][\w.-]{0,119}$/));
const slug = v.pipe(v.string(), v.maxLength(120), v.regex(/^[a-z0-9]+(?:[-_.][a-z0-9]+)*$/));
const keys = (max: number) =>
  v.pipe(v.array(key), v.maxLength(max), v.checkItems(isOnce, 'Must appear once.'));
const lines = v.record(
  language,
  v.pipe(v.array(v.pipe(v.string(), v.maxLength(productLimits.line))), v.maxLength(productLimits.lines)),
);
const value = v.strictObject({
  text: v.pipe(v.string(), v.maxLength(productLimits.value)),
  words: v.exactOptional(texts(productLimits.value)),
  unit: v.exactOptional(v.pipe(v.string(), v.maxLength(20))),
  system: v.exactOptional(v.picklist(['Metric', 'Imperial'])),
});
const values = v.pipe(
  v.record(key, v.pipe(v.array(value), v.maxLength(4))),
  v.check((all) => Object.keys(all).length <= 500, 'Must be at most 500.'),
);

const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{40,64}$/));
const contentType = v.pipe(v.string(), v.maxLength(100), v.regex(/^[a-z]+\/[\w.+-]+$/));
const fileName = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
const bytes = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2 ** 31 - 1));
const pixels = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000));
const fraction = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
const image = {
  hash,
  contentType: v.pipe(contentType, v.startsWith('image/')),
  width: pixels,
  height: pixels,
  name: fileName,
  kind: v.picklist(['cutout', 'scene']),
  alt: texts(productLimits.alt),
  focalX: v.exactOptional(fraction),
  focalY: v.exactOptional(fraction),
};
const address = (pattern: RegExp) => v.pipe(v.string(), v.maxLength(2100), v.regex(pattern));
const ownFilm = '/media/[0-9a-f]{40,64}/[^/\\s]{1,2000}';
const film = address(new RegExp(`^(?:${ownFilm}|https://[^\\s"<>]{3,400})$`));

const schema = v.strictObject({
  names: texts(productLimits.name),
  short: texts(productLimits.short),
  long: texts(productLimits.long),
  benefits: lines,
  details: lines,
  brand: v.nullable(key),
  position: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000)),
  classifications: keys(20),
  countries: v.pipe(
    v.array(v.picklist([...countryCodes, 'ALL'])),
    v.maxLength(300),
    v.checkItems(isOnce, 'Must appear once.'),
  ),
  capabilities: keys(100),
  values,
  related: v.pipe(
    v.array(
      v.strictObject({
        id: v.pipe(v.string(), v.maxLength(140)),
        type: v.picklist(relations),
        slug: key,
      }),
    ),
    v.maxLength(60),
  ),
  images: v.pipe(v.array(v.strictObject({ id: key, ...image })), v.maxLength(productLimits.images)),
  highlights: v.pipe(
    v.array(
      v.strictObject({
        id: key,
        image: v.nullable(v.strictObject(image)),
        videoUrl: v.nullable(film),
        names: texts(productLimits.highlightName),
        texts: texts(productLimits.highlightText),
      }),
    ),
    v.maxLength(productLimits.highlights),
  ),
  variants: v.pipe(
    v.array(
      v.strictObject({
        id: key,
        metric: texts(productLimits.name),
        imperial: texts(productLimits.name),
        values,
      }),
    ),
    v.maxLength(productLimits.variants),
  ),
  documents: v.pipe(
    v.array(
      v.strictObject({
        id: slug,
        type: v.picklist(documentTypes),
        names: texts(productLimits.name),
        login: v.boolean(),
        thumbnail: v.nullable(v.strictObject(image)),
        files: v.record(language, v.strictObject({ hash, fileName, contentType, size: bytes })),
      }),
    ),
    v.maxLength(productLimits.documents),
  ),
  film: v.nullable(
    v.strictObject({
      url: film,
      alternativeUrl: v.nullable(address(new RegExp(`^${ownFilm}$`))),
      posterUrl: v.nullable(address(/^(?:null|\/image\/[0-9a-f]{40,64})$/)),
      isSilent: v.boolean(),
      titles: v.nullable(texts(productLimits.name)),
    }),
  ),
  model: v.nullable(v.strictObject({ url: address(new RegExp(`^${ownFilm}$`)), size: bytes })),
});

/**
 * Checks the form of a draft in a request.
 * @throws BAD_USER_INPUT that names the first invalid part
 */
export function readProductDraft(sent: unknown): ProductDraft {
  const result = v.safeParse(schema, sent);
  if (result.success) {
    const draft = result.output as ProductDraft;
    for (const part of ['related', 'images', 'highlights', 'variants', 'documents'] as const) {
      const ids = draft[part].map(({ id }) => id);
      if (!ids.every(isOnce)) throw badInput('Must appear once.', `draft.${part}`);
    }
    return draft;
  }
  const [issue] = result.issues;
  throw badInput(issue.message.slice(0, 200), ['draft', v.getDotPath(issue)].filter(Boolean).join('.'));
}

function isOnce(item: string, index: number, all: string[]): boolean {
  return all.indexOf(item) === index;
}

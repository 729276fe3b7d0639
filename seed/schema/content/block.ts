import * as v from 'valibot';
import { type BlockType, blocks, blockTypes, tones } from '#contracts/content/blocks.ts';
import type { BlockField, BlockFields as Declared } from '#contracts/content/fields.ts';
import { flag } from '../values.ts';
import { createLink } from './link.ts';

/** Blocks as authors write them, `hero: { id: intro, title: … }`: their schemas follow from the declarations of the contract. */

/** The fields of every block besides those of its declaration. */
export type BlockFields = { id: string; anchor: string | null; tone: string; [field: string]: unknown };

const words = v.pipe(v.string(), v.trim());
const id = v.nullish(words);

/** A link with its text; `id` identifies it in a list. */
const linkWithText = createLink({ id, text: v.nullish(words) });

export type LinkWithText = v.InferOutput<typeof linkWithText>;

const video = v.strictObject({
  provider: v.nullish(v.picklist(['file', 'youtube', 'vimeo']), 'file'),
  /** The provider's id; for our own films, a key of files.yaml. */
  id: words,
  poster: v.nullish(words),
});

const leaves = {
  text: words,
  richText: words,
  number: v.number(),
  date: v.pipe(v.string(), v.isoDate('must be a day such as 2025-11-18')),
  slug: words,
  link: linkWithText,
  image: words,
  file: words,
  video,
} as const;

function getSchema(field: BlockField): v.GenericSchema {
  if (field.kind === 'choice') return v.nullish(v.picklist(field.values), field.values[0]);
  if (field.kind === 'flag') return flag;
  if (field.kind === 'links') return v.nullish(v.array(linkWithText));
  if (field.kind === 'pages') return v.nullish(v.array(words));
  if (field.kind === 'list') {
    return v.nullish(v.array(getItem(field.fields, v.strictObject({ id, ...getSchemas(field.fields) }))));
  }
  const schema = leaves[field.kind];
  return field.required ? schema : v.nullish(schema);
}

function getSchemas(fields: Declared): Record<string, v.GenericSchema> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, getSchema(field)]));
}

function blockFields(fields: Declared): v.GenericSchema<unknown, BlockFields> {
  return v.strictObject({
    ...getSchemas(fields),
    id: words,
    anchor: v.nullish(words, null),
    tone: v.nullish(v.picklist(tones), 'plain'),
  }) as v.GenericSchema<unknown, BlockFields>;
}

/** Accepts short forms: a row as a list of cells, an item with a single text or number as that value. */
function getItem<Schema extends v.GenericSchema>(fields: Declared, schema: Schema) {
  const getName = (kind: BlockField['kind']) =>
    Object.keys(fields).find((name) => fields[name]?.kind === kind);
  return v.pipe(
    v.unknown(),
    v.transform((given) => {
      if (typeof given === 'object' && !Array.isArray(given)) return given;
      const name = Array.isArray(given) ? getName('list') : (getName('text') ?? getName('number'));
      return name ? { [name]: given } : given;
    }),
    schema,
  );
}

/** `actions: [All machines]` or `actions: [{ text: All machines }]`. */
const linkText = v.pipe(
  v.unknown(),
  v.transform((given) => (typeof given === 'object' ? given : { text: given })),
  v.strictObject({ text: v.nullish(words, null) }),
  v.transform(({ text }) => text),
);

function translatedField(field: BlockField): v.GenericSchema {
  switch (field.kind) {
    // A text that is the same in every language may be repeated.
    case 'text':
    case 'richText':
      return v.nullish(words);
    case 'link':
      return v.nullish(linkText);
    case 'links':
      return v.nullish(v.array(v.nullable(linkText)));
    case 'list':
      return v.nullish(v.array(v.nullable(getItem(field.fields, translatedItem(field.fields)))));
    default:
      return v.optional(v.never('is the same in every language'));
  }
}

function translatedFields(fields: Declared): v.GenericSchema<unknown, Record<string, unknown>> {
  return v.strictObject(
    Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, translatedField(field)])),
  );
}

/** Items of translations are matched by position; a repeated id is ignored. */
function translatedItem(fields: Declared): v.GenericSchema<unknown, Record<string, unknown>> {
  return v.pipe(
    v.record(v.string(), v.unknown()),
    v.transform(({ id: _, ...given }): unknown => given),
    translatedFields(fields),
  );
}

function ofEachType<Schema>(schemaFor: (type: BlockType, fields: Declared) => Schema) {
  const schemas = blockTypes.map((type) => [type, schemaFor(type, blocks[type])]);
  return Object.fromEntries(schemas) as Record<BlockType, Schema>;
}

const written = ofEachType((type, fields) => v.strictObject({ [type]: blockFields(fields) }));
const translated = ofEachType((_, fields) => translatedFields(fields));

/** One block below the name of its type. */
export const block = v.lazy((given) => {
  const [type, ...more] = typeof given === 'object' && given !== null ? Object.keys(given) : [];
  if (!isBlockType(type)) {
    return noBlock(`"${type ?? String(given)}" is not a block; blocks are ${blockTypes.join(', ')}`);
  }
  return more.length > 0 ? noBlock(`must have its fields below "${type}:"`) : written[type];
});

const noBlock = (message: string) => v.custom<Record<string, BlockFields>>(() => false, message);

/** The texts of a block in another language, by position; texts left out remain as in the source. */
export function getTranslation(type: string): v.GenericSchema<unknown, Record<string, unknown>> {
  return isBlockType(type) ? translated[type] : v.record(v.string(), v.unknown());
}

function isBlockType(type: string | undefined): type is BlockType {
  return type !== undefined && Object.hasOwn(blocks, type);
}

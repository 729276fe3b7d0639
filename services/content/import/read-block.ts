import type {
  StoredBlock,
  StoredItem,
  StoredLink,
  StoredValue,
  StoredVideo,
  Texts,
} from '#contracts/content/draft.ts';
import type { BlockField, BlockFields as Declared } from '#contracts/content/fields.ts';
import type { BlockFields, LinkWithText } from '#seed/schema/content/block.ts';
import type { Path } from '#seed/schema/yaml-text.ts';
import { getFields } from '../block/walk-block.ts';
import { getRichText, MarkdownError } from './markdown.ts';
import { type Names, noFile, noItem, noPage, readAddress, readLink } from './seed-links.ts';

/** Collects texts and problems while the fields of a block are read. `unit` is the path to the field. */
export type BlockPlace = {
  site: string;
  names: Names;
  texts: Texts;
  report: (unit: string, message: string) => void;
};

/**
 * Makes structure and source texts of a block that matches its schema. The rules for its values are checked later.
 */
export function readBlock(
  type: string,
  { id, anchor, tone, ...given }: BlockFields,
  place: BlockPlace,
): StoredBlock {
  return { ...readFields(getFields(type), given, `${id}/`, place), id, type, anchor, tone };
}

/** The path of a unit within its file; in the source's, fields stand below the block's type. */
export function pathOfUnit(unit: string, types?: ReadonlyMap<string, string>): Path {
  const [id = '', ...field] = unit.split('/');
  return ['blocks', id, ...(types ? [types.get(id) ?? ''] : []), ...field];
}

function readFields(
  fields: Declared,
  given: Record<string, unknown>,
  prefix: string,
  place: BlockPlace,
): Record<string, StoredValue> {
  const read: Record<string, StoredValue> = {};
  for (const [name, field] of Object.entries(fields)) {
    const value = given[name];
    if (value === undefined || value === null) continue;
    const stored = readField(field, value, prefix + name, place);
    // The field `injection` says what the slug names.
    const type = field.kind === 'slug' && given.injection;
    if ((type === 'product' || type === 'service') && !place.names.item(type, String(value))) {
      place.report(prefix + name, noItem(type, String(value)));
    }
    if (stored !== undefined) read[name] = stored;
  }
  return read;
}

function readField(field: BlockField, value: unknown, unit: string, place: BlockPlace): StoredValue {
  switch (field.kind) {
    case 'text':
      if (!field.translate) return value as string;
      place.texts[unit] = value as string;
      return undefined;
    case 'richText':
      return void readRichText(value as string, unit, place);
    case 'link':
      return readOneLink(value as LinkWithText, unit, place);
    case 'links':
      return (value as LinkWithText[]).flatMap((given, index) => {
        const id = given.id ?? String(index + 1);
        const link = readOneLink(given, `${unit}/${id}`, place);
        return link ? [{ ...link, id }] : [];
      });
    case 'image':
    case 'file':
      return fileNamed(value as string, unit, place);
    case 'video':
      return readVideo(value as StoredVideo, unit, place);
    case 'pages':
      return (value as string[]).flatMap((reference) => {
        const page = place.names.page(place.site, reference);
        if (!page) place.report(unit, noPage(reference));
        return page ?? [];
      });
    case 'list':
      return (value as Partial<StoredItem>[]).map(({ id: given, ...item }, index) => {
        const id = given ?? String(index + 1);
        return { id, ...readFields(field.fields, item, `${unit}/${id}/`, place) };
      });
    default:
      return value as StoredValue;
  }
}

function readOneLink(given: LinkWithText, unit: string, place: BlockPlace): StoredLink | undefined {
  const link = readLink(given, place.site, place.names);
  if (typeof link === 'string') return void place.report(unit, link);
  if (given.text !== undefined && given.text !== null) place.texts[`${unit}/text`] = given.text;
  return link;
}

/** Reads Markdown, also of translations; a problem is recorded. */
export function readRichText(markdown: string, unit: string, place: BlockPlace): void {
  try {
    place.texts[unit] = getRichText(markdown, (address) =>
      readLink(readAddress(address), place.site, place.names),
    );
  } catch (error) {
    if (!(error instanceof MarkdownError)) throw error;
    place.report(unit, error.message);
    // One problem is enough: an empty field would be reported as missing, too.
    place.texts[unit] = { type: 'doc', content: [] };
  }
}

function fileNamed(key: string, unit: string, place: BlockPlace): string | undefined {
  const id = place.names.file(key);
  if (!id) place.report(unit, noFile(key));
  return id;
}

function readVideo(given: StoredVideo, unit: string, place: BlockPlace): StoredVideo | undefined {
  const { provider } = given;
  const poster = given.poster && fileNamed(given.poster, `${unit}/poster`, place);
  const id = provider === 'file' ? fileNamed(given.id, `${unit}/id`, place) : given.id;
  return id === undefined ? undefined : { provider, id, ...(poster && { poster }) };
}

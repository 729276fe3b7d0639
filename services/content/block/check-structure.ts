import { tones } from '#contracts/content/blocks.ts';
import type { StoredBlock, StoredItem, StoredLink, StoredVideo } from '#contracts/content/draft.ts';
import type { Fields } from '#contracts/content/fields.ts';
import { type ContentProblem, type Fault, fault } from '#contracts/content/problems.ts';
import { faultOfLink, isId, isSlug } from '../link/link.ts';
import { faultOfText } from './fault-of-text.ts';
import { fieldsOf, isBlockType, isRequired, type LeafField, walkBlock } from './walk-block.ts';

/** What is wrong with the structure of blocks, in reading order; an empty list: they may be published. */
export function problemsOfStructure(blocks: readonly StoredBlock[]): ContentProblem[] {
  const problems: ContentProblem[] = [];
  const ids = new Set<string>();
  for (const block of blocks) {
    const report: Report = (field, found) =>
      problems.push({ ...found, block: String(block.id), field, language: null });
    problemsOfFrame(block, ids, report);
    if (!isBlockType(block.type)) continue;
    problemsOfLists(fieldsOf(block.type), block, '', report);
    walkBlock(block, (field, value, unit) => {
      const found = faultOfValue(field, value);
      if (found) report(unit.slice(block.id.length + 1), found);
    });
  }
  return problems;
}

type Report = (field: string, found: Fault) => void;

function problemsOfFrame(block: StoredBlock, ids: Set<string>, report: Report): void {
  if (!isBlockType(block.type)) report('type', fault('unknownBlock', { type: shortened(block.type) }));
  if (!isSlugText(block.id)) report('id', fault('badId'));
  if (ids.has(block.id)) report('id', fault('duplicateId'));
  ids.add(block.id);
  if (block.anchor !== null && !isSlugText(block.anchor)) {
    report('anchor', fault(typeof block.anchor === 'string' ? 'notSlug' : 'noText'));
  }
  if (!(tones as readonly string[]).includes(block.tone)) report('tone', notOneOf(tones));
}

const frameFields = ['id', 'type', 'anchor', 'tone'];

/** Fields that nobody declared, and lists with too few or too many items or with an id twice. */
function problemsOfLists(fields: Fields, stored: object, prefix: string, report: Report): void {
  for (const name of Object.keys(stored)) {
    if (!Object.hasOwn(fields, name) && !frameFields.includes(name)) {
      report(prefix + shortened(name), fault('unknownField'));
    }
  }
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind !== 'list' && field.kind !== 'links') continue;
    const value: unknown = (stored as Record<string, unknown>)[name] ?? [];
    if (!Array.isArray(value)) {
      report(prefix + name, fault('noList'));
      continue;
    }
    const least = field.kind === 'list' ? field.min : 0;
    const count = value.length;
    if (count < least) report(prefix + name, fault('tooFew', { count, least }));
    if (count > field.max) report(prefix + name, fault('tooMany', { count, most: field.max }));
    const items = value.filter((item): item is StoredItem => isSlugText(item?.id));
    if (new Set(items.map(({ id }) => id)).size < count) report(prefix + name, fault('itemIds'));
    if (field.kind === 'list') {
      for (const item of items) problemsOfLists(field.fields, item, `${prefix}${name}/${item.id}/`, report);
    }
  }
}

function faultOfValue(field: LeafField, value: unknown): Fault | undefined {
  if (field.kind === 'richText' || (field.kind === 'text' && field.translate)) {
    return value === undefined || value === null ? undefined : fault('unknownField');
  }
  if (value === undefined || value === null) return isRequired(field) ? fault('missing') : undefined;
  switch (field.kind) {
    case 'text':
      return faultOfText(field, value);
    case 'choice':
      return (field.values as readonly unknown[]).includes(value) ? undefined : notOneOf(field.values);
    case 'flag':
      return typeof value === 'boolean' ? undefined : fault('noFlag');
    case 'number':
      return typeof value === 'number' && Number.isFinite(value) ? undefined : fault('noNumber');
    case 'date':
      return isDay(value) ? undefined : fault('noDay');
    case 'slug':
      return isSlugText(value) ? undefined : fault(typeof value === 'string' ? 'notSlug' : 'noText');
    case 'link':
      return faultOfLink(value as StoredLink);
    case 'image':
    case 'file':
      return isIdText(value) ? undefined : fault('noFile');
    case 'video':
      return faultOfVideo(value as StoredVideo);
    case 'pages':
      return faultOfPages(value, field.max);
  }
}

function faultOfVideo({ provider, id, poster }: StoredVideo): Fault | undefined {
  if (!['file', 'youtube', 'vimeo'].includes(provider)) return fault('videoProvider');
  if (poster !== undefined && !isIdText(poster)) return fault('noFile');
  if (provider === 'file') return isIdText(id) ? undefined : fault('noFile');
  return typeof id === 'string' && /^[\w-]{1,40}$/.test(id) ? undefined : fault('videoId');
}

function faultOfPages(value: unknown, most: number): Fault | undefined {
  if (!Array.isArray(value) || !value.every(isIdText)) return fault('noPage');
  return value.length > most ? fault('tooMany', { count: value.length, most }) : undefined;
}

function isDay(value: unknown): boolean {
  const day = String(value);
  return (
    /^\d{4}-\d\d-\d\d$/.test(day) &&
    !Number.isNaN(Date.parse(day)) &&
    new Date(day).toISOString().startsWith(day)
  );
}

const isSlugText = (value: unknown) => typeof value === 'string' && isSlug(value);
const isIdText = (value: unknown) => typeof value === 'string' && isId(value);
const notOneOf = (values: readonly string[]) => fault('notOneOf', { values: values.join(', ') });
const shortened = (name: unknown) => String(name).slice(0, 40);

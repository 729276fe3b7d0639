import { tones } from '#contracts/content/blocks.ts';
import type { StoredBlock, StoredLink, StoredVideo } from '#contracts/content/draft.ts';
import type { Fields } from '#contracts/content/fields.ts';
import { isId, isSlug, problemOfLink } from '../link/link.ts';
import { problemOfText } from './problem-of-text.ts';
import { fieldsOf, isBlockType, isRequired, type LeafField, walkBlock } from './walk-block.ts';

/** `field` is the way to it through the block: `items/2/label`. */
export type BlockProblem = { block: string; field: string; message: string };

/** What is wrong with the structure of blocks, in reading order; an empty list: they may be kept. */
export function problemsOfStructure(blocks: readonly StoredBlock[]): BlockProblem[] {
  const problems: BlockProblem[] = [];
  const ids = new Set<string>();
  for (const block of blocks) {
    const report = (field: string, message: string) => problems.push({ block: block.id, field, message });
    problemsOfFrame(block, ids, report);
    if (!isBlockType(block.type)) continue;
    problemsOfLists(fieldsOf(block.type), block, '', report);
    walkBlock(block, (field, value, unit) => {
      const message = problemOfValue(field, value);
      if (message) report(unit.slice(block.id.length + 1), message);
    });
  }
  return problems;
}

type Report = (field: string, message: string) => void;

function problemsOfFrame(block: StoredBlock, ids: Set<string>, report: Report): void {
  if (!isBlockType(block.type)) report('type', `"${block.type}" is no block`);
  if (!isSlug(block.id)) report('id', 'must be lower case with hyphens');
  if (ids.has(block.id)) report('id', 'is already the id of another block');
  ids.add(block.id);
  if (block.anchor !== null && !isSlug(block.anchor)) report('anchor', 'must be lower case with hyphens');
  if (!(tones as readonly string[]).includes(block.tone))
    report('tone', `must be one of ${tones.join(', ')}`);
}

const frameFields = ['id', 'type', 'anchor', 'tone'];

/** Fields that nobody declared, and lists with too few or too many items or with an id twice. */
function problemsOfLists(fields: Fields, stored: object, prefix: string, report: Report): void {
  for (const name of Object.keys(stored)) {
    if (!Object.hasOwn(fields, name) && !frameFields.includes(name))
      report(prefix + name, 'is no field of this block');
  }
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind !== 'list' && field.kind !== 'links') continue;
    const value = (stored as Record<string, unknown>)[name] ?? [];
    if (!Array.isArray(value)) {
      report(prefix + name, 'must be a list');
      continue;
    }
    const min = field.kind === 'list' ? field.min : 0;
    if (value.length < min) report(prefix + name, `needs at least ${min}, has ${value.length}`);
    if (value.length > field.max) report(prefix + name, `may have at most ${field.max}, has ${value.length}`);
    const ids = value.map((item: { id?: unknown }) => String(item?.id));
    if (new Set(ids).size < ids.length || !ids.every(isSlug))
      report(prefix + name, 'needs items with different ids');
    if (field.kind === 'list') {
      for (const item of value) {
        if (typeof item === 'object' && item)
          problemsOfLists(field.fields, item, `${prefix}${name}/${item.id}/`, report);
      }
    }
  }
}

function problemOfValue(field: LeafField, value: unknown): string | undefined {
  if (field.kind === 'richText' || (field.kind === 'text' && field.translate)) return undefined;
  if (value === undefined || value === null) return isRequired(field) ? 'is missing' : undefined;
  switch (field.kind) {
    case 'text':
      return problemOfText(field, value);
    case 'choice':
      return field.values.includes(String(value)) ? undefined : `must be one of ${field.values.join(', ')}`;
    case 'flag':
      return typeof value === 'boolean' ? undefined : 'must be true or false';
    case 'number':
      return typeof value === 'number' && Number.isFinite(value) ? undefined : 'must be a number';
    case 'date':
      return isDay(value) ? undefined : 'must be a day such as 2025-11-18';
    case 'slug':
      return isSlug(String(value)) ? undefined : 'must be a slug: lower case with hyphens';
    case 'link':
      return problemOfLink(value as StoredLink);
    case 'image':
    case 'file':
      return isId(String(value)) ? undefined : 'is no file';
    case 'video':
      return problemOfVideo(value as StoredVideo);
    case 'pages':
      return problemOfPages(value, field.max);
  }
}

function problemOfVideo(video: StoredVideo): string | undefined {
  if (!['file', 'youtube', 'vimeo'].includes(video.provider)) return 'must come from file, youtube or vimeo';
  if (video.provider === 'file') return isId(video.id) ? undefined : 'is no film';
  return /^[\w-]{1,40}$/.test(video.id) ? undefined : 'has an id that its provider does not give';
}

function problemOfPages(value: unknown, max: number): string | undefined {
  if (!Array.isArray(value) || !value.every((id) => isId(String(id))))
    return 'names something that is no page';
  return value.length > max ? `may have at most ${max} pages, has ${value.length}` : undefined;
}

function isDay(value: unknown): boolean {
  const day = String(value);
  return (
    /^\d{4}-\d\d-\d\d$/.test(day) &&
    !Number.isNaN(Date.parse(day)) &&
    new Date(day).toISOString().startsWith(day)
  );
}

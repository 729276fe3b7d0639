import { tones } from '#contracts/content/blocks.ts';
import type { Field, Fields } from '#contracts/content/fields.ts';
import { isId, isSlug, problemOfLink } from '../link/link.ts';
import type { StoredLink } from '../link/stored-link.ts';
import { problemOfRichText } from '../rich-text/problem-of-rich-text.ts';
import type { StoredBlock, StoredVideo, Texts } from './stored-block.ts';
import { fieldsOf, isBlockType, isRequired, type LeafField, unitOfWords, walkBlock } from './walk-block.ts';

/** `field` is the way to it through the block: `items/2/label`. */
export type BlockProblem = { block: string; field: string; message: string };

const linkText: TextField = { kind: 'text', required: false, translate: true, maxLength: 200, lines: 'one' };

/**
 * Holds blocks and their texts in one language against the declarations.
 * @returns what is wrong, in reading order; an empty list: they may be kept
 */
export function problemsOfBlocks(blocks: readonly StoredBlock[], texts: Texts): BlockProblem[] {
  const problems: BlockProblem[] = [];
  const known = new Set<string>();
  const ids = new Set<string>();

  for (const block of blocks) {
    const report = (field: string, message: string) => problems.push({ block: block.id, field, message });
    problemsOfFrame(block, ids, report);
    if (!isBlockType(block.type)) continue;
    problemsOfLists(fieldsOf(block.type), block, '', report);
    walkBlock(block, (field, value, unit) => {
      const words = unitOfWords(field, unit);
      if (words) known.add(words);
      const message =
        problemOfValue(field, value) ?? problemOfWords(field, words && texts[words], Boolean(value));
      if (message) report(unit.slice(block.id.length + 1), message);
    });
  }
  for (const unit of Object.keys(texts)) {
    if (known.has(unit)) continue;
    const [block = '', ...field] = unit.split('/');
    problems.push({ block, field: field.join('/'), message: 'is a text that no field shows' });
  }
  return problems;
}

type TextField = Extract<Field, { kind: 'text' }>;
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
    if (!(name in fields) && !frameFields.includes(name)) report(prefix + name, 'is no field of this block');
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
      for (const item of value) problemsOfLists(field.fields, item, `${prefix}${name}/${item.id}/`, report);
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

function problemOfWords(field: LeafField, words: unknown, hasValue: boolean): string | undefined {
  if (field.kind === 'link') {
    if (words !== undefined && !hasValue) return 'has a text but no target';
    return words === undefined ? undefined : problemOfText(linkText, words);
  }
  if (field.kind === 'richText' || (field.kind === 'text' && field.translate)) {
    if (words === undefined) return field.required ? 'is missing' : undefined;
    return field.kind === 'richText' ? problemOfRichText(words) : problemOfText(field, words);
  }
  return undefined;
}

function problemOfText(field: TextField, value: unknown): string | undefined {
  if (typeof value !== 'string') return 'must be a text';
  if (field.required && value.trim() === '') return 'is empty';
  if (value.length > field.maxLength)
    return `is ${value.length} characters long, at most ${field.maxLength} fit`;
  if (value.includes('\u0000')) return 'holds a character that cannot be kept';
  return field.lines === 'one' && /[\r\n]/.test(value) ? 'must be one line' : undefined;
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

import { tones } from '#contracts/content/blocks.ts';
import type { StoredBlock, StoredItem } from '#contracts/content/draft.ts';
import type { BlockFields } from '#contracts/content/fields.ts';
import { type ContentProblem, type Fault, fault } from '#contracts/content/problems.ts';
import { findValueFault, isSlugText, notOneOf } from '../field/check-value.ts';
import { getFields, isBlockType, type LeafField, walkBlock } from './walk-block.ts';

/** What is wrong with the structure of blocks, in reading order; empty: they may be published. */
export function problemsOfStructure(blocks: readonly StoredBlock[]): ContentProblem[] {
  const problems: ContentProblem[] = [];
  const ids = new Set<string>();
  for (const block of blocks) {
    const report: Report = (field, found) =>
      problems.push({ ...found, block: String(block.id), field, language: null });
    problemsOfFrame(block, ids, report);
    if (!isBlockType(block.type)) continue;
    problemsOfLists(getFields(block.type), block, '', report);
    walkBlock(block, (field, value, unit) => {
      const found = findStoredFault(field, value);
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
function problemsOfLists(fields: BlockFields, stored: object, prefix: string, report: Report): void {
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

function findStoredFault(field: LeafField, value: unknown): Fault | undefined {
  if (field.kind === 'richText' || (field.kind === 'text' && field.translate)) {
    return value === undefined || value === null ? undefined : fault('unknownField');
  }
  return findValueFault(field, value);
}

const shortened = (name: unknown) => String(name).slice(0, 40);

import { type BlockType, blocks, blockTypes } from '#contracts/content/blocks.ts';
import type { StoredBlock, StoredItem, StoredLink, StoredValue } from '#contracts/content/draft.ts';
import type { BlockField, BlockFields } from '#contracts/content/fields.ts';

/** A field that holds a value itself; lists of links are visited link by link. */
export type LeafField = Exclude<BlockField, { kind: 'list' | 'links' }>;
export type VisitLeaf = (field: LeafField, value: StoredValue, unit: string) => unknown;

/**
 * Walks through a block: calls `leaf` for every declared field in order, and gives the object of its results.
 * Delivery, checks, references, search text and translation units are built on it.
 */
export function walkBlock(block: StoredBlock, leaf: VisitLeaf): Record<string, unknown> {
  return walkFields(getFields(block.type), block, `${block.id}/`, leaf);
}

/** The declared fields of a block type; empty for a type that is no longer declared. */
export function getFields(type: string): BlockFields {
  return isBlockType(type) ? blocks[type] : {};
}

export function isBlockType(type: string): type is BlockType {
  return (blockTypes as string[]).includes(type);
}

/** The unit under which a field's text is stored; undefined for a field without translatable text. */
export function unitOfText(field: LeafField, unit: string): string | undefined {
  if (field.kind === 'text') return field.translate ? unit : undefined;
  if (field.kind === 'richText') return unit;
  return field.kind === 'link' ? `${unit}/text` : undefined;
}

const linkOfLinks: LeafField = { kind: 'link', required: false };

function walkFields(
  fields: BlockFields,
  stored: StoredBlock | StoredItem,
  prefix: string,
  leaf: VisitLeaf,
): Record<string, unknown> {
  const answers: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    const unit = prefix + name;
    const value = stored[name];
    if (field.kind === 'list') {
      answers[name] = getItems(value).map((item) => ({
        id: item.id,
        ...walkFields(field.fields, item, `${unit}/${item.id}/`, leaf),
      }));
    } else if (field.kind === 'links') {
      answers[name] = getItems(value).map((link) =>
        leaf(linkOfLinks, link as StoredItem & StoredLink, `${unit}/${link.id}`),
      );
    } else {
      answers[name] = leaf(field, value, unit);
    }
  }
  return answers;
}

function getItems(value: StoredValue): StoredItem[] {
  if (!Array.isArray(value)) return [];
  return (value as StoredItem[]).filter((item) => typeof item === 'object' && item !== null);
}

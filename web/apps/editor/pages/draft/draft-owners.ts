import { type BlockType, blocks as declarations } from '#contracts/content/blocks.ts';
import type { PageDraft, StoredBlock, StoredItem, Texts } from '#contracts/content/draft.ts';
import type { BlockFields } from '#contracts/content/fields.ts';
import { getItems } from '../../document/merge.ts';

/** The declared fields of a type of block; none for a type that is no longer declared. */
export function getBlockFields(type: string): BlockFields {
  return Object.hasOwn(declarations, type) ? declarations[type as BlockType] : {};
}

/** The paths to all blocks and items, as in units: `figures`, `figures/items/2`. */
export function getOwners(blocks: readonly StoredBlock[]): Set<string> {
  const owners = new Set<string>();
  const visit = (fields: BlockFields, item: StoredItem, path: string) => {
    owners.add(path);
    for (const [name, field] of Object.entries(fields)) {
      if (field.kind !== 'list' && field.kind !== 'links') continue;
      const inner = field.kind === 'list' ? field.fields : {};
      for (const child of getItems<StoredItem>(item[name]))
        visit(inner, child, `${path}/${name}/${child.id}`);
    }
  };
  for (const block of blocks) visit(getBlockFields(block.type), block, block.id);
  return owners;
}

/** The texts within a block or an item, by language. */
export function textsUnder({ texts }: PageDraft, owner: string): Record<string, Texts> {
  const under: Record<string, Texts> = {};
  for (const [language, { blocks }] of Object.entries(texts)) {
    const units = Object.entries(blocks).filter(([unit]) => unit.startsWith(`${owner}/`));
    if (units.length > 0) under[language] = Object.fromEntries(units);
  }
  return under;
}

/** The possible owners of a unit: `a` and `a/b` of `a/b/c`. */
export function getOwnerPaths(unit: string): string[] {
  const parts = unit.split('/');
  return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('/'));
}

import type { PageDraft, StoredBlock, StoredItem } from '#contracts/content/draft.ts';
import type { Fields } from '#contracts/content/fields.ts';
import { isSame } from '../../same.ts';
import { fieldsOfType, getItems, textsUnder } from '../draft-owners.ts';
import { type Decisions, namesIn, type Side, type Sides } from './decisions.ts';
import { mergeOrder } from './merge-order.ts';

/** The fields of an item; `undefined`: it is a value as a whole (a link). */
type FieldsOf = (item: StoredItem) => Fields | undefined;

/** Brings blocks together: by id, by field, items of lists by their ids, too. */
export function mergeBlocks(drafts: Sides<PageDraft>, decisions: Decisions): StoredBlock[] {
  const { decide, take, clash } = decisions;

  const isUntouched = (side: Side, owner: string, before: StoredItem, now: StoredItem) =>
    isSame(before, now) && isSame(textsUnder(drafts.base, owner), textsUnder(drafts[side], owner));

  function mergeItems(key: string, owner: string, fieldsOf: FieldsOf, sides: Sides<StoredItem[]>) {
    const found = { base: byId(sides.base), mine: byId(sides.mine), theirs: byId(sides.theirs) };
    const merged = new Map<string, StoredItem>();
    for (const id of new Set([...found.mine.keys(), ...found.theirs.keys()])) {
      const item = mergeItem(`${key}/${id}`, `${owner}${id}`, fieldsOf, {
        base: found.base.get(id),
        mine: found.mine.get(id),
        theirs: found.theirs.get(id),
      });
      if (item) merged.set(id, item);
    }
    const ids = {
      base: [...found.base.keys()],
      mine: [...found.mine.keys()],
      theirs: [...found.theirs.keys()],
    };
    return mergeOrder(key, ids, new Set(merged.keys()), decisions).map((id) => merged.get(id) as StoredItem);
  }

  function mergeItem(key: string, owner: string, fieldsOf: FieldsOf, sides: Sides<StoredItem | undefined>) {
    const { base, mine, theirs } = sides;
    if (mine && theirs) {
      const fields = fieldsOf(mine);
      return fields
        ? mergeFields(key, owner, fields, { base: base ?? { id: mine.id }, mine, theirs })
        : decide(key, sides);
    }
    const [side, left] = mine ? (['mine', mine] as const) : (['theirs', theirs] as const);
    if (!left) return undefined;
    if (!base) {
      if (side === 'theirs') take(key);
      return left;
    }
    // What one has removed and the other has worked on is not lost without a choice.
    if (!isUntouched(side, owner, base, left)) return clash(key, sides, side);
    if (side === 'mine') take(key);
    return undefined;
  }

  function mergeFields(key: string, owner: string, fields: Fields, sides: Sides<StoredItem>): StoredItem {
    const merged: StoredItem = { id: sides.mine.id };
    for (const name of namesIn(sides)) {
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
      const values = { base: sides.base[name], mine: sides.mine[name], theirs: sides.theirs[name] };
      if (field?.kind === 'list' || field?.kind === 'links') {
        const inner = field.kind === 'list' ? field.fields : undefined;
        const lists = {
          base: getItems(values.base),
          mine: getItems(values.mine),
          theirs: getItems(values.theirs),
        };
        merged[name] = mergeItems(`${key}/${name}`, `${owner}/${name}/`, () => inner, lists);
      } else {
        const value = decide(`${key}/${name}`, values);
        if (value !== undefined) merged[name] = value;
      }
    }
    return merged;
  }

  const { base, mine, theirs } = drafts;
  const sides = { base: base.blocks, mine: mine.blocks, theirs: theirs.blocks };
  return mergeItems('blocks', '', ({ type }) => fieldsOfType(String(type)), sides) as StoredBlock[];
}

function byId(items: readonly StoredItem[]): Map<string, StoredItem> {
  return new Map(items.map((item) => [item.id, item]));
}

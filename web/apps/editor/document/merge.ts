import { isSame } from '../same.ts';

/** A three-way merge of two people's changes of one document. */
export type MergeRule<Document> = (sides: Sides<Document>, choices?: Choices) => Merge<Document>;

export type Merge<Document> = {
  /** With what was chosen; for undecided conflicts with `mine`, or with the side that has a value at all. */
  document: Document;
  /** Where the other side's changes were taken: `texts/de/title`, `blocks/<id>/items/<id>/image`, `blocks/order`. */
  taken: readonly string[];
  /**
   * What the person has to decide; the list does not depend on the choices made, except for texts of chosen items.
   */
  conflicts: readonly Conflict[];
};

export type Side = 'mine' | 'theirs';
export type Sides<Value> = { base: Value; mine: Value; theirs: Value };
/** The person's choices by the key of the conflict; or one side for all. */
export type Choices = Side | { readonly [key: string]: Side };

/** A place that both sides changed differently. `undefined`: it does not exist on that side. */
export type Conflict = { key: string } & Sides<unknown>;

/** The part of a declaration that defines how values are merged. */
type Declared = { readonly [name: string]: { readonly kind: string; readonly fields?: Declared } };
type Values = { readonly [name: string]: unknown };
type Item = { readonly id: string; readonly [name: string]: unknown };

/** Whether a side left an item unchanged. `owner`: the path to it. */
type IsUntouched = (side: Side, owner: string, base: Item, now: Item) => boolean;

export type Merger = ReturnType<typeof createMerger>;

/**
 * Merges values by their declaration, and records which side they came from. What only one side changed is taken:
 * values by field, texts by language, items of lists by id, and their order. What both changed differently is a
 * conflict, and so is a deletion of what the other side has changed.
 */
export function createMerger(
  choices: Choices = {},
  isUntouched: IsUntouched = (_, __, base, now) => isSame(base, now),
) {
  const taken: string[] = [];
  const conflicts: Conflict[] = [];

  /** Records a conflict and gives the chosen value; until then the given side's. */
  function clash<Value>(key: string, sides: Sides<Value>, until: Side): Value {
    conflicts.push({ key, ...sides });
    return sides[typeof choices === 'string' ? choices : (choices[key] ?? until)];
  }

  /** The merged value of a place: of the side that changed it; a conflict if both did. */
  function decide<Value>(key: string, sides: Sides<Value>): Value {
    const { base, mine, theirs } = sides;
    if (isSame(mine, theirs) || isSame(base, theirs)) return mine;
    if (!isSame(base, mine)) return clash(key, sides, mine === undefined ? 'theirs' : 'mine');
    taken.push(key);
    return theirs;
  }

  /** `key` and `owner`: the path in conflicts, and in units of texts. */
  function mergeFields(key: string, owner: string, fields: Declared, sides: Sides<Values>): Values {
    const merged: Record<string, unknown> = {};
    for (const name of namesIn(sides)) {
      const values = { base: sides.base[name], mine: sides.mine[name], theirs: sides.theirs[name] };
      const value = mergeField(`${key}${name}`, `${owner}${name}`, fields[name], values);
      if (value !== undefined) merged[name] = value;
    }
    return merged;
  }

  function mergeField(
    key: string,
    owner: string,
    field: Declared[string] | undefined,
    sides: Sides<unknown>,
  ): unknown {
    switch (field?.kind) {
      case 'list':
      case 'links': {
        const { base, mine, theirs } = sides;
        const lists = { base: getItems(base), mine: getItems(mine), theirs: getItems(theirs) };
        return mergeItems(key, `${owner}/`, () => field.fields, lists);
      }
      case 'group':
        return ifObjects(sides, (objects) =>
          mergeFields(`${key}/`, `${owner}/`, field.fields ?? {}, objects),
        );
      case 'text':
        // In a record, texts by language.
        return ifObjects(sides, (texts) => mergeFields(`${key}/`, `${owner}/`, {}, texts));
      case 'labelledLink':
        return ifObjects(sides, (links) => {
          const target = decide(
            key,
            each(links, ({ text: _, ...link }) => link),
          );
          const text = mergeField(
            `${key}/text`,
            `${owner}/text`,
            { kind: 'text' },
            each(links, (link) => link.text),
          );
          return { ...target, ...(text !== undefined && { text }) };
        });
      default:
        return decide(key, sides);
    }

    function ifObjects(all: Sides<unknown>, merge: (objects: Sides<Values>) => unknown) {
      const { base, mine, theirs } = all;
      if (!isObject(mine) || !isObject(theirs)) return decide(key, all);
      return merge({ base: isObject(base) ? base : {}, mine, theirs });
    }
  }

  /** `fieldsOf`: the declaration of an item; undefined: it is merged as a whole. */
  function mergeItems(
    key: string,
    owner: string,
    fieldsOf: (item: Item) => Declared | undefined,
    sides: Sides<readonly Item[]>,
  ): Item[] {
    const found = each(sides, (items) => new Map(items.map((item) => [item.id, item])));
    const merged = new Map<string, Item>();
    for (const id of new Set([...found.mine.keys(), ...found.theirs.keys()])) {
      const item = mergeItem(
        `${key}/${id}`,
        owner + id,
        fieldsOf,
        each(found, (items) => items.get(id)),
      );
      if (item) merged.set(id, item);
    }
    const order = mergeOrder(
      key,
      each(found, (items) => [...items.keys()]),
      new Set(merged.keys()),
    );
    return order.map((id) => merged.get(id) as Item);
  }

  function mergeItem(
    key: string,
    owner: string,
    fieldsOf: (item: Item) => Declared | undefined,
    sides: Sides<Item | undefined>,
  ): Item | undefined {
    const { base, mine, theirs } = sides;
    if (mine && theirs) {
      const fields = fieldsOf(mine);
      if (!fields) return decide(key, sides);
      const values = { base: base ?? { id: mine.id }, mine, theirs };
      return mergeFields(`${key}/`, `${owner}/`, fields, values) as Item;
    }
    const [side, left] = mine ? (['mine', mine] as const) : (['theirs', theirs] as const);
    if (!left) return undefined;
    if (!base) {
      if (side === 'theirs') taken.push(key);
      return left;
    }
    // An item that one side deleted and the other changed needs a choice.
    if (!isUntouched(side, owner, base, left)) return clash(key, sides, side);
    if (side === 'mine') taken.push(key);
    return undefined;
  }

  /**
   * The order of the remaining items, by ids. The side that moved something decides; items that the other side added
   * follow their neighbour there. If both moved something, it is a conflict.
   */
  function mergeOrder(key: string, sides: Sides<readonly string[]>, left: ReadonlySet<string>): string[] {
    const { base, mine, theirs } = sides;
    const isInAll = (id: string) => base.includes(id) && mine.includes(id) && theirs.includes(id);
    const common = each(sides, (ids) => ids.filter(isInAll));
    const decided = decide(`${key}/order`, common);
    const [leading, other] = isSame(decided, common.mine) ? [mine, theirs] : [theirs, mine];
    const order = leading.filter((id) => left.has(id));
    for (const list of [other, base]) {
      for (const [index, id] of list.entries()) {
        if (!left.has(id) || order.includes(id)) continue;
        const before = list.slice(0, index).findLast((neighbour) => order.includes(neighbour));
        order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id);
      }
    }
    return order;
  }

  return { decide, mergeFields, mergeItems, taken, conflicts };
}

/** The merge of a document with declared fields that holds its own texts. */
export function mergeByDeclaration<Document extends object>(fields: Declared): MergeRule<Document> {
  return (sides, choices) => {
    const { mergeFields, taken, conflicts } = createMerger(choices);
    return { document: mergeFields('', '', fields, sides as Sides<Values>) as Document, taken, conflicts };
  };
}

/** All names of three objects, those of mine first. */
export function namesIn({ base, mine, theirs }: Sides<object>): string[] {
  return [...new Set([mine, theirs, base].flatMap((side) => Object.keys(side)))];
}

/** The items of a list; none for anything else. */
export function getItems<Listed extends Item>(value: unknown): Listed[] {
  return Array.isArray(value) ? value.filter((item): item is Listed => isObject(item)) : [];
}

/** The same of each side. */
export function each<Value, Of>(sides: Sides<Value>, of: (value: Value) => Of): Sides<Of> {
  return { base: of(sides.base), mine: of(sides.mine), theirs: of(sides.theirs) };
}

function isObject(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

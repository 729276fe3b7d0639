import { isSame } from '../same.ts';

/** How two people's changes of one document are brought together, from what both began with. */
export type MergeRule<Document> = (sides: Sides<Document>, choices?: Choices) => Merge<Document>;

export type Merge<Document> = {
  /** With what has been chosen; where nothing has been yet, with what is mine, or with what is there at all. */
  document: Document;
  /** Where the other one's changes were taken: `texts/de/title`, `blocks/<id>/items/<id>/image`, `blocks/order`. */
  taken: readonly string[];
  /** What a person has to decide; it is the same list whatever has been chosen, but for words of chosen items. */
  conflicts: readonly Conflict[];
};

export type Side = 'mine' | 'theirs';
export type Sides<Value> = { base: Value; mine: Value; theirs: Value };
/** What a person has chosen, by the key of the conflict; or one side for all. */
export type Choices = Side | { readonly [key: string]: Side };

/** A place that both have changed, and differently. `undefined`: it is not there on that side. */
export type Conflict = { key: string } & Sides<unknown>;

/** The part of a declaration that defines how values are merged. */
type Declared = { readonly [name: string]: { readonly kind: string; readonly fields?: Declared } };
type Values = { readonly [name: string]: unknown };
type Item = { readonly id: string; readonly [name: string]: unknown };

/** Whether what a side has left of an item is what it was in the beginning. `owner`: the way to it. */
type IsUntouched = (side: Side, owner: string, base: Item, now: Item) => boolean;

export type Merger = ReturnType<typeof createMerger>;

/**
 * Brings values together by their declaration and keeps account of what came from whom. What only one side has changed
 * comes by itself: values by field, words by language, items of lists by their ids, their order. What both have changed
 * differently is a conflict, and so is a removal of what the other one has worked on.
 */
export function createMerger(
  choices: Choices = {},
  isUntouched: IsUntouched = (_, __, base, now) => isSame(base, now),
) {
  const taken: string[] = [];
  const conflicts: Conflict[] = [];

  /** Notes a conflict and gives what is chosen; until then the value that stands on that side. */
  function clash<Value>(key: string, sides: Sides<Value>, until: Side): Value {
    conflicts.push({ key, ...sides });
    return sides[typeof choices === 'string' ? choices : (choices[key] ?? until)];
  }

  /** The value of a place: what was changed on one side; a conflict when it was changed on both. */
  function decide<Value>(key: string, sides: Sides<Value>): Value {
    const { base, mine, theirs } = sides;
    if (isSame(mine, theirs) || isSame(base, theirs)) return mine;
    if (!isSame(base, mine)) return clash(key, sides, mine === undefined ? 'theirs' : 'mine');
    taken.push(key);
    return theirs;
  }

  /** `key` and `owner`: how the place is called in conflicts, and in units of words. */
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
        // Of a record: words by language.
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

  /** `fieldsOf`: what is declared of an item; undefined: it is a value as a whole. */
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
    // What one has removed and the other has worked on is not lost without a choice.
    if (!isUntouched(side, owner, base, left)) return clash(key, sides, side);
    if (side === 'mine') taken.push(key);
    return undefined;
  }

  /**
   * The order of what is left of a list, by ids. The side that moved something decides; what the other one has added stands
   * after its neighbour there. When both have moved, it is a conflict.
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

/** The rule of a document whose fields are declared and that holds its words itself. */
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

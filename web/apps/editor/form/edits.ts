import type { StoredBlock, StoredItem, StoredLink, StoredValue, Texts } from '#contracts/content/draft.ts';
import type { RichText } from '#contracts/content/rich-text.ts';

/** Blocks with their texts by language: the part of a page that block forms change. */
export type Content = {
  readonly blocks: readonly StoredBlock[];
  readonly texts: Readonly<Record<string, Texts>>;
};

/** An item of a list in a block, with its texts by language under units relative to it. */
export type ItemWithTexts = { item: StoredItem; texts?: Readonly<Record<string, Texts>> };

/**
 * An edit of a block. `at` is the path, block first, as in units: a field (`intro/title`), a list (`figures/items`)
 * or an item (`figures/items/2`).
 */
export type Edit =
  | { kind: 'value'; at: string; value: StoredValue }
  | { kind: 'text'; at: string; language: string; text: string | RichText | undefined }
  | ({ kind: 'add'; at: string; index: number } & ItemWithTexts)
  | { kind: 'item'; at: string; item: StoredItem }
  | { kind: 'remove'; at: string }
  | { kind: 'duplicate'; at: string; id: string }
  | { kind: 'move'; at: string; to: number };

/** The content after an edit; the same object if nothing changes. */
export function applyEdit(content: Content, edit: Edit): Content {
  const { at } = edit;
  switch (edit.kind) {
    case 'value':
      return {
        ...content,
        blocks: withParent(content.blocks, at, (parent, name) => ({ ...parent, [name]: edit.value })),
      };
    case 'text':
      return { ...content, texts: setText(content.texts, edit.language, at, edit.text) };
    case 'add': {
      const blocks = withList(content.blocks, at, (items) => items.toSpliced(edit.index, 0, edit.item));
      return { blocks, texts: merged(content.texts, edit.texts ?? {}) };
    }
    case 'item': {
      const [list, id] = ofList(at);
      const change = (items: StoredItem[]) => items.map((item) => (item.id === id ? edit.item : item));
      return { ...content, blocks: withList(content.blocks, list, change) };
    }
    case 'remove': {
      const [list, id] = ofList(at);
      const blocks = withList(content.blocks, list, (items) => items.filter((item) => item.id !== id));
      return { blocks, texts: mapValues(content.texts, (texts) => without(texts, at)) };
    }
    case 'duplicate': {
      const [list, id] = ofList(at);
      const blocks = withList(content.blocks, list, (items) => {
        const index = items.findIndex((item) => item.id === id);
        const item = items[index];
        return item ? items.toSpliced(index + 1, 0, { ...structuredClone(item), id: edit.id }) : items;
      });
      return {
        blocks,
        texts: merged(content.texts, findTextsBelow(content.texts, at, `${list}/${edit.id}`)),
      };
    }
    case 'move': {
      const [list, id] = ofList(at);
      return { ...content, blocks: withList(content.blocks, list, (items) => moved(items, id, edit.to)) };
    }
  }
}

/** The same list with one item at another place. */
export function moved<Item extends { id: string }>(items: readonly Item[], id: string, to: number): Item[] {
  const item = items.find((candidate) => candidate.id === id);
  if (!item) return [...items];
  const others = items.filter((candidate) => candidate !== item);
  return others.toSpliced(Math.max(0, Math.min(to, others.length)), 0, item);
}

/** The texts of a block or item, under its new path `to`. */
export function findTextsBelow(
  texts: Readonly<Record<string, Texts>>,
  at: string,
  to = at,
): Record<string, Texts> {
  return mapValues(texts, (all) => {
    const below = Object.entries(all).filter(([unit]) => unit.startsWith(`${at}/`));
    return Object.fromEntries(below.map(([unit, text]) => [to + unit.slice(at.length), text]));
  });
}

/** An unused id for a list item: lower case, and independent of the order. */
export function freshId(taken: readonly string[]): string {
  const id = Math.random().toString(36).slice(2, 8).padEnd(6, '0');
  return taken.includes(id) ? freshId(taken) : id;
}

function ofList(at: string): [list: string, id: string] {
  const end = at.lastIndexOf('/');
  return [at.slice(0, end), at.slice(end + 1)];
}

type Parent = { id: string; [field: string]: StoredValue };

/** Replaces the block or item that holds the last field of a path. */
function withParent(
  blocks: readonly StoredBlock[],
  at: string,
  change: (parent: Parent, name: string) => Parent,
): StoredBlock[] {
  const [block = '', ...path] = at.split('/');
  return blocks.map((each) => (each.id === block ? (findChange(each, path, change) as StoredBlock) : each));
}

function findChange(
  parent: Parent,
  path: readonly string[],
  change: (parent: Parent, name: string) => Parent,
): Parent {
  const [name = '', id, ...rest] = path;
  if (id === undefined) return change(parent, name);
  const items = (parent[name] ?? []) as StoredItem[];
  return {
    ...parent,
    [name]: items.map((item) => (item.id === id ? (findChange(item, rest, change) as StoredItem) : item)),
  };
}

function withList(
  blocks: readonly StoredBlock[],
  at: string,
  change: (items: StoredItem[]) => StoredItem[],
): StoredBlock[] {
  return withParent(blocks, at, (parent, name) => ({
    ...parent,
    [name]: change((parent[name] ?? []) as StoredItem[]) as StoredItem[] | (StoredLink & { id: string })[],
  }));
}

function setText(
  texts: Content['texts'],
  language: string,
  unit: string,
  text: string | RichText | undefined,
): Record<string, Texts> {
  const { [unit]: _, ...others } = texts[language] ?? {};
  return { ...texts, [language]: text === undefined ? others : { ...texts[language], [unit]: text } };
}

function without(texts: Texts, at: string): Texts {
  return Object.fromEntries(Object.entries(texts).filter(([unit]) => !unit.startsWith(`${at}/`)));
}

function merged(texts: Content['texts'], added: Readonly<Record<string, Texts>>): Record<string, Texts> {
  return mapValues(texts, (all, language) => ({ ...all, ...added[language] }));
}

function mapValues(
  texts: Content['texts'],
  change: (texts: Texts, language: string) => Texts,
): Record<string, Texts> {
  return Object.fromEntries(
    Object.entries(texts).map(([language, all]) => [language, change(all, language)]),
  );
}

import type { PageDraft, StoredBlock, StoredItem } from '#contracts/content/draft.ts';
import type { BlockFields } from '#contracts/content/fields.ts';
import { getItems } from '../document/merge.ts';
import { formatPlainText } from '../document/plain-text.ts';
import { getBlockFields } from '../pages/draft/draft-owners.ts';
import { isSame } from '../same.ts';
import { compareWords, type Stretch } from './word-difference.ts';

/** `path`: the fields and item positions on the path to a value: `['items', 2, 'label']`. */
export type Place = { block?: StoredBlock; path: readonly (string | number)[] };

/** A difference between two drafts of a page. */
export type Difference =
  | ({ kind: 'words'; language: string; stretches: Stretch[] } & Place)
  /** The text is the same, but its formatting has changed: bold, a link, a heading. */
  | ({ kind: 'form'; language: string } & Place)
  | ({ kind: 'value'; before: unknown; after: unknown } & Place)
  | ({ kind: 'added' | 'removed' | 'moved' } & Place);

/** All differences in reading order: the page's own settings, then block by block. */
export function getDifferences(before: PageDraft, after: PageDraft): Difference[] {
  return [
    ...settingDifferences(before, after),
    ...frameDifferences(before, after),
    ...blockDifferences(before, after),
  ];
}

function settingDifferences(before: PageDraft, after: PageDraft): Difference[] {
  const { blocks: _, texts: __, ...settings } = after;
  return Object.keys(settings).flatMap((name) => {
    const values = { before: before[name as keyof PageDraft], after: after[name as keyof PageDraft] };
    return isSame(values.before, values.after) ? [] : [{ kind: 'value' as const, path: [name], ...values }];
  });
}

const frame = ['title', 'navigationTitle', 'description', 'lead'] as const;

function frameDifferences(before: PageDraft, after: PageDraft): Difference[] {
  return languagesIn(before, after).flatMap((language) =>
    frame.flatMap((name) =>
      textDifference(before.texts[language]?.[name], after.texts[language]?.[name], {
        language,
        path: [name],
      }),
    ),
  );
}

function blockDifferences(before: PageDraft, after: PageDraft): Difference[] {
  const walk = itemWalk(before, after);
  const moved = movedIds(before.blocks, after.blocks);
  const old = new Map(before.blocks.map((block) => [block.id, block]));
  const left = new Set(after.blocks.map(({ id }) => id));
  const differences: Difference[] = after.blocks.flatMap((block) => {
    const was = old.get(block.id);
    const fields = getBlockFields(block.type);
    const inside = walk(fields, was, block, { block, path: [] }, block.id);
    if (!was) return [{ kind: 'added', block, path: [] } as const, ...inside];
    const around = (['tone', 'anchor'] as const).flatMap((name) =>
      isSame(was[name], block[name])
        ? []
        : [{ kind: 'value' as const, block, path: [name], before: was[name], after: block[name] }],
    );
    return [
      ...(moved.has(block.id) ? [{ kind: 'moved', block, path: [] } as const] : []),
      ...around,
      ...inside,
    ];
  });
  for (const [index, block] of before.blocks.entries()) {
    if (left.has(block.id)) continue;
    // Placed at its former position: before the first difference of a block that came after it.
    const later = new Set(before.blocks.slice(index + 1).map(({ id }) => id));
    const at = differences.findIndex(({ block: one }) => one && later.has(one.id));
    const gone: Difference[] = [
      { kind: 'removed', block, path: [] },
      ...walk(getBlockFields(block.type), block, undefined, { block, path: [] }, block.id),
    ];
    differences.splice(at < 0 ? differences.length : at, 0, ...gone);
  }
  return differences;
}

/** Walks through both versions of an item by its declaration. */
function itemWalk(before: PageDraft, after: PageDraft) {
  const languages = languagesIn(before, after);
  const textChanges = (unit: string, place: Place) =>
    languages.flatMap((language) =>
      textDifference(before.texts[language]?.blocks[unit], after.texts[language]?.blocks[unit], {
        language,
        ...place,
      }),
    );
  const value = (was: unknown, is: unknown, place: Place): Difference[] =>
    isSame(was ?? null, is ?? null) ? [] : [{ kind: 'value', before: was, after: is, ...place }];

  function walkList(
    fields: BlockFields | undefined,
    was: unknown,
    is: unknown,
    place: Place,
    unit: string,
  ): Difference[] {
    const [old, now] = [getItems<StoredItem>(was), getItems<StoredItem>(is)];
    const moved = movedIds(old, now);
    const gone = old.filter(({ id }) => !now.some((item) => item.id === id));
    return [...now, ...gone].flatMap((item) => {
      const at: Place = {
        ...place,
        path: [...place.path, (now.includes(item) ? now : old).indexOf(item) + 1],
      };
      const before = old.find(({ id }) => id === item.id);
      const after = now.find(({ id }) => id === item.id);
      const kind = !before ? 'added' : !after ? 'removed' : moved.has(item.id) ? 'moved' : undefined;
      const inside = fields
        ? walk(fields, before, after, at, `${unit}/${item.id}`)
        : [
            ...(before && after ? value(before, after, at) : []),
            ...textChanges(`${unit}/${item.id}/text`, { ...at, path: [...at.path, 'text'] }),
          ];
      return kind ? [{ kind, ...at } as Difference, ...inside] : inside;
    });
  }

  function walk(
    fields: BlockFields,
    was: StoredItem | undefined,
    is: StoredItem | undefined,
    place: Place,
    owner: string,
  ): Difference[] {
    return Object.entries(fields).flatMap(([name, field]) => {
      const at: Place = { ...place, path: [...place.path, name] };
      const unit = `${owner}/${name}`;
      switch (field.kind) {
        case 'list':
          return walkList(field.fields, was?.[name], is?.[name], at, unit);
        case 'links':
          return walkList(undefined, was?.[name], is?.[name], at, unit);
        case 'richText':
          return textChanges(unit, at);
        case 'text':
          return field.translate ? textChanges(unit, at) : value(was?.[name], is?.[name], at);
        case 'link':
          return [
            ...value(was?.[name], is?.[name], at),
            ...textChanges(`${unit}/text`, { ...at, path: [...at.path, 'text'] }),
          ];
        // Default values of a new block are not reported.
        case 'choice':
        case 'flag':
          return was && is ? value(was[name], is[name], at) : [];
        default:
          return value(was?.[name], is?.[name], at);
      }
    });
  }
  return walk;
}

type Text = PageDraft['texts'][string]['blocks'][string] | null | undefined;

function textDifference(was: Text, is: Text, place: Place & { language: string }): Difference[] {
  if (isSame(was ?? '', is ?? '')) return [];
  const [before, after] = [formatPlainText(was ?? ''), formatPlainText(is ?? '')];
  if (before === after) return [{ kind: 'form', ...place }];
  return [{ kind: 'words', stretches: compareWords(before, after, place.language), ...place }];
}

/** The languages in which either draft has texts, the source language first. */
function languagesIn(before: PageDraft, after: PageDraft): string[] {
  return [...new Set([after.sourceLanguage, ...Object.keys(after.texts), ...Object.keys(before.texts)])];
}

/** The smallest set of common items whose removal leaves the others in the same order. */
function movedIds(before: readonly { id: string }[], after: readonly { id: string }[]): Set<string> {
  const places = new Map(before.map(({ id }, index) => [id, index]));
  const common = after.flatMap(({ id }) => (places.has(id) ? [{ id, at: places.get(id) as number }] : []));
  const runs = common.map(({ at }) => ({ at, length: 1, previous: -1 }));
  for (const [index, run] of runs.entries()) {
    for (let earlier = 0; earlier < index; earlier += 1) {
      const one = runs[earlier] as (typeof runs)[number];
      if (one.at < run.at && one.length + 1 > run.length) {
        run.length = one.length + 1;
        run.previous = earlier;
      }
    }
  }
  const stay = new Set<number>();
  let last = runs.reduce(
    (best, { length }, index) => (length > (runs[best]?.length ?? 0) ? index : best),
    -1,
  );
  while (last >= 0) {
    stay.add(last);
    last = runs[last]?.previous ?? -1;
  }
  return new Set(common.filter((_, index) => !stay.has(index)).map(({ id }) => id));
}

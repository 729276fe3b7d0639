import { isDeepStrictEqual } from 'node:util';
import type { PageDraft, PageTexts, StoredBlock, StoredValue } from '#contracts/content/draft.ts';
import { translationUnits } from '../block/block-texts.ts';

/** The published content of a page in one language. */
export type PublishedVersion = { readonly blocks: StoredBlock[]; readonly texts: PageTexts };

/** By language. */
export type PublishedVersions = ReadonlyMap<string, PublishedVersion>;

/** The editor's choices for languages that are not published this time. */
export type StayingWish = {
  /**
   * Changes without text that apply to them, too: `set/{block}` (a picture, a choice), `removed/{block}`, `order`. By
   * default those of settings, where nothing was removed or reordered.
   */
  everywhere?: readonly string[] | undefined;
  /**
   * Those of them that show new blocks in the source language until they are translated. By default those that do so
   * now.
   */
  fallbacks?: readonly string[] | undefined;
};

type Publication = StayingWish & {
  draft: PageDraft;
  languages: readonly string[];
  /** What was published before. */
  before: PublishedVersions;
  /**
   * The blocks that each language has ever had: a block that was removed there does not come back in the source
   * language.
   */
  known: ReadonlyMap<string, ReadonlySet<string>>;
};

/**
 * The published content of a page, by language, after a draft is published in some: the draft in these, and elsewhere
 * what was published, with the changes that the editor chose. No language gets half of something new.
 */
export function publishLanguages(publication: Publication): Map<string, PublishedVersion> {
  const { draft, languages, before } = publication;
  const after = new Map(before);
  for (const language of languages) {
    const texts = draft.texts[language];
    if (texts) after.set(language, { blocks: draft.blocks, texts });
  }
  const source = after.get(draft.sourceLanguage);
  for (const [language, shown] of before) {
    if (languages.includes(language)) continue;
    after.set(language, getStaying(shown, source, { ...publication, language }));
  }
  return after;
}

/** The same after languages are unpublished: blocks that stood in for their translations go with them. */
export function takeOffLanguages(
  before: PublishedVersions,
  taken: readonly string[],
): Map<string, PublishedVersion> {
  return new Map(
    [...before]
      .filter(([language]) => !taken.includes(language))
      .map(([language, shown]) => [
        language,
        withoutBlocks(shown, ({ language: borrowed }) => !!borrowed && taken.includes(borrowed)),
      ]),
  );
}

function getStaying(
  shown: PublishedVersion,
  source: PublishedVersion | undefined,
  { draft, language, everywhere, fallbacks, known }: Publication & { language: string },
): PublishedVersion {
  const borrowed = new Set(shown.blocks.filter(isBorrowed).map(({ id }) => id));
  const own = withoutBlocks(shown, isBorrowed);
  const changed = withChanges(own.blocks, draft, everywhere);
  const has = new Set(changed.map(({ id }) => id));
  const had = known.get(language);
  const wants = (id: string) => {
    if (fallbacks === undefined || borrowed.has(id)) {
      return borrowed.has(id) && (fallbacks?.includes(language) ?? true);
    }
    return fallbacks.includes(language) && !had?.has(id);
  };
  const lent = (source?.blocks ?? []).filter(({ id }) => !has.has(id) && wants(id));
  const blocks = [...changed];
  for (const block of lent) {
    const above = source!.blocks.slice(
      0,
      source!.blocks.findIndex(({ id }) => id === block.id),
    );
    const neighbour = above.findLast(({ id }) => blocks.some((one) => one.id === id));
    const place = blocks.findIndex(({ id }) => id === neighbour?.id);
    blocks.splice(place < 0 ? blocks.length : place + 1, 0, { ...block, language: draft.sourceLanguage });
  }
  const words = Object.entries(source?.texts.blocks ?? {}).filter(([unit]) =>
    lent.some(({ id }) => unit.startsWith(`${id}/`)),
  );
  const texts = { ...own.texts, blocks: { ...own.texts.blocks, ...Object.fromEntries(words) } };
  return isDeepStrictEqual(blocks, shown.blocks) && isDeepStrictEqual(texts, shown.texts)
    ? shown
    : { blocks, texts };
}

/** A block that is shown in the source language until its translation is published. */
export function isBorrowed({ language }: StoredBlock): boolean {
  return language !== undefined;
}

function withoutBlocks(
  { blocks, texts }: PublishedVersion,
  gone: (block: StoredBlock) => boolean,
): PublishedVersion {
  const ids = blocks.filter(gone).map(({ id }) => id);
  if (ids.length === 0) return { blocks, texts };
  const words = Object.entries(texts.blocks).filter(([unit]) => !ids.some((id) => unit.startsWith(`${id}/`)));
  return {
    blocks: blocks.filter((block) => !gone(block)),
    texts: { ...texts, blocks: Object.fromEntries(words) },
  };
}

function withChanges(
  blocks: readonly StoredBlock[],
  draft: PageDraft,
  everywhere: readonly string[] | undefined,
): StoredBlock[] {
  const drafted = new Map(draft.blocks.map((block) => [block.id, block]));
  const words = draft.texts[draft.sourceLanguage]?.blocks ?? {};
  const changed = blocks.flatMap((block) => {
    const now = drafted.get(block.id);
    if (!now) return everywhere?.includes(`removed/${block.id}`) ? [] : [block];
    const isSet = everywhere?.includes(`set/${block.id}`) ?? isUsual(block, now);
    return [isSet && needsNoWords(block, now, words) ? now : block];
  });
  return everywhere?.includes('order') ? inOrderOf(draft.blocks, changed) : changed;
}

/** Whether a changed block can be applied without a translator: not where it has new text. */
export function needsNoWords(was: StoredBlock, is: StoredBlock, words: PageTexts['blocks']): boolean {
  const before = new Set(translationUnits([was]).map(({ unit }) => unit));
  return (
    was.type === is.type &&
    translationUnits([is]).every(({ unit }) => before.has(unit) || words[unit] === undefined)
  );
}

/**
 * Whether a change applies to all languages by default: every list still has its entries in place, perhaps with
 * others added.
 */
export function isUsual(was: StoredBlock, is: StoredBlock): boolean {
  return Object.keys(was).every((name) => {
    const now = itemIds(is[name]);
    const left = now.filter((id) => itemIds(was[name]).includes(id));
    return left.join() === itemIds(was[name]).join();
  });
}

function itemIds(value: StoredValue): string[] {
  if (!Array.isArray(value)) return [];
  return value.map((item) => (typeof item === 'string' ? item : item.id));
}

/** Items that the order does not name stay behind the item that they followed. */
function inOrderOf(order: readonly StoredBlock[], blocks: readonly StoredBlock[]): StoredBlock[] {
  const place = new Map(order.map(({ id }, index) => [id, index]));
  let last = -1;
  return blocks
    .map((block) => {
      last = place.get(block.id) ?? last;
      return { block, at: last };
    })
    .sort((a, b) => a.at - b.at)
    .map(({ block }) => block);
}

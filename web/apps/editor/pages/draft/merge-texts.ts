import type { PageDraft, PageTexts, StoredBlock, Texts } from '#contracts/content/draft.ts';
import { each, type Merger, namesIn, type Side, type Sides } from '../../document/merge.ts';
import { getOwnerPaths, getOwners } from './draft-owners.ts';

/** Merges texts by language and unit, for the remaining blocks and items only. */
export function mergeTexts(
  drafts: Sides<PageDraft>,
  blocks: readonly StoredBlock[],
  { decide }: Pick<Merger, 'decide'>,
): PageDraft['texts'] {
  const owners = each(drafts, (draft) => getOwners(draft.blocks));
  const left = getOwners(blocks);
  const wereThere = (unit: string) =>
    getOwnerPaths(unit).filter(
      (path) => owners.base.has(path) || owners.mine.has(path) || owners.theirs.has(path),
    );
  const isLeft = (unit: string) => wereThere(unit).every((path) => left.has(path));
  /** A side that removed an item does not decide about its texts: the removal was decided with the item. */
  const isOn = (side: Side, unit: string) => wereThere(unit).every((path) => owners[side].has(path));

  function mergeUnits(key: string, sides: Sides<Texts>): Texts {
    const units: Texts = {};
    for (const unit of namesIn(sides).filter(isLeft)) {
      const was = sides.base[unit];
      const value = decide(`${key}/${unit}`, {
        base: was,
        mine: isOn('mine', unit) ? sides.mine[unit] : was,
        theirs: isOn('theirs', unit) ? sides.theirs[unit] : was,
      });
      if (value !== undefined) units[unit] = value;
    }
    return units;
  }

  function mergeLanguage(key: string, sides: Sides<PageTexts | undefined>): PageTexts | undefined {
    const { base: before, mine: own, theirs: other } = sides;
    if (!own || !other) {
      const whole = decide(key, sides);
      return whole && { ...whole, blocks: pruned(whole.blocks, isLeft) };
    }
    const frame = (name: Exclude<keyof PageTexts, 'blocks'>) =>
      decide(`${key}/${name}`, { base: before?.[name], mine: own[name], theirs: other[name] }) ?? null;
    return {
      title: frame('title') ?? '',
      navigationTitle: frame('navigationTitle'),
      description: frame('description'),
      lead: frame('lead'),
      blocks: mergeUnits(`${key}/blocks`, {
        base: before?.blocks ?? {},
        mine: own.blocks,
        theirs: other.blocks,
      }),
    };
  }

  const merged: PageDraft['texts'] = {};
  for (const language of namesIn(each(drafts, (draft) => draft.texts))) {
    const texts = mergeLanguage(
      `texts/${language}`,
      each(drafts, (draft) => draft.texts[language]),
    );
    if (texts) merged[language] = texts;
  }
  return merged;
}

function pruned(units: Texts, isLeft: (unit: string) => boolean): Texts {
  return Object.fromEntries(Object.entries(units).filter(([unit]) => isLeft(unit)));
}

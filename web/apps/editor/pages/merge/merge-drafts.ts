import type { PageDraft } from '#contracts/content/draft.ts';
import { type Choices, type Conflict, createDecisions, namesIn, type Sides } from './decisions.ts';
import { mergeBlocks } from './merge-blocks.ts';
import { mergeTexts } from './merge-texts.ts';

export type Merge = {
  /** With what has been chosen; where nothing has been yet, with what is mine, or with what is there at all. */
  draft: PageDraft;
  /** Where the other one's changes were taken: `texts/de/title`, `blocks/<id>/items/<id>/image`, `blocks/order`. */
  taken: readonly string[];
  /** What a person has to decide; it is the same list whatever has been chosen, but for words of chosen items. */
  conflicts: readonly Conflict[];
};

/**
 * Brings two editors' changes of one draft together. What only one of them has changed comes by itself: settings,
 * words by unit and language, values by field, blocks and items by their ids, their order. What both have changed
 * differently is a conflict, and so is a removal of what the other one has worked on.
 */
export function mergeDrafts(
  base: PageDraft,
  mine: PageDraft,
  theirs: PageDraft,
  choices: Choices = {},
): Merge {
  const decisions = createDecisions(choices);
  const drafts = { base, mine, theirs };
  const settings = mergeSettings(
    { base: getSettings(base), mine: getSettings(mine), theirs: getSettings(theirs) },
    decisions.decide,
  );
  const blocks = mergeBlocks(drafts, decisions);
  const texts = mergeTexts(drafts, blocks, decisions);
  const { taken, conflicts } = decisions;
  return { draft: { ...settings, blocks, texts }, taken, conflicts };
}

type Settings = Omit<PageDraft, 'blocks' | 'texts'>;

function getSettings({ blocks: _, texts: __, ...settings }: PageDraft): Settings {
  return settings;
}

function mergeSettings(
  sides: Sides<Settings>,
  decide: ReturnType<typeof createDecisions>['decide'],
): Settings {
  const names = namesIn(sides) as (keyof Settings)[];
  const { base, mine, theirs } = sides;
  const values = names.map((name) => [
    name,
    decide<unknown>(`settings/${name}`, { base: base[name], mine: mine[name], theirs: theirs[name] }),
  ]);
  return Object.fromEntries(values) as Settings;
}

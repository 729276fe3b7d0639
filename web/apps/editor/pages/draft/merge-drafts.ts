import type { PageDraft, StoredBlock } from '#contracts/content/draft.ts';
import { createMerger, each, type MergeRule, namesIn } from '../../document/merge.ts';
import { isSame } from '../../same.ts';
import { getBlockFields, textsUnder } from './draft-owners.ts';
import { mergeTexts } from './merge-texts.ts';

/**
 * Merges two editors' changes of one page: its settings, its blocks, and the texts of each language by unit.
 */
export const mergeDrafts: MergeRule<PageDraft> = (drafts, choices) => {
  const merger = createMerger(
    choices,
    (side, owner, base, now) =>
      isSame(base, now) && isSame(textsUnder(drafts.base, owner), textsUnder(drafts[side], owner)),
  );
  const sides = each(drafts, getSettings);
  const values = namesIn(sides).map((name) => {
    const value = each(sides, (settings) => settings[name as keyof Settings]);
    return [name, merger.decide<unknown>(`settings/${name}`, value)];
  });
  const blocks = merger.mergeItems(
    'blocks',
    '',
    ({ type }) => getBlockFields(String(type)),
    each(drafts, (draft) => draft.blocks),
  ) as StoredBlock[];
  const texts = mergeTexts(drafts, blocks, merger);
  const { taken, conflicts } = merger;
  return { document: { ...(Object.fromEntries(values) as Settings), blocks, texts }, taken, conflicts };
};

type Settings = Omit<PageDraft, 'blocks' | 'texts'>;

function getSettings({ blocks: _, texts: __, ...settings }: PageDraft): Settings {
  return settings;
}

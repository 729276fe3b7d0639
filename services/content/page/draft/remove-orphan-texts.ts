import type { PageDraft, Texts } from '#contracts/content/draft.ts';
import { translationUnits } from '../../block/block-texts.ts';

/** The draft without the texts of removed blocks. */
export function removeOrphanTexts(draft: PageDraft): PageDraft {
  const units = new Set(translationUnits(draft.blocks).map(({ unit }) => unit));
  const shown = (texts: Texts) =>
    Object.fromEntries(Object.entries(texts).filter(([unit]) => units.has(unit)));
  const texts = Object.entries(draft.texts).map(
    ([language, { blocks, ...text }]) => [language, { ...text, blocks: shown(blocks) }] as const,
  );
  return { ...draft, texts: Object.fromEntries(texts) };
}

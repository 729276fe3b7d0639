import type { PageDraft, PageTexts } from '#contracts/content/draft.ts';
import type { Content } from '../../form/edits.ts';

/** The empty texts of a page in a language. */
export const noTexts: PageTexts = {
  title: '',
  navigationTitle: null,
  description: null,
  lead: null,
  blocks: {},
};

/** The part of a draft that its block forms change. */
export function getContent({ blocks, texts }: PageDraft): Content {
  return {
    blocks,
    texts: Object.fromEntries(
      Object.entries(texts).map(([language, pageTexts]) => [language, pageTexts.blocks]),
    ),
  };
}

/** The draft with other blocks and texts. */
export function withContent(draft: PageDraft, { blocks, texts }: Content): PageDraft {
  return {
    ...draft,
    blocks: [...blocks],
    texts: Object.fromEntries(
      Object.entries(texts).map(([language, blockTexts]) => [
        language,
        { ...(draft.texts[language] ?? noTexts), blocks: blockTexts },
      ]),
    ),
  };
}

/** The draft with other texts of the page itself in one language. */
export function withPageTexts(draft: PageDraft, language: string, changed: Partial<PageTexts>): PageDraft {
  const texts = { ...(draft.texts[language] ?? noTexts), ...changed };
  return { ...draft, texts: { ...draft.texts, [language]: texts } };
}

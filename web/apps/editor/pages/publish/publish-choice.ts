import type { PageDraft } from '#contracts/content/draft.ts';
import type { ContentProblem } from '#contracts/content/problems.ts';
import type { PublicationOutlook } from '../page-operations.ts';

export type Outlook = PublicationOutlook;
export type LanguageOutlook = Outlook['languages'][number];

/** What an editor has chosen in the dialog. */
export type PublishChoice = {
  readonly languages: readonly string[];
  /** Languages that stay, but show new blocks in the source language. */
  readonly fallbacks: readonly string[];
  /** Changes without words that languages that stay get, too. */
  readonly everywhere: readonly string[];
  /** As the reader’s clock shows it; undefined: now; empty: not chosen yet. */
  readonly moment: string | undefined;
  /** The same; undefined: never. */
  readonly takeOff: string | undefined;
};

/** Whether a language could go out: it has all its words, and nothing of them has to be put right. */
export function isReady(
  { language, missing }: LanguageOutlook,
  draft: PageDraft,
  problems: readonly ContentProblem[],
): boolean {
  return (
    draft.texts[language] !== undefined &&
    (missing === 0 || language === draft.sourceLanguage) &&
    problems.every((problem) => problem.language !== language)
  );
}

/**
 * What most people want: the source, and the published languages whose words are complete and not outdated; what goes out in
 * all its languages at once, in those that visitors see.
 */
export function getUsualChoice(
  outlook: Outlook,
  draft: PageDraft,
  problems: readonly ContentProblem[],
): PublishChoice {
  const published = outlook.languages.filter(({ isPublished }) => isPublished);
  const going = outlook.isWhole
    ? published
    : published.filter((entry) => entry.outdated === 0 && isReady(entry, draft, problems));
  return {
    languages: [...new Set([draft.sourceLanguage, ...going.map(({ language }) => language)])],
    fallbacks: published.filter(({ borrowed }) => borrowed > 0).map(({ language }) => language),
    everywhere: outlook.wordless.filter(({ isUsual }) => isUsual).map(({ key }) => key),
    moment: undefined,
    takeOff: undefined,
  };
}

/** The languages that stay as visitors see them. */
export function getStaying(outlook: Outlook, { languages }: PublishChoice): LanguageOutlook[] {
  return outlook.languages.filter(
    ({ language, isPublished }) => isPublished && !languages.includes(language),
  );
}

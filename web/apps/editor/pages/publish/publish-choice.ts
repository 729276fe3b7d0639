import type { PageDraft } from '#contracts/content/draft.ts';
import type { ContentProblem } from '#contracts/content/problems.ts';
import type { PublicationOutlook } from '../page-operations.ts';

export type Outlook = PublicationOutlook;
export type LanguageOutlook = Outlook['languages'][number];

/** The editor's choices in the dialog. */
export type PublishChoice = {
  readonly languages: readonly string[];
  /** Languages that are not published, but show new blocks in the source language. */
  readonly fallbacks: readonly string[];
  /** Changes without text that also apply to languages that are not published. */
  readonly everywhere: readonly string[];
  /** In the reader’s time zone; undefined: now; empty: not chosen yet. */
  readonly moment: string | undefined;
  /** The same; undefined: never. */
  readonly takeOff: string | undefined;
};

/** Whether a language can be published: its texts are complete and without problems. */
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
 * The default choice: the source language, and the published languages whose texts are complete and up to
 * date; for a type that is published in all its languages at once, the published ones.
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
  const isOffered = outlook.languages.some(({ language }) => language === draft.sourceLanguage);
  const source = isOffered ? [draft.sourceLanguage] : [];
  return {
    languages: [...new Set([...source, ...going.map(({ language }) => language)])],
    fallbacks: published.filter(({ borrowed }) => borrowed > 0).map(({ language }) => language),
    everywhere: outlook.wordless.filter(({ isUsual }) => isUsual).map(({ key }) => key),
    moment: undefined,
    takeOff: undefined,
  };
}

/** For who may change some languages only: these, and nothing that the others would get, too. */
export function outlookWithin(outlook: Outlook, mayChange: (language: string) => boolean): Outlook {
  const languages = outlook.languages
    .filter(({ language }) => mayChange(language))
    .map((entry) => ({ ...entry, lendable: 0, borrowed: 0 }));
  return { ...outlook, languages, wordless: [] };
}

/** The languages whose published version stays unchanged. */
export function getStaying(outlook: Outlook, { languages }: PublishChoice): LanguageOutlook[] {
  return outlook.languages.filter(
    ({ language, isPublished }) => isPublished && !languages.includes(language),
  );
}

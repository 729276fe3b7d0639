import { textRuleCodes } from './text-rules.ts';

/**
 * What can be wrong with content, as data: whoever shows it finds the message in the reader's language (`params` are
 * what the sentence refers to); importers get it in English.
 */
export const problemCodes = [
  // Words and values
  'missing',
  'empty',
  ...textRuleCodes,
  'tooFew',
  'tooMany',
  'notSlug',
  'noText',
  'badCharacter',
  'notOneOf',
  'noFlag',
  'noNumber',
  'noDay',
  'noFile',
  'noPage',
  'noList',
  'itemIds',
  'badEmail',
  'badPhone',
  'badDomain',
  'badHoliday',
  'badColour',
  'badTimeZone',
  'badAddress',
  'badLanguage',
  'badHours',
  'noMoment',
  'noPicture',
  'outOfRange',
  'twice',
  'videoProvider',
  'videoId',
  // Rich text
  'noRichText',
  'nestedTooDeeply',
  'misplacedNode',
  'emptyText',
  'headingLevel',
  'unknownMark',
  // Links
  'linkPage',
  'linkParameters',
  'linkPath',
  'unsafePath',
  'linkAddress',
  'unsafeAddress',
  'linkSlug',
  'linkAction',
  'linkTarget',
  // Blocks
  'unknownBlock',
  'unknownField',
  'unknownText',
  'badId',
  'duplicateId',
  // Pages
  'badPath',
  'pathTaken',
  'noSourceText',
  'badCountry',
  'noPasswords',
  'passwordTooShort',
  'otherSite',
  'themeGone',
  'contactGone',
  'pageGone',
  'fileGone',
  // Records
  'unreadable',
  'brandGone',
  'siteGone',
  'slugTaken',
  'domainTaken',
  'redirectToItself',
  'inEarlierLine',
  // Publication
  'noLanguages',
  'languageMissing',
  'languageNotOnSite',
  'pageNotPublished',
  'pathNowhere',
  'redirectLoop',
  'hreflangVariant',
  'allLanguagesAtOnce',
  'approvalNeeded',
  'changedSinceApproval',
  // Deleting and unpublishing
  'homePage',
  'stillPublished',
  'pagesBelow',
  'publishedBelow',
] as const;

export type ProblemCode = (typeof problemCodes)[number];
export type ProblemParams = Record<string, string | number>;

/** A problem without its place. */
export type Fault = { code: ProblemCode; params: ProblemParams };

/**
 * `block` null: of the page itself; `field` is then one of its fields, otherwise the path within the block,
 * `items/2/label`.
 */
export type ContentProblem = Fault & { field: string; block: string | null; language: string | null };

/** Of a record: `field` is the path to what is wrong, `header/items/2/title`, with the ids of list entries. */
export type RecordProblem = Fault & { field: string; language: string | null };

/**
 * Problems of an unfinished draft: it may be saved, but not published. With any other problem it is not saved at all.
 */
export const unfinished: ReadonlySet<ProblemCode> = new Set([
  'missing',
  'empty',
  ...textRuleCodes,
  'tooFew',
  'tooMany',
  'notSlug',
  'linkPage',
  'linkParameters',
  'linkPath',
  'linkAddress',
  'linkSlug',
  'linkAction',
  'noPasswords',
  'themeGone',
  'contactGone',
  'pageGone',
  'fileGone',
]);

export function fault(code: ProblemCode, params: ProblemParams = {}): Fault {
  return { code, params };
}

/**
 * What can be wrong with content that somebody writes, as data: whoever shows it says it in the reader's language
 * (`params` are what the sentence speaks of), an importer in English.
 */
export const problemCodes = [
  // Words and values
  'missing',
  'empty',
  'tooLong',
  'notOneLine',
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
  // Publication
  'noLanguages',
  'languageMissing',
  'languageNotOnSite',
  'pageNotPublished',
  'pathNowhere',
  'redirectLoop',
  'hreflangVariant',
  'otherLanguageBreaks',
  'approvalNeeded',
  'changedSinceApproval',
  // Removal, and being taken from visitors
  'homePage',
  'stillPublished',
  'pagesBelow',
] as const;

export type ProblemCode = (typeof problemCodes)[number];
export type ProblemParams = Record<string, string | number>;

/** A reason, before anybody knows where. */
export type Fault = { code: ProblemCode; params: ProblemParams };

/** `block` null: of the page itself; `field` is then one of its fields, else the way through the block, `items/2/label`. */
export type ContentProblem = Fault & { field: string; block: string | null; language: string | null };

/** With these a draft is only unfinished: it may be kept, but not published. Anything else is not kept at all. */
export const unfinished: ReadonlySet<ProblemCode> = new Set([
  'missing',
  'empty',
  'tooLong',
  'notOneLine',
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

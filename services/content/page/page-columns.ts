/**
 * The columns of a page's version that editors decide and publishing copies; `protectedBy` is derived
 * (protection.ts).
 */
export const versionColumns = [
  'siteId',
  'path',
  'parentPath',
  'type',
  'pageType',
  'theme',
  'injectionKind',
  'injectionSlug',
  'countries',
  'protection',
  'requiredRole',
  'tableOfContents',
  'image',
  'sortIndex',
  'publicationDate',
  'category',
  'adhoc',
  'contacts',
  'products',
  'blocks',
] as const;

/** The same of a page's text in one language. */
export const textColumns = ['title', 'navigationTitle', 'description', 'lead', 'texts'] as const;

import type { PageDraft } from '#contracts/content/draft.ts';

/** The common properties of most test pages: public, for everybody, without picture, people or products. */
export const plainPage = {
  sourceLanguage: 'en',
  type: 'CONTENT',
  pageType: 'Content',
  theme: 'Default',
  injection: null,
  countries: [],
  protection: 'none',
  requiredRole: null,
  tableOfContents: false,
  image: null,
  sortIndex: 0,
  publicationDate: null,
  category: null,
  adhoc: false,
  contacts: [],
  products: [],
} satisfies Partial<PageDraft>;

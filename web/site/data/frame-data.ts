import type { Language } from '#contracts/languages.ts';

/**
 * The data that a page passes to the frame around it: the loader of a framed route returns `{ frame, … }`.
 */
export type FrameData = {
  theme: string;
  /** The language of a page that belongs to no site. */
  language?: Language;
  /** The breadcrumb after the home page, down to the page itself; empty on the home page. */
  breadcrumb: { title: string; href: string }[];
  /** LOC-04. Null for pages that exist in every language of the interface. */
  content: { shown: Language | null; available: Language[]; isFallback: boolean } | null;
  /**
   * The first queries of the page's application, which the browser sends before the application has loaded.
   */
  readonly queries?: readonly unknown[];
};

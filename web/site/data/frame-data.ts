import type { Language } from '#contracts/languages.ts';

/** What a page passes to the frame around it: the loader of a framed route gives `{ frame, … }`. */
export type FrameData = {
  theme: string;
  /** Of a page that belongs to no site. */
  language?: Language;
  /** From below the site's home to the page itself; empty on the home page. */
  breadcrumb: { title: string; href: string }[];
  /** LOC-04. Null for pages that exist in every language of the interface. */
  content: { shown: Language | null; available: Language[]; isFallback: boolean } | null;
  /** What the application of the page queries first: sent before it is there. */
  readonly queries?: readonly unknown[];
};

import { createContext } from 'react-router';
import type { Theme } from '#contracts/themes/theme-tokens.ts';

/** Facts about a response that the site passes to its own server; no visitor sees them. */
export type ResponseNotes = {
  /** The cache tags of its data (web/site/data/cache/cache-tags.ts). Empty: the response is not cached. */
  tags: ReadonlySet<string>;
  /** `'sha256-…'` of the one inline style sheet. */
  inlineStyles?: string;
  /** The hashes of its inline scripts, which are the same on all pages. */
  inlineScripts?: string;
  /** Themes that belong to no site yet: those of a site that is being set up. */
  themes?: readonly Theme[];
  /** A second origin that may frame the page: the editor area shows previews. */
  framedBy?: string;
  /** Origins that the page frames: the editor area previews all sites. */
  frames?: readonly string[];
  /** The origin to which a form of the page finally redirects: a sign-in for another site. */
  formsTo?: string;
  /** The page contains the rich text editor. */
  holdsRichTextEditor?: boolean;
  /** The page reads files in a web worker. */
  readsFiles?: boolean;
  /** An editor requested to clear all caches. */
  clearsCaches?: boolean;
};

/** The server sets a new object for every request, and reads it when the response is complete. */
export const responseNotes = createContext<ResponseNotes>();

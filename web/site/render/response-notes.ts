import { createContext } from 'react-router';
import type { Theme } from '#contracts/themes/theme-tokens.ts';

/** What the site passes to its own server about a response, beside the response itself; no visitor sees it. */
export type ResponseNotes = {
  /** The tags of its data (web/site/data/cache/cache-tags.ts). Empty: the response is not cached. */
  tags: ReadonlySet<string>;
  /** `'sha256-…'` of the one inline style sheet. */
  inlineStyles?: string;
  /** The same of its inline scripts, which are alike on all pages. */
  inlineScripts?: string;
  /** Themes that the page shows without a site that has them: those of a site that is being set up. */
  themes?: readonly Theme[];
  /** The origin that may show the page in a frame, beside its own: the editor area shows previews. */
  framedBy?: string;
  /** Origins that the page shows in frames: the editor area previews all sites. */
  frames?: readonly string[];
  /** Origin to which a form of the page leads in the end: a sign-in for another site. */
  formsTo?: string;
  /** The page holds the editor of rich text. */
  holdsRichTextEditor?: boolean;
  /** The page reads files in a worker of its own. */
  readsFiles?: boolean;
  /** An editor has cleared all caches. */
  clearsCaches?: boolean;
};

/** The server puts an object of its own into it for every request, and reads it when the answer is there. */
export const responseNotes = createContext<ResponseNotes>();

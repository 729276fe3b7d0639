import { createContext } from 'react-router';
import type { Language } from '#contracts/languages.ts';
import type { Locale, MeasurementSystem } from '#web/i18n/locales.ts';
import type { ContentClient } from '#web/site/data/content-client.ts';
import type { ProductsClient } from '#web/site/data/products-client.ts';
import type { Site } from '#web/site/data/system-data.ts';
import type { SiteDirectory } from './sites/site-directory.ts';

/** What is known of a visit before any page is loaded; the middleware of `web/site/visit` sets it. */
export type Visit = {
  readonly site: Site;
  readonly locale: Locale;
  /** The path within the site, without locale: `/about-us`. */
  readonly path: string;
  readonly directory: SiteDirectory;
  /** LOC-04: used where a page lacks the reader's language. */
  readonly fallbackLanguage: Language | undefined;
  /** LOC-05: the visitor's choice, else the country's default, else Metric. */
  readonly measurementSystem: MeasurementSystem;
  readonly nextRelease: boolean;
  readonly testing: boolean;
  /** SYS-01: `cache=false`; this visit uses no cached data. */
  readonly fresh: boolean;
  /** EDI-02: set when the site, or a page, is viewed as a draft. */
  readonly draft?: Draft | undefined;
};

/** A view of drafts. */
export type Draft = {
  /** The moment for which it is rendered; undefined: now. */
  readonly asOf?: Date | undefined;
  /** Set for a preview link to this one page; undefined: an editor views the whole site. */
  readonly link?: { readonly expiresAt: Date | undefined; readonly status: DraftStatus | null };
};

/** The publication status of a page in a language, and what is scheduled for it. */
export type DraftStatus = {
  readonly state: 'NEVER_PUBLISHED' | 'TAKEN_OFF' | 'CHANGED' | 'PUBLISHED';
  /** ISO 8601, like `takeOffAt`. */
  readonly publishAt: string | null;
  readonly takeOffAt: string | null;
};

export const visitContext = createContext<Visit>();
export const contentContext = createContext<ContentClient>();
export const productsContext = createContext<ProductsClient>();

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
  /** Within the site, without locale: `/about-us`. */
  readonly path: string;
  readonly directory: SiteDirectory;
  /** LOC-04: where the reader's language is missing. */
  readonly fallbackLanguage: Language | undefined;
  /** LOC-05: the visitor's choice, else the country's default, else Metric. */
  readonly measurementSystem: MeasurementSystem;
  readonly nextRelease: boolean;
  readonly testing: boolean;
  /** SYS-01: `cache=false`; this visit uses no cached data. */
  readonly fresh: boolean;
  /** EDI-02: the site, or a page, is looked at in draft. */
  readonly draft?: Draft | undefined;
};

/** What is looked at in draft. */
export type Draft = {
  /** As it will be at a moment; undefined: as it is. */
  readonly asOf?: Date | undefined;
  /** By a link to this one page; undefined: an editor looks at the whole site. */
  readonly link?: { readonly expiresAt: Date | undefined; readonly status: DraftStatus | null };
};

/** What visitors see of a draft in its language, and what is planned for it. */
export type DraftStatus = {
  readonly state: 'NEVER_PUBLISHED' | 'TAKEN_OFF' | 'CHANGED' | 'PUBLISHED';
  /** ISO 8601, as the next one. */
  readonly publishAt: string | null;
  readonly takeOffAt: string | null;
};

export const visitContext = createContext<Visit>();
export const contentContext = createContext<ContentClient>();
export const productsContext = createContext<ProductsClient>();

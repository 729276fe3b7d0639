import type { KnownNews } from './find-known-news.ts';
import type { KnownPage } from './find-known-pages.ts';
import type { FindMedium } from './media-library.ts';
import type { NavigationDraft } from './plan-menus.ts';
import type { KnownAddresses } from './plan-redirects.ts';

/** What is here already. */
export type Here = {
  known: ReadonlyMap<string, KnownPage>;
  /** Paths at which other pages stand. */
  taken: ReadonlySet<string>;
  medium: FindMedium;
  news: ReadonlyMap<string, KnownNews>;
  addresses: KnownAddresses;
  navigation: NavigationDraft;
};

/** A site without anything. */
export const nothingHere: Here = {
  known: new Map(),
  taken: new Set(),
  medium: () => undefined,
  news: new Map(),
  addresses: { redirects: new Map(), paths: new Set() },
  navigation: { header: null, footer: null },
};

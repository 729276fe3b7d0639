import type { LibraryFile } from './media-library.ts';
import type { KnownNews } from './plan/find-known-news.ts';
import type { KnownPage } from './plan/find-known-pages.ts';
import type { NavigationDraft } from './plan/plan-menus.ts';
import type { KnownAddresses } from './plan/plan-redirects.ts';

/**
 * What a file may collide with: ids and paths of its pages, ids of its news, names of its media, its old addresses.
 */
export type Args = {
  pages: readonly string[];
  paths: readonly string[];
  news: readonly string[];
  media: readonly string[];
  addresses: readonly string[];
};

/** What already exists of it. */
export type ExistingContent = {
  known: ReadonlyMap<string, KnownPage>;
  /** Paths of other pages. */
  taken: ReadonlySet<string>;
  media: readonly LibraryFile[];
  news: ReadonlyMap<string, KnownNews>;
  addresses: KnownAddresses;
  navigation: NavigationDraft;
};

/** A site without anything. */
export const noExistingContent: ExistingContent = {
  known: new Map(),
  taken: new Set(),
  media: [],
  news: new Map(),
  addresses: { redirects: new Map(), paths: new Set() },
  navigation: { header: null, footer: null },
};

import { createContext, useContext } from 'react';
import type { Link, PageReference } from '#contracts/content/values.ts';
import type { Namespace } from '#web/i18n/message-store.ts';
import { type Translate, translator } from '#web/i18n/translator.ts';
import type { Visit } from './context.ts';
import { absolute, linkTarget, localizedPath, mainPath, pageHref, type Target } from './links.ts';

/** Whom a page is rendered for, and how it links and speaks to them. */
export type PageContext = Visit & {
  /** The translate function of a namespace in the reader's language. */
  readonly texts: <N extends Namespace>(namespace: N) => Translate<N>;
  /** Where an editor's link leads; null: nowhere, show its text only. */
  readonly target: (link: Link) => Target | null;
  /** Address of a path on the reader's site. */
  readonly to: (path: string) => string;
  /** The same on the main site, where products, contact, search and the portal are for all sites. */
  readonly toMain: (path: string) => string;
  readonly toPage: (page: Pick<PageReference, 'siteId' | 'url'>) => string;
  /** The same with scheme and host. */
  readonly absolute: (path: string) => string;
};

export function createPageContext(visit: Visit): PageContext {
  return {
    ...visit,
    texts: (namespace) => translator(visit.locale.language, namespace),
    target: (link) => linkTarget(visit, link),
    to: (path) => localizedPath(visit, path),
    toMain: (path) => mainPath(visit, path),
    toPage: (page) => pageHref(visit, page),
    absolute: (path) => absolute(visit, path),
  };
}

/** Set once around the whole document by the server's entry. */
export const PageContextProvider = createContext<PageContext | null>(null);

/** The reader of this document. Throws outside a localized page: the error frame does without it. */
export function usePageContext(): PageContext {
  const reader = useContext(PageContextProvider);
  if (!reader) throw new Error('There is no reader outside a localized page');
  return reader;
}

import { createContext, useContext } from 'react';
import type { Link, PageReference } from '#contracts/content/values.ts';
import type { Namespace } from '#web/i18n/message-store.ts';
import { type Translate, translator } from '#web/i18n/translator.ts';
import type { Visit } from './context.ts';
import { absolute, linkTarget, localizedPath, mainPath, pageHref, type Target } from './links.ts';

/** The reader for whom a page is rendered, with the functions for its links and texts. */
export type PageContext = Visit & {
  /** The translate function of a namespace in the reader's language. */
  readonly texts: <N extends Namespace>(namespace: N) => Translate<N>;
  /** The target of an editor's link; null: it has none, show its text only. */
  readonly target: (link: Link) => Target | null;
  /** The address of a path on the reader's site. */
  readonly to: (path: string) => string;
  /** The same on the main site, which has the products, contact, search and portal of all sites. */
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

/** Provided by the server's entry, around the whole document. */
export const PageContextProvider = createContext<PageContext | null>(null);

/** The reader of this document. Throws outside a localized page; the error frame works without it. */
export function usePageContext(): PageContext {
  const reader = useContext(PageContextProvider);
  if (!reader) throw new Error('There is no reader outside a localized page');
  return reader;
}

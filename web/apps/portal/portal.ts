import { createContext, use } from 'react';
import { createNotices, type Notices } from '#web/apps/frame/notices.ts';
import type { Session } from '#web/apps/session/session.ts';
import type { Viewer } from '#web/apps/session/viewer.ts';
import type { Namespace } from '#web/i18n/message-store.ts';
import { type Translate, translator } from '#web/i18n/translator.ts';
import type { Ask } from './ask.ts';
import type { Start } from './start.ts';

/** What every screen of the portal has. */
export type Portal = Start & {
  readonly session: Session;
  readonly viewer: Viewer;
  readonly ask: Ask;
  readonly notices: Notices;
  /** Tells in passing what was done or went wrong. */
  readonly tell: Notices['tell'];
  /** The translate function of a namespace in the reader's language. */
  readonly texts: <N extends Namespace>(namespace: N) => Translate<N>;
  /** Address of a screen of the portal: `/tickets/list`. */
  readonly to: (path: string) => string;
  /** Address of a page of the public site: `/products/…`. */
  readonly toSite: (path: string) => string;
};

export function createPortal(start: Start, session: Session, viewer: Viewer, ask: Ask): Portal {
  const notices = createNotices();
  return {
    ...start,
    session,
    viewer,
    ask,
    notices,
    tell: notices.tell,
    texts: (namespace) => translator(start.locale.language, namespace),
    to: (path) => (path === '/' ? start.base : start.base + path),
    toSite: (path) => (path === '/' ? start.home : start.home + path),
  };
}

export const PortalContext = createContext<Portal | null>(null);

/** The portal of the signed-in person. Throws outside of it. */
export function usePortal(): Portal {
  const portal = use(PortalContext);
  if (!portal) throw new Error('There is no portal outside its pages');
  return portal;
}

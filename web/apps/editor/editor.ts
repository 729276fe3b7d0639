import { createContext, use } from 'react';
import { createNotices, type Notices } from '#web/apps/frame/notices.ts';
import type { Namespace } from '#web/i18n/message-store.ts';
import { type Translate, translator } from '#web/i18n/translator.ts';
import { type Ask, createAsk, type Send } from './ask.ts';
import { createEntrance, type Entrance } from './entrance.ts';
import type { Start } from './start.ts';

/** What every screen of the editor area has. */
export type Editor = Start & {
  readonly ask: Ask;
  readonly change: Send;
  readonly entrance: Entrance;
  readonly notices: Notices;
  /** Tells in passing what was done or went wrong. */
  readonly tell: Notices['tell'];
  /** The translate function of a namespace in the reader's language. */
  readonly texts: <N extends Namespace>(namespace: N) => Translate<N>;
  /** Address of a screen: `/pages/42`. */
  readonly to: (path: string) => string;
  /** Address of a page of the site in the reader's locale: `/products/…`. */
  readonly toSite: (path: string) => string;
};

export function createEditor(start: Start): Editor {
  const notices = createNotices();
  const entrance = createEntrance();
  return {
    ...start,
    ...createAsk(entrance.enter),
    entrance,
    notices,
    tell: notices.tell,
    texts: (namespace) => translator(start.locale.language, namespace),
    to: (path) => (path === '/' ? start.base : start.base + path),
    toSite: (path) => (path === '/' ? start.home : start.home + path),
  };
}

export const EditorContext = createContext<Editor | null>(null);

/** The editor area of who works in it. Throws outside of it. */
export function useEditor(): Editor {
  const editor = use(EditorContext);
  if (!editor) throw new Error('There is no editor area outside its pages');
  return editor;
}

import { createContext, use } from 'react';
import type { Locale } from '#web/i18n/locales.ts';
import type { CompiledLanguage, Namespace } from '#web/i18n/message-store.ts';
import { type Translate, translator } from '#web/i18n/translator.ts';
import { createNotices, type Notices } from './notices.ts';

/** The data that the page passes to its application. */
export type ApplicationStart = {
  /** The name of the application. */
  readonly name: string;
  readonly locale: Locale;
  /** Address of the application in the reader's locale: `/de-ch/mykomax`. */
  readonly base: string;
  /** Address of the main site's home in the reader's locale: `/de-ch`. */
  readonly home: string;
  /** The texts of the application in the reader's language. */
  readonly messages: CompiledLanguage;
};

/** The namespace of the frame's texts; both applications have the same keys for it. */
type FrameNamespace = 'portal' | 'editor';

/** The context of every screen of an application. */
export type Application = ApplicationStart & {
  readonly notices: Notices;
  /** Shows a short notice of what was done or what went wrong. */
  readonly notify: Notices['notify'];
  /** The translate function of a namespace in the reader's language. */
  readonly texts: <N extends Namespace>(namespace: N) => Translate<N>;
  readonly frameTexts: Translate<FrameNamespace>;
  /** Address of a screen of the application: `/tickets/list`. */
  readonly to: (path: string) => string;
  /** Address of a page of the public site: `/products/…`. */
  readonly toSite: (path: string) => string;
};

export function createApplication<Start extends ApplicationStart>(
  start: Start,
  namespace: FrameNamespace,
): Start & Application {
  const notices = createNotices();
  const { language } = start.locale;
  return {
    ...start,
    notices,
    notify: notices.notify,
    texts: (each) => translator(language, each),
    frameTexts: translator(language, namespace),
    to: (path) => (path === '/' ? start.base : start.base + path),
    toSite: (path) => (path === '/' ? start.home : start.home + path),
  };
}

export const ApplicationContext = createContext<Application | null>(null);

/** The application of the page. Throws outside an application. */
export function useApplication(): Application {
  const application = use(ApplicationContext);
  if (!application) throw new Error('There is no application outside its page');
  return application;
}

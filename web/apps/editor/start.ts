import type { EditorSession } from '#contracts/content/editor-session.ts';
import type { Locale } from '#web/i18n/locales.ts';
import type { CompiledLanguage } from '#web/i18n/message-store.ts';

/** A site whose pages are edited. */
export type EditedSite = {
  readonly id: string;
  readonly name: string;
  /** Empty for the main site. */
  readonly slug: string;
  /** Scheme and host as browsers reach it. */
  readonly origin: string;
  readonly theme: string;
  readonly languages: readonly string[];
};

/** What the page tells the application in it. */
export type Start = {
  readonly locale: Locale;
  /** Address of the editor area in the reader's locale: `/de-ch/editor`. */
  readonly base: string;
  /** Address of the site's home in the reader's locale: `/de-ch`. */
  readonly home: string;
  readonly session: EditorSession;
  readonly sites: readonly EditedSite[];
  /** Keys and names of all themes. */
  readonly themes: readonly { readonly key: string; readonly name: string }[];
  /** The texts of the editor area in the reader's language. */
  readonly messages: CompiledLanguage;
};

/** The element into which the application is rendered; it holds the start as JSON in `data-start`. */
export const editorId = 'editor';

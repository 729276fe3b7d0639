import type { Locale, MeasurementSystem } from '#web/i18n/locales.ts';
import type { CompiledLanguage } from '#web/i18n/message-store.ts';

/** What the page tells the application in it; nothing of it is about the person. */
export type Start = {
  locale: Locale;
  /** Address of the portal in the reader's locale: `/de-ch/mykomax`. */
  base: string;
  /** Address of the main site's home in the reader's locale: `/de-ch`. */
  home: string;
  portalName: string;
  measurementSystem: MeasurementSystem;
  /** The texts of the portal in the reader's language. */
  messages: CompiledLanguage;
  /** Where people sign in. */
  issuer: string;
};

/** The element into which the application is rendered; it holds the start as JSON in `data-start`. */
export const portalId = 'portal';

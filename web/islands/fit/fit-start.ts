import type { LeadUnits } from '#contracts/fit/lead-address.ts';
import type { Locale } from '#web/i18n/locales.ts';
import type { CompiledLanguage } from '#web/i18n/message-store.ts';
import type { FinderMachine } from '../finder/finder-start.ts';

/**
 * The data that the page passes to the harness fit as JSON: with it, nothing need be requested once a file is
 * chosen.
 */
export type FitStart = {
  readonly locale: Locale;
  readonly units: LeadUnits;
  readonly machines: readonly FinderMachine[];
  readonly addresses: {
    readonly page: string;
    readonly compare: string;
    readonly enquiry: string;
    readonly finder: string;
  };
  readonly messages: CompiledLanguage;
};

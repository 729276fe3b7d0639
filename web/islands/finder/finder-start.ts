import type { Lead } from '#contracts/fit/lead.ts';
import type { LeadUnits } from '#contracts/fit/lead-address.ts';
import type { Machine } from '#contracts/fit/machine.ts';
import type { Locale } from '#web/i18n/locales.ts';
import type { CompiledLanguage } from '#web/i18n/message-store.ts';

/** A machine in the list. */
export type FinderMachine = Machine & {
  readonly name: string;
  /** The name and slug of its class. */
  readonly kind: string;
  readonly classification: string | undefined;
  readonly href: string;
  readonly picture: { readonly src: string; readonly width: number; readonly height: number } | null;
  /** The range of cross-sections, as its data sheet writes it. */
  readonly areaTexts: Readonly<Record<LeadUnits, string>> | undefined;
};

/** The data that the page passes to the finder as JSON. */
export type FinderStart = {
  readonly locale: Locale;
  readonly units: LeadUnits;
  readonly lead: Lead;
  readonly machines: readonly FinderMachine[];
  readonly addresses: {
    readonly page: string;
    readonly compare: string;
    readonly enquiry: string;
    readonly products: string;
    readonly fit: string;
  };
  /** The address that stores the choice of units, and the fields to send with it. */
  readonly preferences: { readonly action: string; readonly fields: Readonly<Record<string, string>> };
  readonly messages: CompiledLanguage;
};

import { createContext, use } from 'react';
import type { Lead } from '#contracts/fit/lead.ts';
import type { LeadUnits } from '#contracts/fit/lead-address.ts';
import type { Translate } from '#web/i18n/translator.ts';
import type { Figures } from './figures.ts';
import type { FinderStart } from './finder-start.ts';

/** The state that all parts of the finder share. */
type Finder = {
  readonly start: FinderStart;
  readonly lead: Lead;
  readonly units: LeadUnits;
  /** Whether it has been hydrated; before that it is a form. */
  readonly isLive: boolean;
  readonly figures: Figures;
  readonly t: Translate<'finder'>;
  /** Changes the lead, and the address with it. */
  readonly change: (change: Partial<Lead>) => void;
  readonly choose: (units: LeadUnits) => void;
  /** The address of this page with another lead. */
  readonly addressOf: (change: Partial<Lead>) => string;
};

export const FinderContext = createContext<Finder | null>(null);

/** Throws outside the finder. */
export function useFinder(): Finder {
  const finder = use(FinderContext);
  if (!finder) throw new Error('There is no finder around this');
  return finder;
}

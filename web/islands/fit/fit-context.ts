import { createContext, use } from 'react';
import type { LeadUnits } from '#contracts/fit/lead-address.ts';
import type { Translate } from '#web/i18n/translator.ts';
import type { Figures } from '../finder/figures.ts';
import type { FitStart } from './fit-start.ts';

/** What all parts of the harness fit know. */
type Fit = {
  readonly start: FitStart;
  readonly units: LeadUnits;
  readonly figures: Figures;
  readonly t: Translate<'fit'>;
  /** The words of a lead: its ends, colours and steps. */
  readonly lead: Translate<'finder'>;
  readonly chooseUnits: (units: LeadUnits) => void;
  /** The picture of a machine, which is in hand before a file is chosen. */
  readonly picture: (slug: string) => string | undefined;
};

export const FitContext = createContext<Fit | null>(null);

/** Throws outside of the harness fit. */
export function useFit(): Fit {
  const fit = use(FitContext);
  if (!fit) throw new Error('There is no harness fit around this');
  return fit;
}

import { createContext, use } from 'react';
import type { LeadUnits } from '#contracts/fit/lead-address.ts';
import type { Translate } from '#web/i18n/translator.ts';
import type { Figures } from '../finder/figures.ts';
import type { FitStart } from './fit-start.ts';

/** The state that all parts of the harness fit share. */
type Fit = {
  readonly start: FitStart;
  readonly units: LeadUnits;
  readonly figures: Figures;
  readonly t: Translate<'fit'>;
  /** The finder's texts about leads: ends, colours and steps. */
  readonly lead: Translate<'finder'>;
  readonly chooseUnits: (units: LeadUnits) => void;
  /** The picture of a machine, loaded before a file is chosen. */
  readonly picture: (slug: string) => string | undefined;
};

export const FitContext = createContext<Fit | null>(null);

/** Throws outside the harness fit. */
export function useFit(): Fit {
  const fit = use(FitContext);
  if (!fit) throw new Error('There is no harness fit around this');
  return fit;
}

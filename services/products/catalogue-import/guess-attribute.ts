import { unitOfCode } from '../exchange/unit-codes.ts';
import { parseQuantity } from '../unit/parse-quantity.ts';
import { getAmounts } from '../unit/quantity.ts';
import { isUnitText, metricUnit } from '../unit/units.ts';
import type { MetWord } from './staging/survey.ts';

/** What a word of a file would be as an attribute. */
export type AttributeGuess = { isText: boolean; unit: string | null };

/** So many values say what all of them are. */
const sampled = 10;
/** Among them are a few that nobody can read: remarks, typing errors. */
const measuredShare = 0.8;

/** Values that stand for none. */
const blank = /^(?:[-–—./?]+|n\/?a|k\.? ?a\.?)$/i;

/**
 * Guesses from the first values whether a word is measured or says words, and in which unit: the one that the
 * file names for it, the one in its heading, or the one that its values have in common.
 */
export function guessAttribute({
  name,
  unit,
  values,
}: Pick<MetWord, 'name' | 'unit' | 'values'>): AttributeGuess {
  // The survey joins both ends of a range like this.
  const some = values.map((value) => value.replace(' … ', '–')).filter((value) => !blank.test(value.trim()));
  // `AWG 22–10` can be read only by who knows that gauges are meant.
  const gauge = some.some((value) => /\bAWG\b/i.test(value)) ? 'AWG' : null;
  const stated = knownUnit(unit) ?? knownUnit(headingUnit(name)) ?? gauge;
  const read = some.slice(0, sampled).map((value) => parseQuantity(value, stated));
  const measured = read.filter(({ kind }) => kind !== 'text');
  const isText = read.length === 0 ? stated === null : measured.length < read.length * measuredShare;
  if (isText) return { isText, unit: null };
  const written = new Set(
    measured.flatMap((quantity) => getAmounts(quantity)).flatMap((amount) => amount.unit ?? []),
  );
  const [common = null] = written.size === 1 ? written : [];
  const own = stated ?? common;
  return { isText, unit: own === null ? null : metricUnit(own) };
}

function knownUnit(written: string | null | undefined): string | null {
  const symbol = unitOfCode(written ?? '');
  return isUnitText(symbol) ? symbol : null;
}

/** `Gewicht (kg)`, `Weight [lbs]` */
function headingUnit(name: string): string | undefined {
  return /[[(]\s*([^\])]{1,20}?)\s*[\])]\s*$/.exec(name)?.[1];
}

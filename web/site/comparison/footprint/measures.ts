import { formatNumber } from '#web/i18n/format/format.ts';
import type { Locale, MeasurementSystem } from '#web/i18n/locales.ts';
import { millimetresInInch } from '#web/islands/finder/figures.ts';
import { getMeasure } from './footprints.ts';

type Measure = { readonly count: number; readonly unit: string; readonly millimetres: number };

const metres = (count: number): Measure => ({ count, unit: 'm', millimetres: count * 1000 });
const centimetres = (count: number): Measure => ({ count, unit: 'cm', millimetres: count * 10 });
const inches = (count: number): Measure => ({ count, unit: 'in', millimetres: count * millimetresInInch });
const feet = (count: number): Measure => ({ count, unit: 'ft', millimetres: count * 12 * millimetresInInch });

/** Lengths of the scale line, familiar to readers, in ascending order. */
const measures: Readonly<Record<MeasurementSystem, readonly Measure[]>> = {
  Metric: [centimetres(5), centimetres(10), centimetres(50), metres(1), metres(5)],
  Imperial: [inches(2), inches(6), feet(1), feet(3), feet(15)],
};

/** The measure for drawings of a width in mm, with its label. */
export function findMeasure(
  width: number,
  system: MeasurementSystem,
  locale: Locale,
): { length: number; text: string } {
  const all = measures[system];
  const length = getMeasure(
    width,
    all.map(({ millimetres }) => millimetres),
  );
  const { count, unit } = all.find(({ millimetres }) => millimetres === length)!;
  return { length, text: `${formatNumber(count, locale)}\u00a0${unit}` };
}

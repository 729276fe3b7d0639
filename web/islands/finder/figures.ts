import { type Lead, outerDiameter } from '#contracts/fit/lead.ts';
import type { LeadUnits } from '#contracts/fit/lead-address.ts';
import { tradeGauge } from '#contracts/fit/wire.ts';
import { formatNumber } from '#web/i18n/format/format.ts';
import type { Locale } from '#web/i18n/locales.ts';
import type { Translate } from '#web/i18n/translator.ts';

export const millimetresInInch = 25.4;
/** Newtons in a pound-force: NIST SP 811, appendix B. */
const newtonsInPound = 4.448222;

/** Formats the measures of leads in one system, with the number format of the reader's country. */
export type Figures = {
  /** Takes a cross-section in mm²: `2.5 mm²` or `14 AWG`. */
  readonly area: (value: number) => string;
  /** The same in the other system. */
  readonly otherArea: (value: number) => string;
  /** Takes millimetres. */
  readonly length: (value: number) => string;
  readonly diameter: (value: number) => string;
  /** Takes newtons. */
  readonly force: (value: number) => string;
  readonly count: (value: number) => string;
};

export function createFigures(locale: Locale, units: LeadUnits): Figures {
  const write = (value: number, digits = 2) => formatNumber(value, locale, { maximumFractionDigits: digits });
  const metricArea = (value: number) => `${write(value)}\u00a0mm²`;
  const gauge = (value: number) => {
    const name = tradeGauge(value);
    return name === undefined ? metricArea(value) : `${name}\u00a0AWG`;
  };
  const isImperial = units === 'imperial';
  return {
    area: isImperial ? gauge : metricArea,
    otherArea: isImperial ? metricArea : gauge,
    length: (value) => {
      if (!isImperial) return `${write(value, 1)}\u00a0mm`;
      const inches = value / millimetresInInch;
      return `${write(inches, inches < 10 ? 2 : 1)}\u00a0in`;
    },
    diameter: (value) =>
      isImperial ? `${write(value / millimetresInInch, 3)}\u00a0in` : `${write(value, 2)}\u00a0mm`,
    force: (value) =>
      isImperial ? `${write(value / newtonsInPound, 1)}\u00a0lbf` : `${write(value, 1)}\u00a0N`,
    count: (value) => write(value, 0),
  };
}

/** A lead in one line: `2.5 mm², 850 mm; end 1: terminal and seal; end 2: terminal`. */
export function describeLead(lead: Lead, figures: Figures, t: Translate<'finder'>): string {
  return t('sum', {
    area: figures.area(lead.area),
    length: figures.length(lead.length),
    first: t(`end.${lead.ends[0]}`),
    second: t(`end.${lead.ends[1]}`),
  });
}

/** The description of a lead for an enquiry, with each measure in both systems. */
export function writeLead(lead: Lead, locale: Locale, t: Translate<'finder'>, address: string): string {
  const metric = createFigures(locale, 'metric');
  const imperial = createFigures(locale, 'imperial');
  const both = (name: 'area' | 'length' | 'diameter', value: number) =>
    `${metric[name](value)} (${imperial[name](value)})`;
  const [first, second] = lead.ends;
  return [
    t('message.opening'),
    t('message.wire', {
      area: both('area', lead.area),
      diameter: both('diameter', outerDiameter(lead) ?? 0),
      colour: t(`colour.${lead.colour}`),
    }),
    t('message.length', { length: both('length', lead.length) }),
    t('message.ends', { first: t(`end.${first}`), second: t(`end.${second}`) }),
    address,
  ].join('\n');
}

import { type Lead, outerDiameter } from '#contracts/fit/lead.ts';
import type { Locale, MeasurementSystem } from '#web/i18n/locales.ts';
import { createFigures, type Figures as WrittenFigures } from '#web/islands/finder/figures.ts';
import { writtenValue } from '#web/site/data/catalogue/specifications.ts';
import type { ComparisonRow } from '../table/comparison-rows.ts';
import type { Figures } from './load-figures.ts';
import { type MeasuredRow, measureRow } from './measure-row.ts';

/** A row on the scale of its class, with its labels. */
export type ScaledRow = MeasuredRow & {
  /** The range of the class, as data sheets write it. Undefined: no bars are drawn. */
  readonly family: string | undefined;
  /** The visitor's own value, formatted. */
  readonly own: string | undefined;
};

type Reader = {
  readonly system: MeasurementSystem;
  readonly locale: Locale;
  readonly lead: Lead | undefined;
};

/** Rows by their keys; rows without numbers are left out. */
export function scaleRows(
  rows: readonly ComparisonRow[],
  { families, columns }: Figures,
  reader: Reader,
): ReadonlyMap<string, ScaledRow> {
  return new Map(
    rows.flatMap(({ key }) => {
      const numbers = columns.map(({ bounds }) => bounds.get(key));
      if (numbers.every((one) => one === undefined)) return [];
      const family = families.get(key);
      const own = reader.lead && ownValue(key, reader.lead);
      const measured = measureRow(key, numbers, family?.bounds, own);
      const isDrawn = family && measured.bars.some(Boolean);
      const written = reader.system === 'Imperial' ? family?.imperial : family?.metric;
      return [
        [
          key,
          {
            ...measured,
            family: isDrawn && written ? writtenValue(written, reader.locale.language) : undefined,
            own: measured.yours && own !== undefined ? writeOwn(key, own, reader) : undefined,
          },
        ] as const,
      ];
    }),
  );
}

/** The attributes for which a drawn lead has a value, and how it is formatted. */
const ofLead: Readonly<Record<string, { of: (lead: Lead) => number | undefined; as: keyof WrittenFigures }>> =
  {
    cross_section: { of: ({ area }) => area, as: 'area' },
    outer_diameter: { of: outerDiameter, as: 'diameter' },
    wire_length: { of: ({ length }) => length, as: 'length' },
  };

function ownValue(attribute: string, lead: Lead): number | undefined {
  return ofLead[attribute]?.of(lead);
}

function writeOwn(attribute: string, value: number, { locale, system }: Reader): string | undefined {
  const how = ofLead[attribute]?.as;
  return how && createFigures(locale, system === 'Imperial' ? 'imperial' : 'metric')[how](value);
}

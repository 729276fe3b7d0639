import { endSums } from '#contracts/fit/harness/group-wires.ts';
import type { FitSummary } from '#contracts/fit/harness/summary.ts';
import { listFormat } from '#web/i18n/format/format.ts';
import type { Locale } from '#web/i18n/locales.ts';
import type { Translate } from '#web/i18n/translator.ts';
import { createFigures } from '../../finder/figures.ts';

/** The description of a summary for an enquiry; the link below it shows the machines. */
export function writeSummaryText({ sums, modules }: FitSummary, locale: Locale, t: Translate<'fit'>): string {
  const figures = createFigures(locale, 'metric');
  const areas = sums.areas.map(({ area, count }) => {
    const size = area === undefined ? t('areas.unknown') : figures.area(area);
    return `${size}: ${figures.count(count)}`;
  });
  const ends = endSums.flatMap((kind) =>
    sums.ends[kind] > 0 ? [t(`ends.${kind}`, { count: figures.count(sums.ends[kind]) })] : [],
  );
  return [
    t('message.opening'),
    t('message.sums', {
      wires: figures.count(sums.wires),
      modules: figures.count(modules),
      length: `${figures.count(sums.length / 1000)}\u00a0m`,
      cables: figures.count(sums.cables),
      cores: figures.count(sums.cores),
    }),
    t('message.areas', { areas: areas.join('; ') }),
    t('message.ends', { ends: listFormat(ends, locale) }),
  ].join('\n');
}

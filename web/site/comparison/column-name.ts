import { listFormat } from '#web/i18n/format/format.ts';
import type { Locale, MeasurementSystem } from '#web/i18n/locales.ts';

type Named = {
  product: { name: string };
  variant: { metric_name: string; imperial_name: string } | undefined;
};

export function variantName(
  { variant }: Pick<Named, 'variant'>,
  system: MeasurementSystem,
): string | undefined {
  return system === 'Imperial' ? variant?.imperial_name : variant?.metric_name;
}

/** `Reuss 455, tray 6 m`: what distinguishes one column from the others. */
export function columnName(column: Named, system: MeasurementSystem, locale: Locale): string {
  return listFormat([column.product.name, variantName(column, system)], locale, 'plain');
}

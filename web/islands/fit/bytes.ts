import { formatNumber } from '#web/i18n/format/format.ts';
import type { Locale } from '#web/i18n/locales.ts';

export function formatBytes(bytes: number, locale: Locale): string {
  const isSmall = bytes < 1e6;
  const value = bytes / (isSmall ? 1e3 : 1e6);
  return `${formatNumber(value, locale, { maximumFractionDigits: 1 })}\u00a0${isSmall ? 'kB' : 'MB'}`;
}

import { formatNumber } from '#web/i18n/format/format.ts';
import { useEditor } from '../../editor.ts';

const oneDigit = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

/** Formats a contrast ratio: rounded down, so that 4.48 does not become 4.5. */
export function useRatio(): (ratio: number) => string {
  const { locale } = useEditor();
  return (ratio) => formatNumber(Math.floor(ratio * 10) / 10, locale, oneDigit);
}

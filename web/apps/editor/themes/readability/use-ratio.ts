import { formatNumber } from '#web/i18n/format/format.ts';
import { useEditor } from '../../editor.ts';

const oneDigit = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

/** How a contrast is written: rounded down, so that 4.48 does not pass for 4.5. */
export function useRatio(): (ratio: number) => string {
  const { locale } = useEditor();
  return (ratio) => formatNumber(Math.floor(ratio * 10) / 10, locale, oneDigit);
}

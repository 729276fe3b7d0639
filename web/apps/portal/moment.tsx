import { formatDate } from '#web/i18n/format.ts';
import { usePortal } from './portal.ts';

/** Day and time as the clock beside the reader shows them. */
export function useMomentFormat(): (moment: string) => string {
  const { locale } = usePortal();
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return (moment) => formatDate(moment, locale, 'dayAndTime', timeZone);
}

export function Moment({ at }: { at: string }) {
  const words = useMomentFormat();
  return <time dateTime={at}>{words(at)}</time>;
}

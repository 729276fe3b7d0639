import { formatDate, formatZone } from '#web/i18n/format.ts';
import { usePortal } from './portal.ts';

/** The zone of the clock beside the reader. */
export function useTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Day and time as the clock beside the reader shows them. */
function useMomentFormat(): (moment: string) => string {
  const { locale } = usePortal();
  const timeZone = useTimeZone();
  return (moment) => formatDate(moment, locale, 'dayAndTime', timeZone);
}

/** The same with the name of the zone, for what is promised. */
export function useZonedFormat(): (moment: string) => { due: string; zone: string } {
  const { locale } = usePortal();
  const timeZone = useTimeZone();
  return (moment) => ({
    due: formatDate(moment, locale, 'dayAndTime', timeZone),
    zone: formatZone(moment, locale, timeZone),
  });
}

export function Moment({ at }: { at: string }) {
  const words = useMomentFormat();
  return <time dateTime={at}>{words(at)}</time>;
}

import { formatDate, formatZone } from '#web/i18n/format.ts';
import { useEditor } from '../editor.ts';

/** Day and time in the company's time zone, in which everything is planned; the words around it name that zone. */
export function useMomentFormat(): (moment: string | Date) => string {
  const { locale } = useEditor();
  return (moment) => formatDate(moment, locale, 'dayAndTime');
}

/** Day and time as the clock beside the reader shows them: when something was done. */
export function useOwnMomentFormat(): (moment: string | Date) => string {
  const { locale } = useEditor();
  return (moment) => formatDate(moment, locale, 'dayAndTime', readerZone());
}

/** The same with the name of the zone for who asks for it. */
export function Moment({ at }: { at: string }) {
  const { locale } = useEditor();
  const labels = useOwnMomentFormat();
  return (
    <time dateTime={at} title={formatZone(at, locale, readerZone())}>
      {labels(at)}
    </time>
  );
}

function readerZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

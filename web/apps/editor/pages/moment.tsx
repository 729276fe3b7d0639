import { formatDate } from '#web/i18n/format.ts';
import { useEditor } from '../editor.ts';

/** Day and time in the company's time zone, in which everything is planned and shown. */
export function useMomentFormat(): (moment: string | Date) => string {
  const { locale } = useEditor();
  return (moment) => formatDate(moment, locale, 'dayAndTime');
}

export function Moment({ at }: { at: string }) {
  const labels = useMomentFormat();
  return <time dateTime={at}>{labels(at)}</time>;
}

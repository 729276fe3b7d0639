import { formatDate } from '#web/i18n/format.ts';
import { useEditor } from '../editor.ts';

/** Day and time in the house's time zone, in which everything is planned and told. */
export function useMomentWords(): (moment: string | Date) => string {
  const { locale } = useEditor();
  return (moment) => formatDate(moment, locale, 'dayAndTime');
}

export function Moment({ at }: { at: string }) {
  const words = useMomentWords();
  return <time dateTime={at}>{words(at)}</time>;
}

import { formatDate } from '#web/i18n/format/format.ts';
import { useEditor } from '../editor.ts';

/** Day and time in the company's time zone, in which everything is planned; the words around it name that zone. */
export function useMomentFormat(): (moment: string | Date) => string {
  const { locale } = useEditor();
  return (moment) => formatDate(moment, locale, 'dayAndTime');
}

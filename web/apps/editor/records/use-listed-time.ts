import { useClock } from '#web/apps/frame/time/use-clock.ts';
import { parseSwissTime } from '#web/i18n/format/swiss-time.ts';

/** Converts the moment of news in lists from Zurich's time to the reader’s time zone. */
export function useListedTime(): (detail: string) => string {
  const clock = useClock();
  return (detail) => {
    const [day = '', time = ''] = detail.split('T');
    const moment = parseSwissTime(day, time);
    return moment ? clock.full(moment.toISOString()) : detail;
  };
}

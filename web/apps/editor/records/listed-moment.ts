import { useClock } from '#web/apps/frame/time/use-clock.ts';
import { swissMoment } from '#web/i18n/format/swiss-time.ts';

/** The moment that lists say of news, as clocks in Zurich show it, by the reader’s clock. */
export function useListedMoment(): (detail: string) => string {
  const clock = useClock();
  return (detail) => {
    const [day = '', time = ''] = detail.split('T');
    const moment = swissMoment(day, time);
    return moment ? clock.full(moment.toISOString()) : detail;
  };
}

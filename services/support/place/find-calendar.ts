import type { Calendar } from '../response-target/working-hours.ts';
import type { FindServicePlace } from './service-place.ts';

/**
 * The days and clocks by which an answer is promised: clocks of where the machine stands, holidays of ours who look after that
 * country. It may ask another back end: call it before a transaction begins.
 */
export async function findCalendar(
  { timeZone, country }: { timeZone: string; country: string },
  { servicePlace }: { servicePlace: FindServicePlace },
): Promise<Calendar> {
  return { timeZone, holidays: (await servicePlace(country))?.holidays ?? [] };
}

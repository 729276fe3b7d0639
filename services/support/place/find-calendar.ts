import type { Calendar } from '../response-target/working-hours.ts';
import type { FindServicePlace } from './service-place.ts';

/**
 * The working calendar for a response: the time zone of the machine's location, the holidays of our location in
 * charge of that country. It may ask another back end: call it before a transaction begins.
 */
export async function findCalendar(
  { timeZone, country }: { timeZone: string; country: string },
  { servicePlace }: { servicePlace: FindServicePlace },
): Promise<Calendar> {
  return { timeZone, holidays: (await servicePlace(country))?.holidays ?? [] };
}

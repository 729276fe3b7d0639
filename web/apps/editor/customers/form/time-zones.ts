import type { SelectOption } from '#web/design/form/text-fields.tsx';

/** All time zones by name; a stored one that the browser does not list is kept. */
export function timeZoneChoices(present: string): SelectOption[] {
  const zones = Intl.supportedValuesOf('timeZone');
  const all = present === '' || zones.includes(present) ? zones : [present, ...zones];
  return all.map((value) => ({ value, label: value.replaceAll('_', ' ') }));
}

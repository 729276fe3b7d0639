import type { SelectOption } from '#web/design/form/text-fields.tsx';

/** All zones of the time zone database, by name; one that the browser does not list stays as it is. */
export function timeZoneChoices(present: string): SelectOption[] {
  const zones = Intl.supportedValuesOf('timeZone');
  const all = present === '' || zones.includes(present) ? zones : [present, ...zones];
  return all.map((value) => ({ value, label: value.replaceAll('_', ' ') }));
}

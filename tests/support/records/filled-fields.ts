import type { ChoiceField, FormField, FormFields } from '#contracts/form-fields.ts';

/** A valid value for each declared field, as it is typed or chosen; optional fields are left empty. */
export function filledFields<const Fields extends FormFields>(
  fields: Fields,
  change: Partial<Record<keyof Fields, string>> = {},
): Record<keyof Fields, string> {
  const filled = Object.entries(fields).map(([name, field]) => [
    name,
    field.required ? sampleValue(name, field) : '',
  ]);
  return { ...(Object.fromEntries(filled) as Record<keyof Fields, string>), ...change };
}

/** A value of a field that identifies the field. */
export function sampleValue(name: string, field: FormField): string {
  switch (field.kind) {
    case 'choice':
      return (field as ChoiceField).values.at(-1)!;
    case 'email':
      return 'ada@group.example';
    case 'country':
      return 'CH';
    case 'language':
      return 'de';
    case 'checkbox':
      return 'true';
    case 'tel':
      return '+41 41 555 01 23';
    case 'day':
      return '2024-06-11';
    case 'number':
      return '2019';
    case 'hidden':
      return name;
    default:
      return `The ${name} that somebody gives`.slice(0, field.maxLength);
  }
}

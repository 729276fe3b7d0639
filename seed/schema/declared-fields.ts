import * as v from 'valibot';
import {
  type ChoiceField,
  checkField,
  type FormField,
  type FormFields,
  type StoredValue,
} from '#contracts/form-fields.ts';
import { day, text, wholeNumber } from './values.ts';

/** The schemas of some declared fields of a record, for its entries in files. */
export function declaredFields<const Fields extends FormFields, Name extends keyof Fields & string>(
  fields: Fields,
  names: readonly Name[],
) {
  return Object.fromEntries(names.map((name) => [name, getSchema(fields[name]!)])) as {
    [Each in Name]: v.GenericSchema<unknown, StoredValue<Fields[Each]>>;
  };
}

function getSchema(field: FormField): v.GenericSchema {
  const valid = (schema: v.GenericSchema<unknown, string>) =>
    v.pipe(
      schema,
      v.check(
        (value) => checkField(field, value) === undefined,
        ({ input }) => `is refused by the form: ${checkField(field, input)}`,
      ),
    );
  if (field.kind === 'choice') {
    const code = v.picklist((field as ChoiceField).values);
    return field.required ? code : v.nullish(code, null);
  }
  if (field.kind === 'day') return field.required ? day : v.nullish(day, null);
  if (field.kind === 'number') return wholeNumber;
  return field.required ? valid(text) : v.nullish(valid(v.string()), '');
}

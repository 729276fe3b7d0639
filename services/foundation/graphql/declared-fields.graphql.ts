import type { BaseEnum, EnumRef, GenericInputFieldRef } from '@pothos/core';
import type { ChoiceField, FieldsLike, FormFields, StoredValue } from '#contracts/form-fields.ts';
import { findFields } from '#contracts/form-fields.ts';
import type { Untyped } from './untyped.ts';

/** GraphQL types and fields that follow from declared fields (contracts/form-fields.ts). */

type CodeOf<Field> = Field extends ChoiceField<infer Code> ? Code : never;
type ChoicesOf<Fields> = FieldsLike<Fields, { kind: 'choice' }>;
type FiltersOf<Fields> = FieldsLike<Fields, { filter: true }>;

/** An enum for each choice, named after the record and the field, `TicketType`, or as declared. */
export function defineEnums<const Fields extends FormFields>(
  builder: { enumType: (name: string, options: Untyped) => unknown },
  record: string,
  fields: Fields,
) {
  const enums = findFields(fields, { kind: 'choice' }).map((name) => {
    const field = fields[name] as ChoiceField;
    const { values, typeName = record + name[0]!.toUpperCase() + name.slice(1) } = field;
    return [name, builder.enumType(typeName, { values })];
  });
  return Object.fromEntries(enums) as {
    [Name in ChoicesOf<Fields>]: EnumRef<Untyped, CodeOf<Fields[Name]>> & BaseEnum;
  };
}

/**
 * The input fields of a record: texts as they were filled in, checked afterwards by `checkField`.
 * @param defaultValue for a field that is not given; undefined: it stays as it is
 */
export function defineInputs<const Fields extends FormFields>(
  t: Untyped,
  fields: Fields,
  descriptions: Partial<Record<keyof Fields, string>> = {},
  defaultValue: string | undefined = undefined,
) {
  const inputs = Object.keys(fields).map((name) => [
    name,
    t.string({ defaultValue, description: descriptions[name] }),
  ]);
  return Object.fromEntries(inputs) as {
    [Name in keyof Fields]: GenericInputFieldRef<string | null | undefined>;
  };
}

/** The same for a record that is always sent whole: every field is required. */
export function defineRequiredInputs<const Fields extends FormFields>(
  t: Untyped,
  fields: Fields,
  descriptions: Partial<Record<keyof Fields, string>> = {},
) {
  const inputs = Object.entries(fields).map(([name, { kind }]) => {
    const options = { required: true, description: descriptions[name] };
    return [name, kind === 'reference' ? t.id(options) : t.string(options)];
  });
  return Object.fromEntries(inputs) as { [Name in keyof Fields]: GenericInputFieldRef<string> };
}

/** The fields of a filter: those choices and texts by which a list can be narrowed. */
export function defineFilters<const Fields extends FormFields>(
  t: Untyped,
  fields: Fields,
  enums: Record<string, unknown>,
) {
  const filters = findFields(fields, { filter: true }).map((name) => [
    name,
    t.field({ type: enums[name] ?? 'String' }),
  ]);
  return Object.fromEntries(filters) as {
    [Name in FiltersOf<Fields>]: GenericInputFieldRef<StoredValue<Fields[Name]> | null | undefined>;
  };
}

/** The output fields of a record for the stored values of some of its fields. */
export function defineOutputs<const Fields extends FormFields>(
  t: Untyped,
  fields: Fields,
  names: readonly (keyof Fields & string)[],
  {
    enums = {},
    descriptions = {},
  }: {
    enums?: Record<string, unknown>;
    descriptions?: Partial<Record<keyof Fields, string>>;
  },
): object {
  const outputs = names.map((name) => {
    const { kind, required } = fields[name]!;
    const description = descriptions[name];
    const type = kind === 'choice' ? enums[name] : kind === 'number' ? 'Int' : 'String';
    const nullable = !required && (kind === 'choice' || kind === 'day');
    return [name, t.expose(name, { type, nullable, description })];
  });
  return Object.fromEntries(outputs);
}

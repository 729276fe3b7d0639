import type { ReportProblem } from '#seed/schema/problem.ts';
import { fieldsOf, type SeedFields } from '#seed/schema/seed-fields.ts';
import { isObject } from '#seed/schema/yaml-file.ts';

/** A day that exists: `2024-06-11`. */
export function day(fields: SeedFields, field: string): string {
  const text = fields.text(field);
  const isDay = /^\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text);
  if (!isDay) fields.report(field, `"${text}" must be a day, as in 2024-06-11`);
  return text;
}

/** A moment to the minute: `2025-11-24T06:48Z`. */
export function moment(fields: SeedFields, field: string): Date {
  const text = fields.text(field);
  const read = new Date(text);
  if (/^\d{4}-\d\d-\d\dT\d\d:\d\dZ$/.test(text) && !Number.isNaN(read.getTime())) return read;
  fields.report(field, `"${text}" must be a moment, as in 2025-11-24T06:48Z`);
  return new Date(0);
}

/** Null: the field is empty. */
export function dayOrNone(fields: SeedFields, field: string): string | null {
  return fields.take(field) === undefined ? null : day(fields, field);
}

export function oneOf<const Value extends string>(
  fields: SeedFields,
  field: string,
  allowed: readonly [Value, ...Value[]],
): Value {
  const value = fields.take(field);
  const found = allowed.find((candidate) => candidate === value);
  if (!found) fields.report(field, `"${String(value)}" must be one of ${allowed.join(', ')}`);
  return found ?? allowed[0];
}

export function wholeNumber(fields: SeedFields, field: string): number {
  const value = fields.take(field);
  if (Number.isSafeInteger(value) && Number(value) >= 0) return Number(value);
  fields.report(field, 'must be a whole number');
  return 0;
}

/** A text of a form that ids have. */
export function shaped(fields: SeedFields, field: string, shape: RegExp): string {
  const text = fields.text(field);
  if (!shape.test(text)) fields.report(field, `"${text}" must match ${shape.source}`);
  return text;
}

/** A list of entries with fields below a field; none when it is empty. */
export function entries<Entry>(
  fields: SeedFields,
  field: string,
  at: { file: string; name: string; report: ReportProblem },
  read: (fields: SeedFields, position: number) => Entry,
): Entry[] {
  const value = fields.take(field) ?? [];
  if (!Array.isArray(value) || !value.every(isObject)) {
    fields.report(field, 'must be a list of entries with fields');
    return [];
  }
  return value.map((entry, position) => {
    const own = fieldsOf(entry, at.file, `${at.name}/${field} ${position + 1}`, at.report);
    const result = read(own, position);
    own.done();
    return result;
  });
}

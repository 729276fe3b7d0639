import type { Field } from '#contracts/content/fields.ts';
import { type Fault, fault } from '#contracts/content/problems.ts';

export type TextField = Extract<Field, { kind: 'text' }>;

/** What is wrong with the text of a field; undefined: nothing. */
export function faultOfText(field: TextField, value: unknown): Fault | undefined {
  if (typeof value !== 'string') return fault('noText');
  if (value.includes('\u0000') || !value.isWellFormed()) return fault('badCharacter');
  if (field.required && value.trim() === '') return fault('empty');
  if (value.length > field.maxLength) {
    return fault('tooLong', { length: value.length, most: field.maxLength });
  }
  return field.lines === 'one' && /[\r\n]/.test(value) ? fault('notOneLine') : undefined;
}

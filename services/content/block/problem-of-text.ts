import type { Field } from '#contracts/content/fields.ts';

export type TextField = Extract<Field, { kind: 'text' }>;

/** What is wrong with the text of a field; undefined: nothing. */
export function problemOfText(field: TextField, value: unknown): string | undefined {
  if (typeof value !== 'string') return 'must be a text';
  if (field.required && value.trim() === '') return 'is empty';
  if (value.length > field.maxLength)
    return `is ${value.length} characters long, at most ${field.maxLength} fit`;
  if (value.includes('\u0000')) return 'holds a character that cannot be kept';
  return field.lines === 'one' && /[\r\n]/.test(value) ? 'must be one line' : undefined;
}

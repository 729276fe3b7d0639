import type { TextField } from '#contracts/content/fields.ts';
import { type Fault, fault } from '#contracts/content/problems.ts';
import { brokenTextRule } from '#contracts/content/text-rules.ts';
import { isFormatted, problemOfFormat } from './text-format.ts';

/** What is wrong with the text of a field; undefined: nothing. */
export function findTextFault(field: TextField, value: unknown): Fault | undefined {
  if (typeof value !== 'string') return fault('noText');
  if (value.includes('\u0000') || !value.isWellFormed()) return fault('badCharacter');
  if (field.required && value.trim() === '') return fault('empty');
  const broken = brokenTextRule(value, field);
  if (broken) return broken;
  const { format } = field;
  return format && !isFormatted(format, value) ? fault(problemOfFormat[format]) : undefined;
}

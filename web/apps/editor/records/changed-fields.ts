import type { RecordFields } from '#contracts/content/record-fields.ts';
import type { RecordData } from '#contracts/content/records.ts';
import { isSame } from '../same.ts';

/** The names of the fields in which two revisions differ, in the order of the declaration. */
export function changedFields(fields: RecordFields, before: RecordData, after: RecordData): string[] {
  return Object.keys(fields).filter((name) => !isSame(before[name], after[name]));
}

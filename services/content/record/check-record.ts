import type { RecordField, RecordFields } from '#contracts/content/record-fields.ts';
import type { RecordProblem } from '#contracts/content/record-problems.ts';
import type { RecordData } from '#contracts/content/records.ts';
import { checkValue } from './check-value.ts';
import { problemList, type Report } from './problem-list.ts';
import { isObject, walkRecord } from './walk-record.ts';

/** What is wrong with a record by its declaration alone, in reading order; an empty list: nothing. */
export function problemsOfRecord(fields: RecordFields, data: RecordData): RecordProblem[] {
  const { problems, report } = problemList();
  walkRecord(fields, data, {
    object: (declared, value, path) => checkObject(declared, value, path, report),
    list: (field, value, path) => checkList(field, value, path, report),
    leaf: (field, value, path) => checkValue(field, value, path, report),
  });
  return problems;
}

/** `id` tells entries of a list apart and belongs to no declaration. */
function checkObject(fields: RecordFields, value: RecordData, path: string, report: Report): void {
  for (const name of Object.keys(value)) {
    if (!Object.hasOwn(fields, name) && !(name === 'id' && path !== '')) report(path + name, 'unknownField');
  }
  for (const [name, field] of Object.entries(fields)) {
    const part = value[name];
    if (field.kind === 'group' && part != null && !isObject(part)) report(path + name, 'unknownField');
  }
}

function checkList(
  field: Extract<RecordField, { kind: 'list' }>,
  value: unknown,
  path: string,
  report: Report,
): void {
  if (value == null) {
    if (field.min > 0) report(path, 'tooFew', { count: 0, least: field.min });
    return;
  }
  if (!Array.isArray(value) || !value.every(isEntry)) {
    report(path, 'noList');
    return;
  }
  if (value.length < field.min) report(path, 'tooFew', { count: value.length, least: field.min });
  if (value.length > field.max) report(path, 'tooMany', { count: value.length, most: field.max });
  if (new Set(value.map(({ id }) => id)).size < value.length) report(path, 'itemIds');
}

function isEntry(value: unknown): value is { id: string } {
  return isObject(value) && typeof value.id === 'string' && value.id !== '' && value.id.length <= 300;
}

import type { StoredLink } from '#contracts/content/draft.ts';
import { type Field, type Fields, linkText, type TextField } from '#contracts/content/fields.ts';
import { fault, type RecordProblem } from '#contracts/content/problems.ts';
import type { RecordData } from '#contracts/content/records.ts';
import { isLanguage } from '#contracts/languages.ts';
import { findTextFault } from '../../field/check-text.ts';
import { findValueFault } from '../../field/check-value.ts';
import { findLinkFault } from '../../link/link.ts';
import { isPlainAddress } from '../../navigation/plain-address.ts';
import { isObject, type LeafField, walkRecord } from '../walk-record.ts';
import { problemList, type Report } from './problem-list.ts';

/** What is wrong with a record by its declaration alone, in reading order; an empty list: nothing. */
export function problemsOfRecord(fields: Fields, data: RecordData): RecordProblem[] {
  const { problems, report } = problemList();
  walkRecord(fields, data, {
    object: (declared, value, path) => checkObject(declared, value, path, report),
    list: (field, value, path) => checkList(field, value, path, report),
    leaf: (field, value, path) => checkLeaf(field, value === '' ? null : value, path, report),
  });
  return problems;
}

/** `id` tells entries of a list apart and belongs to no declaration. */
function checkObject(fields: Fields, value: RecordData, path: string, report: Report): void {
  for (const name of Object.keys(value)) {
    if (!Object.hasOwn(fields, name) && !(name === 'id' && path !== ''))
      report(path + name, fault('unknownField'));
  }
  for (const [name, field] of Object.entries(fields)) {
    const part = value[name];
    if (field.kind === 'group' && part != null && !isObject(part)) report(path + name, fault('unknownField'));
  }
}

function checkList(
  field: Extract<Field, { kind: 'list' }>,
  value: unknown,
  path: string,
  report: Report,
): void {
  if (value == null) {
    if (field.min > 0) report(path, fault('tooFew', { count: 0, least: field.min }));
    return;
  }
  if (!Array.isArray(value) || !value.every(isEntry)) {
    report(path, fault('noList'));
    return;
  }
  const count = value.length;
  if (count < field.min) report(path, fault('tooFew', { count, least: field.min }));
  if (count > field.max) report(path, fault('tooMany', { count, most: field.max }));
  if (new Set(value.map(({ id }) => id)).size < count) report(path, fault('itemIds'));
}

function isEntry(value: unknown): value is { id: string } {
  return isObject(value) && typeof value.id === 'string' && value.id !== '' && value.id.length <= 300;
}

function checkLeaf(field: LeafField, value: unknown, path: string, report: Report): void {
  if (field.kind === 'text' && field.translate) {
    if (value != null || field.required) checkWords(field, value ?? {}, path, report);
  } else if (field.kind === 'link' || field.kind === 'labelledLink') {
    if (value != null) checkLink(value, field.kind === 'labelledLink', path, report);
    else if ('required' in field && field.required) report(path, fault('missing'));
  } else {
    const found = findValueFault(field, value);
    if (found) report(path, found);
  }
}

/** Required: filled in one language at least. */
function checkWords(field: TextField, value: unknown, path: string, report: Report): void {
  if (!isObject(value)) {
    report(path, fault('noText'));
    return;
  }
  for (const [language, text] of Object.entries(value)) {
    const found = isLanguage(language)
      ? findTextFault({ ...field, required: false }, text)
      : fault('badLanguage', { language });
    if (found) report(path, found, found.code === 'badLanguage' ? undefined : language);
  }
  const isGiven = Object.values(value).some((text) => typeof text === 'string' && text.trim() !== '');
  if (field.required && !isGiven) report(path, fault('missing'));
}

const linkParts = ['kind', 'page', 'pageParameters', 'path', 'href', 'slug', 'action'];

/** An empty address is allowed: editors prepare an entry before its target is there, and it is left out (NAV-02). */
function checkLink(value: unknown, isLabelled: boolean, path: string, report: Report): void {
  if (!isObject(value)) {
    report(path, fault('linkTarget'));
    return;
  }
  const { text, ...link } = value as StoredLink & { text?: unknown };
  if (isLabelled && text != null) checkWords(linkText, text, `${path}/text`, report);
  const isPlain = Object.entries(link).every(([name, part]) =>
    name === 'openInNewTab'
      ? typeof part === 'boolean'
      : linkParts.includes(name) && typeof part === 'string',
  );
  if (!isPlain || (!isLabelled && text !== undefined)) {
    report(path, fault('linkTarget'));
    return;
  }
  if (link.kind === 'EXTERNAL' && (link.href === '' || isPlainAddress(link.href))) return;
  const found = findLinkFault(link);
  if (found) report(path, found);
}

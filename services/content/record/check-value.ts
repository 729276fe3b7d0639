import type { StoredLink } from '#contracts/content/draft.ts';
import { isLanguage } from '#contracts/languages.ts';
import { faultOfLink, isId } from '../link/link.ts';
import { isPlainAddress } from '../navigation/plain-address.ts';
import { isAnyLanguage, isCountry, isOpeningHours, isZurichTime } from './check-kind.ts';
import { goneCodes } from './gone-codes.ts';
import type { Report } from './problem-list.ts';
import { isFormatted, problemOfFormat } from './text-format.ts';
import { isObject, type LeafField } from './walk-record.ts';

/** Reports what is wrong with the value of one field. */
export function checkValue(field: LeafField, value: unknown, path: string, report: Report): void {
  if (isAbsent(value)) {
    if (isRequired(field)) report(path, 'missing');
    return;
  }
  switch (field.kind) {
    case 'text':
      checkText(field, value, path, report);
      return;
    case 'words':
      checkWords(field, value, path, report);
      return;
    case 'formatted':
      if (!isFormatted(field.format, value)) report(path, problemOfFormat[field.format]);
      return;
    case 'formattedList':
      checkFormattedList(field, value, path, report);
      return;
    case 'choice':
      if (!field.values.includes(String(value)))
        report(path, 'notOneOf', { values: field.values.join(', ') });
      return;
    case 'choices':
      checkChoices(field, value, path, report);
      return;
    case 'flag':
      if (typeof value !== 'boolean') report(path, 'noFlag');
      return;
    case 'amount':
      checkAmount(field, value, path, report);
      return;
    case 'moment':
      if (!isZurichTime(value)) report(path, 'noMoment');
      return;
    case 'country':
      if (!isCountry(value)) report(path, 'badCountry');
      return;
    case 'countries':
      checkSet(value, isCountry, 'badCountry', path, report);
      return;
    case 'languages': {
      const known = field.of === 'content' ? isLanguage : isAnyLanguage;
      if (Array.isArray(value) && value.length < field.min) report(path, 'missing');
      checkSet(value, known, 'badLanguage', path, report);
      return;
    }
    case 'openingHours':
      if (!isOpeningHours(value)) report(path, 'badHours');
      return;
    case 'theme':
      if (typeof value !== 'string') report(path, 'themeGone', { theme: '' });
      return;
    case 'image':
      if (!isIdText(value)) report(path, 'noFile');
      return;
    case 'reference':
      if (field.many) checkSet(value, isIdText, goneCodes[field.to], path, report);
      else if (!isIdText(value)) report(path, goneCodes[field.to]);
      return;
    case 'link':
    case 'labelledLink':
      checkLink(value, field.kind === 'labelledLink', path, report);
      return;
  }
}

function isAbsent(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

/** Flags, and choices with their first value, are there without being said. */
function isRequired(field: LeafField): boolean {
  if (field.kind === 'flag') return false;
  if (field.kind === 'languages' || field.kind === 'choices') return field.min > 0;
  return 'required' in field && field.required;
}

type TextLimits = { lines: 'one' | 'many'; maxLength: number };

function checkText(
  { lines, maxLength }: TextLimits,
  value: unknown,
  path: string,
  report: Report,
  language?: string,
): void {
  if (typeof value !== 'string' || value.includes('\u0000')) {
    report(path, 'noText', {}, language);
    return;
  }
  if (value.length > maxLength) report(path, 'tooLong', { length: value.length, most: maxLength }, language);
  if (lines === 'one' && /[\r\n]/.test(value)) report(path, 'notOneLine', {}, language);
}

function checkWords(
  field: Extract<LeafField, { kind: 'words' }>,
  value: unknown,
  path: string,
  report: Report,
): void {
  if (!isObject(value)) {
    report(path, 'noText');
    return;
  }
  for (const [language, text] of Object.entries(value)) {
    if (isLanguage(language)) checkText(field, text, path, report, language);
    else report(path, 'badLanguage', { language });
  }
  const isSaid = Object.values(value).some((text) => typeof text === 'string' && text.trim() !== '');
  if (field.required && !isSaid) report(path, 'missing');
}

function checkFormattedList(
  field: Extract<LeafField, { kind: 'formattedList' }>,
  value: unknown,
  path: string,
  report: Report,
): void {
  if (Array.isArray(value) && value.length > field.max)
    report(path, 'tooMany', { count: value.length, most: field.max });
  const isOne = (text: unknown) => isFormatted(field.format, text);
  if (!Array.isArray(value) || !value.every(isOne)) report(path, problemOfFormat[field.format]);
  else if (new Set(value).size < value.length) report(path, 'twice');
}

function checkChoices(
  field: Extract<LeafField, { kind: 'choices' }>,
  value: unknown,
  path: string,
  report: Report,
): void {
  if (Array.isArray(value) && value.length < field.min) report(path, 'missing');
  checkSet(value, (one) => field.values.includes(String(one)), 'notOneOf', path, report);
}

function checkAmount(
  { min, max, whole }: Extract<LeafField, { kind: 'amount' }>,
  value: unknown,
  path: string,
  report: Report,
): void {
  if (typeof value !== 'number' || !Number.isFinite(value) || (whole && !Number.isInteger(value)))
    report(path, 'noNumber');
  else if (value < min || value > max) report(path, 'outOfRange', { least: min, most: max });
}

function checkSet(
  value: unknown,
  isOne: (entry: unknown) => boolean,
  code: Parameters<Report>[1],
  path: string,
  report: Report,
): void {
  if (!Array.isArray(value) || !value.every(isOne)) report(path, code);
  else if (new Set(value).size < value.length) report(path, 'twice');
}

/** An empty address is allowed: editors prepare an entry before its target is there, and it is left out (NAV-02). */
function checkLink(value: unknown, isLabelled: boolean, path: string, report: Report): void {
  if (!isObject(value)) {
    report(path, 'linkTarget');
    return;
  }
  const { text, ...link } = value as StoredLink & { text?: unknown };
  if (isLabelled && text != null) {
    checkWords(
      { kind: 'words', required: false, lines: 'one', maxLength: 200 },
      text,
      `${path}/text`,
      report,
    );
  }
  const parts = Object.entries(link);
  const isPlain = parts.every(([name, part]) =>
    name === 'openInNewTab'
      ? typeof part === 'boolean'
      : linkParts.includes(name) && typeof part === 'string',
  );
  if (!isPlain || (!isLabelled && text !== undefined)) {
    report(path, 'linkTarget');
    return;
  }
  if (link.kind === 'EXTERNAL' && (link.href === '' || isPlainAddress(link.href))) return;
  const fault = faultOfLink(link);
  if (fault) report(path, fault.code, fault.params);
}

const linkParts = ['kind', 'page', 'pageParameters', 'path', 'href', 'slug', 'action'];

function isIdText(value: unknown): boolean {
  return typeof value === 'string' && isId(value);
}

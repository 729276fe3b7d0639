import type { StoredLink, StoredVideo } from '#contracts/content/draft.ts';
import type { Field } from '#contracts/content/fields.ts';
import { type Fault, fault, type ProblemCode } from '#contracts/content/problems.ts';
import { isLanguage } from '#contracts/languages.ts';
import { findLinkFault, isId, isSlug } from '../link/link.ts';
import { isAnyLanguage, isCountry, isOpeningHours, isZurichTime } from './check-kind.ts';
import { findTextFault } from './check-text.ts';
import { isFormatted, problemOfFormat } from './text-format.ts';

/** The problem of a reference to a deleted record. */
export const goneCodes = { brand: 'brandGone', contact: 'contactGone', site: 'siteGone' } as const;

/** A field that holds a value itself, in one language. */
type ValueField = Exclude<Field, { kind: 'group' | 'list' | 'links' | 'labelledLink' | 'richText' }>;

/**
 * What is wrong with the value of a field, by its declaration alone; undefined: nothing. Of a text, the value in one
 * language.
 */
export function findValueFault(field: ValueField, value: unknown): Fault | undefined {
  if (value === undefined || value === null) return isRequired(field) ? fault('missing') : undefined;
  switch (field.kind) {
    case 'text':
      return findTextFault(field, value);
    case 'texts':
      return findTextsFault(field, value);
    case 'choice':
      return field.values.includes(String(value)) ? undefined : notOneOf(field.values);
    case 'choices':
      return findSetFault(value, (one) => field.values.includes(String(one)), 'notOneOf', field.min);
    case 'flag':
      return typeof value === 'boolean' ? undefined : fault('noFlag');
    case 'number':
      return findNumberFault(field, value);
    case 'date':
      return isDay(value) ? undefined : fault('noDay');
    case 'moment':
      return isZurichTime(value) ? undefined : fault('noMoment');
    case 'slug':
      return isSlugText(value) ? undefined : fault(typeof value === 'string' ? 'notSlug' : 'noText');
    case 'country':
      return isCountry(value) ? undefined : fault('badCountry');
    case 'countries':
      return findSetFault(value, isCountry, 'badCountry');
    case 'languages':
      return findSetFault(
        value,
        field.of === 'content' ? isLanguage : isAnyLanguage,
        'badLanguage',
        field.min,
      );
    case 'openingHours':
      return isOpeningHours(value) ? undefined : fault('badHours');
    case 'theme':
      return typeof value === 'string' ? undefined : fault('themeGone', { theme: '' });
    case 'reference':
      if (field.many) return findSetFault(value, isIdText, goneCodes[field.to]);
      return isIdText(value) ? undefined : fault(goneCodes[field.to]);
    case 'link':
      return findLinkFault(value as StoredLink);
    case 'image':
    case 'file':
      return isIdText(value) ? undefined : fault('noFile');
    case 'video':
      return findVideoFault(value as StoredVideo);
    case 'pages':
      return findPagesFault(value, field.max);
  }
}

/** Whether a field needs a value. Flags and choices always have a default. */
export function isRequired(field: Field): boolean {
  if (field.kind === 'flag') return false;
  if (field.kind === 'languages' || field.kind === 'choices') return field.min > 0;
  return 'required' in field && field.required;
}

function findTextsFault(
  { format, max }: Extract<Field, { kind: 'texts' }>,
  value: unknown,
): Fault | undefined {
  if (Array.isArray(value) && value.length > max) return fault('tooMany', { count: value.length, most: max });
  return findSetFault(value, (text) => isFormatted(format, text), problemOfFormat[format]);
}

function findNumberFault(
  { min, max, whole }: Extract<Field, { kind: 'number' }>,
  value: unknown,
): Fault | undefined {
  if (typeof value !== 'number' || !Number.isFinite(value) || (whole && !Number.isInteger(value)))
    return fault('noNumber');
  return value < min || value > max ? fault('outOfRange', { least: min, most: max }) : undefined;
}

/** Checks a list without duplicates; `code`: the problem of a value that is not allowed. */
function findSetFault(
  value: unknown,
  isOne: (entry: unknown) => boolean,
  code: ProblemCode,
  least = 0,
): Fault | undefined {
  if (!Array.isArray(value) || !value.every(isOne)) return fault(code);
  if (value.length < least) return fault('missing');
  return new Set(value).size < value.length ? fault('twice') : undefined;
}

function findVideoFault({ provider, id, poster }: StoredVideo): Fault | undefined {
  if (!['file', 'youtube', 'vimeo'].includes(provider)) return fault('videoProvider');
  if (poster !== undefined && !isIdText(poster)) return fault('noFile');
  if (provider === 'file') return isIdText(id) ? undefined : fault('noFile');
  return typeof id === 'string' && /^[\w-]{1,40}$/.test(id) ? undefined : fault('videoId');
}

function findPagesFault(value: unknown, max: number): Fault | undefined {
  if (!Array.isArray(value) || !value.every(isIdText)) return fault('noPage');
  return value.length > max ? fault('tooMany', { count: value.length, most: max }) : undefined;
}

function isDay(value: unknown): boolean {
  const day = String(value);
  return (
    /^\d{4}-\d\d-\d\d$/.test(day) &&
    !Number.isNaN(Date.parse(day)) &&
    new Date(day).toISOString().startsWith(day)
  );
}

export const isSlugText = (value: unknown) => typeof value === 'string' && isSlug(value);
const isIdText = (value: unknown) => typeof value === 'string' && isId(value);
export const notOneOf = (values: readonly string[]) => fault('notOneOf', { values: values.join(', ') });

import type { SeedFields } from '#seed/schema/seed-fields.ts';
import { isSlug } from '../arguments.ts';
import { catalogueLanguages, type Texts } from '../language/texts.ts';
import { bindNumbers } from './bind-numbers.ts';

/** Fields that many files of a catalogue have, and what may be in them. */

/** A text by language, of which English must be there. */
export function words(fields: SeedFields, field: string): Texts {
  const texts = fields.texts(field);
  checkLanguages(fields, field, texts);
  if (!texts.en?.trim()) fields.report(field, 'is missing in English');
  return bound(texts);
}

/** The same, where there may be none at all. */
export function optionalWords(fields: SeedFields, field: string): Texts {
  const texts = fields.texts(field);
  checkLanguages(fields, field, texts);
  if (Object.keys(texts).length > 0 && !texts.en?.trim()) fields.report(field, 'is missing in English');
  return bound(texts);
}

function bound(texts: Texts): Texts {
  return Object.fromEntries(Object.entries(texts).map(([language, text]) => [language, bindNumbers(text)]));
}

function checkLanguages(fields: SeedFields, field: string, texts: Texts): void {
  for (const [language, text] of Object.entries(texts)) {
    if (!catalogueLanguages.includes(language)) fields.report(field, `${language} is no language`);
    if (!text.trim()) fields.report(field, `is empty in ${language}`);
  }
}

export function slug(fields: SeedFields, field: string): string {
  const text = fields.text(field);
  if (!isSlug(text)) fields.report(field, `"${text}" must be lower case, digits and hyphens`);
  return text;
}

/** A whole number from 0 on. */
export function wholeNumber(fields: SeedFields, field: string): number {
  const value = fields.take(field);
  if (Number.isSafeInteger(value) && Number(value) >= 0) return Number(value);
  fields.report(field, 'must be a whole number');
  return 0;
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

/** Names of things that must be there, each once. */
export function known(fields: SeedFields, field: string, names: ReadonlySet<string>, what: string): string[] {
  const list = fields.list(field);
  for (const [place, name] of list.entries()) {
    if (!names.has(name)) fields.report(field, `names the ${what} "${name}", which does not exist`);
    if (list.indexOf(name) !== place) fields.report(field, `names "${name}" twice`);
  }
  return list;
}

/** Reports what carries the same name as something before it. */
export function reportTwice<Entry>(
  entries: readonly Entry[],
  nameOf: (entry: Entry) => string,
  report: (name: string) => void,
): void {
  const seen = new Set<string>();
  for (const entry of entries) {
    const name = nameOf(entry);
    if (seen.has(name)) report(name);
    seen.add(name);
  }
}

import type { flag, image, link, text } from './fields.ts';

/**
 * The words in which records (records.ts) are declared, beside those of blocks that they share. From one declaration
 * follow the form, what is checked on writing, and what a record refers to. Unlike a block, a record holds its words
 * itself, by language.
 */
export type RecordField =
  | ReturnType<typeof text<boolean>>
  | { kind: 'choice'; required: true; values: readonly string[] }
  | ReturnType<typeof flag>
  | ReturnType<typeof link<boolean>>
  | ReturnType<typeof image<boolean>>
  | { kind: 'words'; required: boolean; lines: 'one' | 'many'; maxLength: number }
  | { kind: 'formatted'; format: TextFormat; required: boolean }
  | { kind: 'formattedList'; format: TextFormat; max: number }
  | { kind: 'amount'; required: true; min: number; max: number; whole: boolean }
  | { kind: 'moment'; required: boolean }
  | { kind: 'choices'; values: readonly string[]; min: number }
  | { kind: 'country'; required: boolean }
  | { kind: 'countries' }
  | { kind: 'languages'; min: number; of: 'content' | 'all' }
  | { kind: 'openingHours' }
  | { kind: 'theme'; required: boolean }
  | { kind: 'reference'; to: 'brand' | 'contact' | 'site'; many: boolean; required: boolean }
  | { kind: 'labelledLink' }
  | { kind: 'group'; fields: RecordFields }
  | { kind: 'list'; min: number; max: number; fields: RecordFields };

export type RecordFields = { readonly [name: string]: RecordField };

/**
 * `address`: a path on the site, or a full address. `domain`: a host, or host/slug. `productName`: as the product back
 * end knows something.
 */
export type TextFormat =
  | 'slug'
  | 'email'
  | 'phone'
  | 'path'
  | 'address'
  | 'domain'
  | 'timeZone'
  | 'productName';

type Required<R extends boolean> = { required?: R };

/** A text by language, `{ en: 'Harness', de: 'Kabelbaum' }`; required: in one language at least. */
export const words = (options: Required<boolean> & { lines?: 'one' | 'many'; maxLength?: number } = {}) => ({
  kind: 'words' as const,
  required: options.required ?? false,
  lines: options.lines ?? ('one' as const),
  maxLength: options.maxLength ?? (options.lines === 'many' ? 2000 : 200),
});
/** A text that is the same in every language, since a program reads it. */
export const formatted = <const R extends boolean = false>(
  format: TextFormat,
  options: Required<R> = {},
) => ({
  kind: 'formatted' as const,
  format,
  required: (options.required ?? false) as R,
});
export const formattedList = (format: TextFormat, options: { max?: number } = {}) => ({
  kind: 'formattedList' as const,
  format,
  max: options.max ?? 20,
});
export const amount = (min: number, max: number, options: { whole?: boolean } = {}) => ({
  kind: 'amount' as const,
  required: true as const,
  min,
  max,
  whole: options.whole ?? false,
});
/** As clocks in Zurich show it: `2026-03-10T07:00`. */
export const moment = <const R extends boolean = false>(options: Required<R> = {}) => ({
  kind: 'moment' as const,
  required: (options.required ?? false) as R,
});
/** Some of fixed values. */
export const choices = <const V extends readonly string[]>(values: V, options: { min?: number } = {}) => ({
  kind: 'choices' as const,
  values,
  min: options.min ?? 0,
});
export const country = <const R extends boolean = false>(options: Required<R> = {}) => ({
  kind: 'country' as const,
  required: (options.required ?? false) as R,
});
/** Codes of countries. */
export const countries = () => ({ kind: 'countries' as const });
/** Codes of languages: those that content is kept in, or any that people speak. */
export const languages = (options: { min?: number; of?: 'content' | 'all' } = {}) => ({
  kind: 'languages' as const,
  min: options.min ?? 0,
  of: options.of ?? ('content' as const),
});
/** From one weekday to another (1 is Monday, 7 Sunday), from one local time to another. */
export const openingHours = () => ({ kind: 'openingHours' as const });
/** The key of a theme. */
export const theme = <const R extends boolean = false>(options: Required<R> = {}) => ({
  kind: 'theme' as const,
  required: (options.required ?? false) as R,
});
export const reference = <const M extends boolean = false>(
  to: 'brand' | 'contact' | 'site',
  options: Required<boolean> & { many?: M } = {},
) => ({
  kind: 'reference' as const,
  to,
  many: (options.many ?? false) as M,
  required: options.required ?? false,
});
/** A link with its text by language: `{ kind: 'PAGE', page: …, text: { en: … } }`. */
export const labelledLink = () => ({ kind: 'labelledLink' as const });
/** Fields that stand together, or are absent together (null). */
export const group = <const F extends RecordFields>(fields: F) => ({ kind: 'group' as const, fields });
/** Entries in the editors' order, each with an `id`. */
export const entries = <const F extends RecordFields>(
  fields: F,
  options: { min?: number; max?: number } = {},
) => ({
  kind: 'list' as const,
  min: options.min ?? 0,
  max: options.max ?? 50,
  fields,
});

import type { RichText } from './rich-text.ts';
import type { TextBounds, TextFormat } from './text-rules.ts';
import type { File, Image, Link, PageTeaser, Video } from './values.ts';

/**
 * The one language in which content is declared: blocks (blocks.ts) and what editors save beside pages (records.ts). From
 * a declaration follow the form, the check on writing, the merge of two editors' changes, the schema of seed files, and,
 * of blocks, the GraphQL type and selection, the search text, the translation units and XLIFF. Which kinds blocks may be
 * made of, `BlockField` says; words of a block stand with its page by language and unit, those of a record in it by
 * language.
 *
 * `text` and `richText` (and a link's text) are what translators see unless `translate` is off; everything else is
 * the same in every language. A name means one thing: where two blocks use the same field name it has the same kind.
 */
export type Field =
  | TextField
  | { kind: 'richText'; required: boolean }
  | { kind: 'choice'; required: true; values: readonly string[] }
  | { kind: 'choices'; values: readonly string[]; min: number }
  | { kind: 'flag'; required: true }
  | NumberField
  | { kind: 'date'; required: boolean }
  | { kind: 'moment'; required: boolean }
  | { kind: 'slug'; required: boolean }
  | { kind: 'texts'; format: TextFormat; max: number }
  | { kind: 'country'; required: boolean }
  | { kind: 'countries' }
  | { kind: 'languages'; min: number; of: 'content' | 'all' }
  | { kind: 'openingHours' }
  | { kind: 'theme'; required: boolean }
  | { kind: 'reference'; to: 'brand' | 'contact' | 'site'; many: boolean; required: boolean }
  | { kind: 'link'; required: boolean }
  | { kind: 'labelledLink' }
  | { kind: 'links'; max: number }
  | { kind: 'image'; required: boolean }
  | { kind: 'file'; required: boolean }
  | { kind: 'video'; required: boolean }
  | { kind: 'pages'; max: number }
  | { kind: 'group'; fields: Fields }
  | { kind: 'list'; min: number; max: number; fields: Fields };

export type TextField = { kind: 'text'; translate: boolean } & TextBounds;
type NumberField = { kind: 'number'; required: boolean; min: number; max: number; whole: boolean };

export type Fields = { readonly [name: string]: Field };

/** A field of a block: readers get it by GraphQL. */
export type BlockField =
  | Extract<
      Field,
      {
        kind:
          | 'text'
          | 'richText'
          | 'choice'
          | 'flag'
          | 'number'
          | 'date'
          | 'slug'
          | 'link'
          | 'links'
          | 'image'
          | 'file'
          | 'video'
          | 'pages';
      }
    >
  | { kind: 'list'; min: number; max: number; fields: BlockFields };
export type BlockFields = { readonly [name: string]: BlockField };

type Required<R extends boolean> = { required?: R };

/**
 * A text; in a record it is stored by language, `{ en: 'Harness', de: 'Kabelbaum' }`, unless it is not translated.
 */
export const text = <const R extends boolean = false, const T extends boolean = true>(
  options: Partial<Omit<TextBounds, 'required'>> & Required<R> & { translate?: T } = {},
): TextBounds & { kind: 'text'; required: R; translate: T } => ({
  kind: 'text',
  lines: 'one',
  maxLength: options.lines === 'many' ? 2000 : 200,
  ...options,
  required: (options.required ?? false) as R,
  translate: (options.translate ?? true) as T,
});
/** A text that is the same in every language, since a program reads it. */
export const formatted = <const R extends boolean = false>(format: TextFormat, options: Required<R> = {}) =>
  text({ translate: false, maxLength: 1000, format, ...options });
/** Several texts of one format, without duplicates. */
export const texts = (format: TextFormat, options: { max?: number } = {}) => ({
  kind: 'texts' as const,
  format,
  max: options.max ?? 20,
});
export const richText = <const R extends boolean = false>(options: Required<R> = {}) => ({
  kind: 'richText' as const,
  required: (options.required ?? false) as R,
});
/** One of fixed values; the first is what a new block starts with. */
export const choice = <const V extends readonly [string, ...string[]]>(...values: V) => ({
  kind: 'choice' as const,
  required: true as const,
  values,
});
export const flag = () => ({ kind: 'flag' as const, required: true as const });
/** Some of fixed values. */
export const choices = <const V extends readonly string[]>(values: V, options: { min?: number } = {}) => ({
  kind: 'choices' as const,
  values,
  min: options.min ?? 0,
});
export const number = <const R extends boolean = false>(
  options: Required<R> & { min?: number; max?: number; whole?: boolean } = {},
) => ({
  kind: 'number' as const,
  min: -Number.MAX_VALUE,
  max: Number.MAX_VALUE,
  whole: false,
  ...options,
  required: (options.required ?? false) as R,
});
/** A calendar day, `2025-11-18`. */
export const date = <const R extends boolean = false>(options: Required<R> = {}) => ({
  kind: 'date' as const,
  required: (options.required ?? false) as R,
});
/** A local time in Zurich: `2026-03-10T07:00`. */
export const moment = <const R extends boolean = false>(options: Required<R> = {}) => ({
  kind: 'moment' as const,
  required: (options.required ?? false) as R,
});
export const country = <const R extends boolean = false>(options: Required<R> = {}) => ({
  kind: 'country' as const,
  required: (options.required ?? false) as R,
});
/** Codes of countries. */
export const countries = () => ({ kind: 'countries' as const });
/** Codes of languages: those of the site, or any that people speak. */
export const languages = (options: { min?: number; of?: 'content' | 'all' } = {}) => ({
  kind: 'languages' as const,
  min: options.min ?? 0,
  of: options.of ?? ('content' as const),
});
/** Opening hours from one weekday to another (1 is Monday, 7 Sunday), in local time. */
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
/** A link of a record with its text by language: `{ kind: 'PAGE', page: …, text: { en: … } }`. */
export const labelledLink = () => ({ kind: 'labelledLink' as const });
/** The slug of something in another back end (a product, a service); its data is injected by the site. */
export const slug = <const R extends boolean = false>(options: Required<R> = {}) => ({
  kind: 'slug' as const,
  required: (options.required ?? false) as R,
});
export const link = <const R extends boolean = false>(options: Required<R> = {}) => ({
  kind: 'link' as const,
  required: (options.required ?? false) as R,
});
/** The text of a link. */
export const linkText = text();
export const links = (options: { max?: number } = {}) => ({ kind: 'links' as const, max: options.max ?? 3 });
export const image = <const R extends boolean = false>(options: Required<R> = {}) => ({
  kind: 'image' as const,
  required: (options.required ?? false) as R,
});
export const file = <const R extends boolean = false>(options: Required<R> = {}) => ({
  kind: 'file' as const,
  required: (options.required ?? false) as R,
});
export const video = <const R extends boolean = false>(options: Required<R> = {}) => ({
  kind: 'video' as const,
  required: (options.required ?? false) as R,
});
export const pages = (options: { max?: number } = {}) => ({ kind: 'pages' as const, max: options.max ?? 12 });
/** Fields that are filled in together, or are all absent (null). */
export const group = <const F extends Fields>(fields: F) => ({ kind: 'group' as const, fields });
/** Items in the editors' order, each with an `id`. */
export const list = <const F extends Fields>(fields: F, options: { min?: number; max?: number } = {}) => ({
  kind: 'list' as const,
  min: options.min ?? 0,
  max: options.max ?? 50,
  fields,
});

type Optional<F, Value> = F extends { required: true } ? Value : Value | null;

/** The delivered value of one field of a block. */
export type ValueOf<F extends BlockField> = F extends {
  kind: 'list';
  fields: infer Inner extends BlockFields;
}
  ? ({ id: string } & ValuesOf<Inner>)[]
  : F extends { kind: 'choice'; values: readonly (infer V)[] }
    ? V
    : F extends { kind: 'text' | 'date' | 'slug' }
      ? Optional<F, string>
      : F extends { kind: 'richText' }
        ? Optional<F, RichText>
        : F extends { kind: 'flag' }
          ? boolean
          : F extends { kind: 'number' }
            ? Optional<F, number>
            : F extends { kind: 'link' }
              ? Optional<F, Link>
              : F extends { kind: 'links' }
                ? Link[]
                : F extends { kind: 'image' }
                  ? Optional<F, Image>
                  : F extends { kind: 'file' }
                    ? Optional<F, File>
                    : F extends { kind: 'video' }
                      ? Optional<F, Video>
                      : F extends { kind: 'pages' }
                        ? PageTeaser[]
                        : never;

export type ValuesOf<F extends BlockFields> = { -readonly [Name in keyof F]: ValueOf<F[Name]> };

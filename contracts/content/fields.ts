import type { RichText } from './rich-text.ts';
import type { File, Image, Link, PageTeaser, Video } from './values.ts';

/**
 * The words in which blocks are declared. From one declaration follow the TypeScript type (`Block`), the GraphQL type
 * and selection, the validation on writing, the search text and the translation units.
 *
 * `text` and `richText` (and a link's text) are what translators see unless `translate` is off; everything else is
 * the same in every language. A name means one thing: where two blocks use the same field name it has the same kind.
 */
export type Field =
  | { kind: 'text'; required: boolean; translate: boolean; maxLength: number; lines: 'one' | 'many' }
  | { kind: 'richText'; required: boolean }
  | { kind: 'choice'; required: true; values: readonly string[] }
  | { kind: 'flag'; required: true }
  | { kind: 'number'; required: boolean }
  | { kind: 'date'; required: boolean }
  | { kind: 'slug'; required: boolean }
  | { kind: 'link'; required: boolean }
  | { kind: 'links'; max: number }
  | { kind: 'image'; required: boolean }
  | { kind: 'file'; required: boolean }
  | { kind: 'video'; required: boolean }
  | { kind: 'pages'; max: number }
  | { kind: 'list'; min: number; max: number; fields: Fields };

export type Fields = { readonly [name: string]: Field };

type Required<R extends boolean> = { required?: R };

export const text = <const R extends boolean = false>(
  options: Required<R> & { maxLength?: number; lines?: 'one' | 'many'; translate?: boolean } = {},
) => ({
  kind: 'text' as const,
  required: (options.required ?? false) as R,
  translate: options.translate ?? true,
  maxLength: options.maxLength ?? (options.lines === 'many' ? 2000 : 200),
  lines: options.lines ?? 'one',
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
export const number = <const R extends boolean = false>(options: Required<R> = {}) => ({
  kind: 'number' as const,
  required: (options.required ?? false) as R,
});
/** A calendar day, `2025-11-18`. */
export const date = <const R extends boolean = false>(options: Required<R> = {}) => ({
  kind: 'date' as const,
  required: (options.required ?? false) as R,
});
/** The slug of something in another back end (a product, a service); its data is injected by the site. */
export const slug = <const R extends boolean = false>(options: Required<R> = {}) => ({
  kind: 'slug' as const,
  required: (options.required ?? false) as R,
});
export const link = <const R extends boolean = false>(options: Required<R> = {}) => ({
  kind: 'link' as const,
  required: (options.required ?? false) as R,
});
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
export const list = <const F extends Fields>(fields: F, options: { min?: number; max?: number } = {}) => ({
  kind: 'list' as const,
  min: options.min ?? 0,
  max: options.max ?? 50,
  fields,
});

type Optional<F, Value> = F extends { required: true } ? Value : Value | null;

/** The delivered value of one field. */
export type ValueOf<F extends Field> = F extends { kind: 'list'; fields: infer Inner extends Fields }
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

export type ValuesOf<F extends Fields> = { -readonly [Name in keyof F]: ValueOf<F[Name]> };

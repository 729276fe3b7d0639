import * as v from 'valibot';
import { language } from '../values.ts';

/** Values in several files of a catalogue. */

/**
 * Inserts no-break spaces into thousands: files are written with plain spaces, `3 900`, at which lines would
 * break.
 */
export function bindNumbers(text: string): string {
  return text.replace(/(?<=\d) (?=\d{3}(?!\d))/g, '\u00a0');
}

const boundText = v.pipe(
  v.string(),
  v.check((given) => given.trim() !== '', 'is empty'),
  v.transform(bindNumbers),
);

type Texts = { readonly [language: string]: string };

const anyTexts = v.record(language as v.GenericSchema<string>, boundText);

/** A text by language; English is required. */
export const texts = v.pipe(anyTexts, v.check(hasEnglish, 'is missing in English'));

/** The same, but optional. */
export const optionalTexts = v.nullish(
  v.pipe(
    anyTexts,
    v.check((given) => Object.keys(given).length === 0 || hasEnglish(given), 'is missing in English'),
  ),
  {},
);

function hasEnglish(given: Texts): boolean {
  return given.en !== undefined;
}

/** The slug of an entry, as the catalogue's `isSlug` defines it. */
export const catalogueSlug = v.pipe(
  v.string(),
  v.maxLength(120, 'must have at most 120 characters'),
  v.regex(
    /^[a-z0-9]+(?:[-_.][a-z0-9]+)*$/,
    ({ input }) => `"${input}" must be lower case, digits and hyphens`,
  ),
);

const mediaKinds = {
  picture: /\.(?:webp|png|jpe?g|avif|svg)$/,
  document: /\.(?:pdf|zip)$/,
  film: /\.(?:mp4|webm)$/,
  model: /\.glb$/,
} as const;

/** The name of a file in the media directory; `media` are the existing ones. */
export function mediaFile(media: ReadonlySet<string>, kind: keyof typeof mediaKinds) {
  return v.pipe(
    v.string(),
    v.check(
      (name) => mediaKinds[kind].test(name) && media.has(name),
      ({ input }) =>
        mediaKinds[kind].test(input)
          ? `there is no ${input} in the media directory`
          : `"${input}" is not a ${kind}`,
    ),
  );
}

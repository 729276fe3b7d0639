import type { SeedProduct } from '#services/products/import/seed-catalogue.ts';
import { isInstrument } from './instrument.ts';

export const paperTypes = ['data-sheet', 'brochure', 'declaration', 'manual'] as const;
export type PaperType = (typeof paperTypes)[number];

const languages: Readonly<Record<PaperType, readonly string[]>> = {
  'data-sheet': ['en', 'de', 'fr', 'es', 'pt'],
  brochure: ['en', 'de', 'fr', 'es'],
  declaration: ['en', 'de'],
  manual: ['en', 'de'],
};

const eastAsian: readonly string[] = ['zh', 'ja'];
export const isEastAsian = (language: string) => eastAsian.includes(language);

/**
 * Decision 0040: the languages in which a document is printed. The data sheets of the first machines of a
 * class are also in Chinese and Japanese if Litzen makes them, or Hovaro in Suzhou.
 */
export function getLanguages(type: PaperType, { position, brand }: SeedProduct): readonly string[] {
  const isForEastAsia = position <= 10 && (brand === 'litzen' || brand === 'hovaro');
  return type === 'data-sheet' && isForEastAsia ? [...languages[type], ...eastAsian] : languages[type];
}

/**
 * The documents of a product: every machine has a data sheet and a brochure, every second one of a class a
 * declaration. The first two of a class have a manual if they cut and strip wire or measure something.
 * Programs have only a brochure.
 */
export function getDocuments({ slug, specifications, capabilities, position }: SeedProduct): PaperType[] {
  if (specifications.length === 0) return ['brochure'];
  const hasDeclaration = position % 20 !== 10;
  const cuts = ['cut', 'full-strip'].every((step) => capabilities.includes(step));
  const hasManual = position <= 20 && (cuts || isInstrument({ slug }));
  return [
    'data-sheet',
    'brochure',
    ...(hasDeclaration ? (['declaration'] as const) : []),
    ...(hasManual ? (['manual'] as const) : []),
  ];
}

/** Manuals are for customers only. */
export const needsLogin = (type: PaperType) => type === 'manual';

export const paperName = (slug: string, type: PaperType) => `${slug}-${type}`;

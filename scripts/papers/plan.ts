import type { SeedProduct } from '#services/products/import/seed-catalogue.ts';
import { isInstrument } from './instrument.ts';

export const paperTypes = ['data-sheet', 'brochure', 'declaration', 'manual'] as const;
export type PaperType = (typeof paperTypes)[number];

/**
 * Which papers there are of a product: every machine has its data sheet; then in turn, along its class, a brochure or
 * a declaration. The first two of a class have a manual, where wire is cut and stripped or something is measured.
 * Programs have a brochure only.
 */
export function papersOf({ slug, specifications, capabilities, position }: SeedProduct): PaperType[] {
  if (specifications.length === 0) return ['brochure'];
  const inTurn = position % 20 === 10 ? 'brochure' : 'declaration';
  const cuts = ['cut', 'full-strip'].every((step) => capabilities.includes(step));
  const hasManual = position <= 20 && (cuts || isInstrument({ slug }));
  return ['data-sheet', inTurn, ...(hasManual ? (['manual'] as const) : [])];
}

/** Manuals are for customers. */
export const needsLogin = (type: PaperType) => type === 'manual';

export const paperName = (slug: string, type: PaperType) => `${slug}-${type}`;

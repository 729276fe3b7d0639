import type { SeedProduct } from '#services/products/import/seed-catalogue.ts';

export const paperTypes = ['data-sheet', 'brochure', 'declaration', 'manual'] as const;
export type PaperType = (typeof paperTypes)[number];

/**
 * Which papers there are of a product: every machine has its data sheet; then in turn, along its class, a brochure or
 * a declaration; the first of a class also the manual. Programs have a brochure only.
 */
export function papersOf({ specifications, position }: SeedProduct): PaperType[] {
  if (specifications.length === 0) return ['brochure'];
  const inTurn = position % 20 === 10 ? 'brochure' : 'declaration';
  return ['data-sheet', inTurn, ...(position === 10 ? (['manual'] as const) : [])];
}

/** Manuals are for customers. */
export const needsLogin = (type: PaperType) => type === 'manual';

export const paperName = (slug: string, type: PaperType) => `${slug}-${type}`;

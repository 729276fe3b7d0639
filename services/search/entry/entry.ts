import type { RecordType } from '#contracts/search/records.ts';

/** What a source provides for a search entry in one language. */
export type Found = {
  /** `page:{id}`, `product:{slug}`, `document:{slug}`, `classification:{slug}`, `capability:{slug}` */
  readonly record: string;
  readonly language: string;
  readonly type: RecordType;
  readonly title: string;
  readonly description: string;
  /** Its classes and capabilities, in the words of the trade. They weigh as much as its title. */
  readonly kinds: readonly string[];
  readonly headings: readonly string[];
  readonly body: string;
  /** Part numbers and other names. */
  readonly codes: readonly string[];
  readonly url: string;
  readonly image: string | null;
  readonly sites: readonly string[];
  /** Empty: for every reader. */
  readonly countries: readonly string[];
  readonly visibleFrom: string | null;
};

/** Buyers look for machines, and for what leads to them. Types that are not named here weigh 1. */
export const boosts: Readonly<Partial<Record<RecordType, number>>> = {
  classification: 3,
  capability: 2.5,
  product: 2,
  service: 1.6,
  document: 0.8,
};

/** All entries of one page, product, class or capability. */
export type Owned = {
  readonly key: string;
  readonly siteId: string | null;
  readonly version: string;
  readonly found: readonly Found[];
};

/**
 * A large company has a hundred thousand of these; of the other types never so many that they would be slow to find.
 */
export const numerousTypes = ['product', 'document'] as const satisfies readonly RecordType[];

/** The conditions of the partial indexes: PostgreSQL uses one only where a statement repeats its condition. */
export const ofOneType = (type: (typeof numerousTypes)[number]) => `type = '${type}'`;
export const ofOtherTypes = `type NOT IN ('${numerousTypes.join("', '")}')`;

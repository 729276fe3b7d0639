import type { RecordType } from '#contracts/search/records.ts';

/** What a source says of something that is to be found, in one language. */
export type Found = {
  /** `page:{id}`, `product:{slug}`, `document:{slug}`, `classification:{slug}`, `capability:{slug}` */
  readonly record: string;
  readonly language: string;
  readonly type: RecordType;
  readonly title: string;
  readonly description: string;
  /** What it is and can do, in the words of the trade: classes and capabilities. They find it as its title does. */
  readonly kinds: readonly string[];
  readonly headings: readonly string[];
  readonly body: string;
  /** Part numbers and other names of it. */
  readonly codes: readonly string[];
  readonly url: string;
  readonly image: string | null;
  readonly sites: readonly string[];
  /** Empty: for every reader. */
  readonly countries: readonly string[];
  readonly visibleFrom: string | null;
};

/** Buyers look for machines, and for what leads to some of them. What is not named here weighs 1. */
export const boosts: Readonly<Partial<Record<RecordType, number>>> = {
  classification: 3,
  capability: 2.5,
  product: 2,
  service: 1.6,
  document: 0.8,
};

/** All that comes from one page, product, class or capability. */
export type Owned = {
  readonly key: string;
  readonly siteId: string | null;
  readonly version: string;
  readonly found: readonly Found[];
};

/** Of these a large company has a hundred thousand; of the others it never has so many that they would be slow to find. */
export const numerousTypes = ['product', 'document'] as const satisfies readonly RecordType[];

/** Of each kind the condition of its inverted indexes: PostgreSQL goes by them where a statement says the same. */
export const ofOneType = (type: (typeof numerousTypes)[number]) => `type = '${type}'`;
export const ofOtherTypes = `type NOT IN ('${numerousTypes.join("', '")}')`;

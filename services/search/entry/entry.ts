/** What a source says of something that is to be found, in one language. */
export type Found = {
  /** `page:{id}`, `product:{slug}`, `document:{slug}` */
  readonly record: string;
  readonly language: string;
  readonly type: string;
  readonly title: string;
  readonly description: string;
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

/** All that comes from one page or product. */
export type Owned = {
  readonly key: string;
  readonly siteId: string | null;
  readonly version: string;
  readonly found: readonly Found[];
};

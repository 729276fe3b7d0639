export type Stage = 'DRAFT' | 'PUBLISHED';

/**
 * Who is looking at pages: in which stage, from which country, in which languages (the first that a page has).
 * Without a country, as a reader of every country.
 */
export type View = {
  stage: Stage;
  country: string | null;
  languages: readonly string[];
  /** Drafts as they will be at a moment: lists leave out what is published later. */
  asOf?: Date;
};

export type Stage = 'DRAFT' | 'PUBLISHED';

/**
 * Through whose eyes pages are looked at: in which stage, from which country, in which languages (the first that a
 * page has). Without a country, as if every country were the reader's.
 */
export type View = {
  stage: Stage;
  country: string | null;
  languages: readonly string[];
  /** Drafts as they will be at a moment: what comes later is left out of lists. */
  asOf?: Date;
};

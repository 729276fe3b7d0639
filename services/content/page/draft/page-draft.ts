import type { PageDraft, StoredBlock } from '#contracts/content/draft.ts';
import type { TargetRow } from '../find-page.ts';

/** A draft with the decisions stored beside it. What is left out stays as it is. */
export type StoredDraft = PageDraft & {
  targets?: Pick<TargetRow, 'language' | 'state'>[];
  passwords?: PagePassword[];
};

/** The blocks of languages that differ from the page's. */
export type OwnBlocks = ReadonlyMap<string, StoredBlock[]>;

/** In plain text only until it is hashed. */
export type PagePassword = { label: string; password: string; expires: string | null };

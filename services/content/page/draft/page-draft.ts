import type { PageDraft, StoredBlock } from '#contracts/content/draft.ts';
import type { TargetRow } from '../find-page.ts';

/** A draft with what is decided beside it. What is left out stays as it is. */
export type StoredDraft = PageDraft & {
  targets?: Pick<TargetRow, 'language' | 'state'>[];
  passwords?: PagePassword[];
};

/** By language, blocks that are others than the page's. */
export type OwnBlocks = ReadonlyMap<string, StoredBlock[]>;

/** In clear only on its way to be hashed. */
export type PagePassword = { label: string; password: string; expires: string | null };

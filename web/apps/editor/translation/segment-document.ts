import type { ContentProblem } from '#contracts/content/problems.ts';
import type { RichText } from '#contracts/content/rich-text.ts';
import { createDocument, type DocumentStore, type SaveState } from '../document/document-store.ts';
import type { LocalCopy } from '../document/local-copy.ts';
import { mergeByDeclaration } from '../document/merge.ts';
import { isSame } from '../same.ts';

export type SegmentText = string | RichText;

/** The translation of a segment. `isOutdated`: its source has changed since. */
export type SegmentDraft = { words: SegmentText | null; isOutdated: boolean };
export type SegmentStore = DocumentStore<SegmentDraft, ContentProblem>;

type Sent = {
  changes: { unit: string; was: SegmentText | null; words: SegmentText | null }[];
  confirmed: string[];
};
type SaveResponse = {
  done: boolean;
  problems: readonly ContentProblem[];
  conflicts: readonly { words: SegmentText | null }[];
};

type SegmentOptions = {
  segment: { unit: string; target: SegmentText | null; isOutdated: boolean };
  send: (sent: Sent) => Promise<SaveResponse>;
  isOffline: (error: unknown) => boolean;
  copy: LocalCopy<SegmentDraft>;
};

/** A segment as a document of its own, so that one that cannot be saved does not block others. */
export function openSegment({ segment, send, isOffline, copy }: SegmentOptions): SegmentStore {
  const { unit, target, isOutdated } = segment;
  return createDocument<SegmentDraft, ContentProblem>({
    opened: { draft: { words: target, isOutdated }, revision: 0, problems: [] },
    merge: mergeByDeclaration<SegmentDraft>({}),
    async save(draft, { saved }) {
      const { words } = draft;
      const { done, problems, conflicts } = await send({
        changes: isSame(saved.words, words) ? [] : [{ unit, was: saved.words, words }],
        confirmed: saved.isOutdated && !draft.isOutdated ? [unit] : [],
      });
      const [theirs] = conflicts;
      if (theirs) return { kind: 'conflict', revision: 0, draft: { ...saved, words: theirs.words }, by: '' };
      if (!done) return { kind: 'refused', problems };
      return { kind: 'saved', revision: 0, problems, draft: { words, isOutdated: false } };
    },
    isOffline,
    copy,
    onTaken: () => {},
  });
}

const byTrouble = ['conflict', 'refused', 'failed', 'offline', 'saving', 'changed'] as const;

/** The state shown for several documents at once: that of the document with the worst problem. */
export function combineSaveStates(states: readonly SaveState[]): SaveState {
  const found = byTrouble.flatMap((kind) => states.find((state) => state.kind === kind) ?? []);
  return found[0] ?? { kind: 'saved', at: undefined };
}

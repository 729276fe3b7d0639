import { useState } from 'react';
import type { RecordProblem } from '#contracts/content/record-problems.ts';
import type { RecordData, RecordKind } from '#contracts/content/records.ts';
import { type Change, useChange } from '#web/apps/frame/change.ts';
import { useEditor } from '../editor.ts';
import { isSame } from '../same.ts';
import { mergeRecords, withValue } from './merge-record.ts';

/** A record in the hands of an editor. */
export type RecordInHand = {
  readonly data: RecordData;
  readonly problems: readonly RecordProblem[];
  readonly isChanged: boolean;
  readonly revision: number;
  readonly change: Change;
  /** Somebody else has kept it: what both have changed is to be decided. */
  readonly conflict: RecordConflict | undefined;
  readonly set: (way: string, value: unknown) => void;
  /** Gives what was kept; undefined when it was not. */
  readonly save: () => Promise<Kept | undefined>;
  /** The revision that came of something else: a publication. */
  readonly follow: (revision: number) => void;
  /** Goes on with another record as a whole; nothing is saved yet. */
  readonly decide: (data: RecordData) => void;
  /** Gives up what was typed since it was last saved. */
  readonly discard: () => void;
};

type Kept = { id: string; revision: number };

export type RecordConflict = {
  readonly by: string;
  readonly theirs: RecordData;
  readonly mine: RecordData;
  /** Ways to what both have changed. */
  readonly both: readonly string[];
};

type State = {
  base: RecordData;
  data: RecordData;
  revision: number;
  problems: readonly RecordProblem[];
  conflict: RecordConflict | undefined;
};

type Beginning = { kind: RecordKind; id: string | null; data: RecordData; revision: number };

/**
 * Edits a record from what was loaded; what others save meanwhile is brought together with it, and so is what is loaded
 * again. What is typed while it is on its way to the server stays.
 */
export function useRecord({ kind, id, data, revision }: Beginning): RecordInHand {
  const { change: send, tell, texts } = useEditor();
  const t = texts('editorRecords');
  const change = useChange();
  const [state, setState] = useState<State>({
    base: data,
    data,
    revision,
    problems: [],
    conflict: undefined,
  });
  const [loaded, setLoaded] = useState(data);
  if (loaded !== data) {
    setLoaded(data);
    if (revision >= state.revision) setState(joined(state, data, revision));
  }
  const saved = async (mine: RecordData, from: State) => {
    const given = { id, data: mine, revision: from.revision };
    if (kind === 'site') return (await send('content', 'saveSite', given)).saveSite;
    return (await send('content', 'saveRecord', { kind, ...given })).saveRecord;
  };

  /** `began`: what the editor saw when saving began. */
  const keep = async (from: State, began: RecordData): Promise<Kept | undefined> => {
    /** What was typed since then stays typed. */
    const settle = (next: State) =>
      setState((now) => ({ ...next, data: mergeRecords(began, now.data, next.data).data }));
    const answer = await saved(from.data, from);
    if (answer.problems.length > 0) {
      const problems = answer.problems as readonly RecordProblem[];
      settle({ ...from, problems });
      tell('error', t('save.problems', { count: answer.problems.length }));
      return undefined;
    }
    if (!answer.conflict) {
      settle({ ...from, base: from.data, revision: answer.revision, problems: [] });
      tell('success', t(kind === 'navigation' ? 'save.draft' : 'save.done'));
      return answer.id ? { id: answer.id, revision: answer.revision } : undefined;
    }
    const { by, data: theirs } = answer.conflict;
    if (!theirs) {
      tell('error', t('save.gone', { name: by }));
      return undefined;
    }
    const merged = mergeRecords(from.base, from.data, theirs);
    const next = { ...from, base: theirs, revision: answer.revision, data: merged.data };
    if (merged.both.length === 0) {
      tell('info', t('save.merged', { name: by }));
      return keep(next, began);
    }
    settle({ ...next, conflict: { by, theirs, mine: merged.data, both: merged.both } });
    return undefined;
  };

  return {
    data: state.data,
    problems: state.problems,
    revision: state.revision,
    isChanged: !isSame(state.base, state.data),
    change,
    conflict: state.conflict,
    set: (way, value) =>
      setState((now) => ({
        ...now,
        data: withValue(now.data, way, value),
        problems: now.problems.filter(({ field }) => field !== way),
      })),
    async save() {
      let kept: Kept | undefined;
      const isDone = await change.run(async () => {
        kept = await keep(state, state.data);
      });
      if (!isDone) tell('error', t('save.failed'));
      return kept;
    },
    follow: (next) => setState((now) => ({ ...now, revision: next })),
    decide: (decided) => setState((now) => ({ ...now, data: decided, conflict: undefined })),
    discard: () => setState((now) => ({ ...now, data: now.base, problems: [] })),
  };
}

/** With what was loaded again; where both have changed the same, the editor is asked when it is saved. */
function joined(state: State, theirs: RecordData, revision: number): State {
  const { data, both } = mergeRecords(state.base, state.data, theirs);
  return both.length > 0 ? state : { ...state, base: theirs, data, revision };
}

import type { PageDraft } from '#contracts/content/draft.ts';
import { isSame } from '../../same.ts';
import type { Choices, Conflict } from '../merge/decisions.ts';
import { type Merge, mergeDrafts } from '../merge/merge-drafts.ts';
import { beginHistory, type DraftHistory, redo, step, undo } from './draft-history.ts';
import type { CopyStore } from './kept-copy.ts';

/** What the server says to a draft: it has kept it, somebody else was faster, or it must not be kept. */
export type Keeping<Problem> =
  | { kind: 'kept'; revision: number; problems: readonly Problem[] }
  | { kind: 'conflict'; revision: number; draft: PageDraft; by: string }
  | { kind: 'refused'; problems: readonly Problem[] };

/** How the draft stands with the server. `offline`: it could not be reached, the browser keeps it meanwhile. */
export type DraftState =
  | { kind: 'kept'; at: Date | undefined }
  | { kind: 'changed' }
  | { kind: 'keeping' }
  | { kind: 'refused' }
  | { kind: 'offline'; isCopied: boolean }
  | { kind: 'failed'; error: unknown }
  | { kind: 'conflict'; by: string; conflicts: readonly Conflict[] };

export type DraftView<Problem> = {
  readonly draft: PageDraft;
  readonly state: DraftState;
  /** Of the draft that was told to the server last. */
  readonly problems: readonly Problem[];
  readonly revision: number;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
};

type Beginning<Problem> = { draft: PageDraft; revision: number; problems: readonly Problem[] };

type DraftStoreOptions<Problem> = {
  beginning: Beginning<Problem>;
  keep: (draft: PageDraft, revision: number) => Promise<Keeping<Problem>>;
  /** Whether an error says that the server cannot be reached now. */
  isOffline: (error: unknown) => boolean;
  copies: CopyStore;
  /** Called when another one's changes were taken without asking. */
  onTaken: (by: string, taken: Merge['taken']) => void;
  now?: () => Date;
};

export type DraftStore<Problem> = ReturnType<typeof createDraftStore<Problem>>;

/** After the last key. */
export const keepAfterMs = 800;
/** Between attempts while the server cannot be reached. */
const againAfterMs = 10_000;

/**
 * A draft in the hands of an editor: what is changed is kept by the server a moment later, and by the browser until
 * then. When somebody else has kept the page meanwhile, both changes are brought together.
 */
export function createDraftStore<Problem>({
  beginning,
  keep,
  isOffline,
  copies,
  onTaken,
  now = () => new Date(),
}: DraftStoreOptions<Problem>) {
  let history: DraftHistory<PageDraft> = beginHistory(beginning.draft);
  /** What the server has kept, as far as we know. */
  let base = beginning.draft;
  let { revision, problems } = beginning;
  let state: DraftState = { kind: 'kept', at: undefined };
  let theirs: { draft: PageDraft; revision: number; by: string } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  let isClosed = false;
  const listeners = new Set<() => void>();
  let view = viewNow();

  function viewNow(): DraftView<Problem> {
    const { present: draft, past, future } = history;
    return { draft, state, problems, revision, canUndo: past.length > 0, canRedo: future.length > 0 };
  }

  function tell(next: DraftState): void {
    state = next;
    view = viewNow();
    for (const changed of listeners) changed();
  }

  /** Writes the browser's copy and waits for the last key. */
  function changed(next: DraftHistory<PageDraft>): void {
    if (next.present === history.present) return;
    history = next;
    const isCopied = copies.write({ draft: history.present, base, revision });
    if (theirs) tell({ kind: 'conflict', by: theirs.by, conflicts: mergeWith(theirs.draft).conflicts });
    else if (state.kind === 'offline') tell({ kind: 'offline', isCopied });
    else {
      tell({ kind: 'changed' });
      plan(keepAfterMs);
    }
  }

  function plan(ms: number): void {
    clearTimeout(timer);
    if (!isClosed) timer = setTimeout(flush, ms);
  }

  function mergeWith(other: PageDraft, choices?: Choices): Merge {
    return mergeDrafts(base, history.present, other, choices);
  }

  /** Another draft has become the one that ours follows. */
  function follow(other: { draft: PageDraft; revision: number }, draft: PageDraft): void {
    base = other.draft;
    revision = other.revision;
    theirs = undefined;
    if (!isSame(draft, history.present)) history = step(history, draft, 'merge', now().getTime());
    copies.write({ draft, base, revision });
  }

  async function attempt(): Promise<void> {
    const sent = history.present;
    if (isSame(sent, base)) {
      copies.drop();
      tell({ kind: 'kept', at: state.kind === 'kept' ? state.at : undefined });
      return;
    }
    if (state.kind !== 'offline') tell({ kind: 'keeping' });
    let answer: Keeping<Problem>;
    try {
      answer = await keep(sent, revision);
    } catch (error) {
      if (isOffline(error)) {
        tell({ kind: 'offline', isCopied: copies.write({ draft: history.present, base, revision }) });
        plan(againAfterMs);
      } else tell({ kind: 'failed', error });
      return;
    }
    if (answer.kind === 'kept') {
      ({ revision, problems } = answer);
      base = sent;
      if (history.present === sent) {
        copies.drop();
        tell({ kind: 'kept', at: now() });
      } else {
        copies.write({ draft: history.present, base, revision });
        tell({ kind: 'changed' });
        plan(keepAfterMs);
      }
    } else if (answer.kind === 'refused') {
      problems = answer.problems;
      tell({ kind: 'refused' });
    } else {
      const merged = mergeWith(answer.draft);
      if (merged.conflicts.length > 0) {
        theirs = answer;
        tell({ kind: 'conflict', by: answer.by, conflicts: merged.conflicts });
      } else {
        follow(answer, merged.draft);
        onTaken(answer.by, merged.taken);
        tell({ kind: 'changed' });
        await attempt();
      }
    }
  }

  /** Keeps what is not kept yet, at once. Resolves when the server has answered. */
  async function flush(): Promise<void> {
    clearTimeout(timer);
    if (running) await running;
    if (theirs || isClosed) return;
    running = attempt().finally(() => {
      running = undefined;
    });
    await running;
  }

  const copy = copies.read();
  if (copy && !isSame(copy.draft, beginning.draft)) {
    // What was typed before the page was closed, on top of what the server has by now.
    const merged = mergeDrafts(copy.base, copy.draft, beginning.draft);
    history = step(history, merged.draft, 'copy', now().getTime());
    if (merged.conflicts.length > 0 && copy.revision !== beginning.revision) {
      base = copy.base;
      history = { ...history, present: copy.draft };
      theirs = { draft: beginning.draft, revision: beginning.revision, by: '' };
      state = { kind: 'conflict', by: '', conflicts: merged.conflicts };
    } else {
      state = { kind: 'changed' };
      plan(keepAfterMs);
    }
    view = viewNow();
  }
  const hasRestored = state.kind !== 'kept';

  return {
    /** Whether words came back that were not kept when the page was left. */
    hasRestored,
    view: () => view,
    /** Calls on every change until the returned function is called. */
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** `place`: what is changed, so that its letters are one step of undo. */
    change(make: (draft: PageDraft) => PageDraft, place: string) {
      changed(step(history, make(history.present), place, now().getTime()));
    },
    undo: () => changed(undo(history)),
    redo: () => changed(redo(history)),
    flush,
    /** The conflict as it would end with these choices. */
    preview: (choices: Choices) => theirs && mergeWith(theirs.draft, choices),
    /** Ends a conflict with what was chosen. */
    async resolve(choices: Choices) {
      if (!theirs) return;
      const { draft } = mergeWith(theirs.draft, choices);
      follow(theirs, draft);
      tell({ kind: 'changed' });
      await flush();
    },
    /** The server has another draft now, and we knew of it: restored, published, taken back. */
    replace({ draft, ...rest }: Beginning<Problem>) {
      clearTimeout(timer);
      history = step(history, draft, 'replace', now().getTime());
      base = draft;
      ({ revision, problems } = rest);
      theirs = undefined;
      copies.drop();
      tell({ kind: 'kept', at: now() });
    },
    /** Nothing is sent any more; what is not kept yet waits in the browser. */
    close() {
      isClosed = true;
      clearTimeout(timer);
    },
    open() {
      isClosed = false;
      if (state.kind === 'changed' || state.kind === 'offline') plan(keepAfterMs);
    },
  };
}

/** Whether something would be lost if the page were left now. */
export function isUnkept({ kind }: DraftState): boolean {
  return kind !== 'kept';
}

import { isSame } from '../same.ts';
import { type History, noHistory, travel, withStep } from './history.ts';
import type { LocalCopy } from './local-copy.ts';
import type { Choices, Conflict, Merge, MergeRule } from './merge.ts';
import { autosaveDelayMs, createSaver } from './saver.ts';

/** The result of saving: saved, in conflict with somebody else's change, or refused. */
export type SaveResult<Document, Problem> =
  /** `draft`: the stored draft, where it differs from the one that was sent. */
  | { kind: 'saved'; revision: number; problems: readonly Problem[]; draft?: Document }
  | { kind: 'conflict'; revision: number; draft: Document; by: string }
  | { kind: 'refused'; problems: readonly Problem[] };

/** The state of saving. `offline`: the server cannot be reached, and the browser stores the changes meanwhile. */
export type SaveState =
  | { kind: 'saved'; at: Date | undefined }
  | { kind: 'changed' }
  | { kind: 'saving' }
  | { kind: 'refused' }
  | { kind: 'offline'; isCopied: boolean }
  | { kind: 'failed'; error: unknown }
  | { kind: 'conflict'; by: string; conflicts: readonly Conflict[] };

export type DocumentView<Document, Problem> = {
  readonly draft: Document;
  /** The document on the server, as far as known. */
  readonly saved: Document;
  readonly state: SaveState;
  /** The problems of the draft that was sent last. */
  readonly problems: readonly Problem[];
  readonly revision: number;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
};

type Opened<Document, Problem> = { draft: Document; revision: number; problems: readonly Problem[] };

type DocumentOptions<Document, Problem> = {
  opened: Opened<Document, Problem>;
  merge: MergeRule<Document>;
  save: (
    draft: Document,
    from: { saved: Document; revision: number },
  ) => Promise<SaveResult<Document, Problem>>;
  /** Whether an error means that the server cannot be reached now. */
  isOffline: (error: unknown) => boolean;
  copy: LocalCopy<Document>;
  /** Called when somebody else's changes were merged without a question. */
  onTaken: (by: string, taken: Merge<Document>['taken']) => void;
  /** False: it is saved by a button only. */
  autosaves?: boolean;
  /** It does not exist on the server yet: it is saved even without changes. */
  isNew?: boolean;
  now?: () => Date;
};

export type DocumentStore<Document, Problem> = ReturnType<typeof createDocument<Document, Problem>>;

/** The delay between attempts while the server does not answer properly. */
const retryDelayMs = 10_000;

/**
 * A document that is being edited: changes are stored in the browser from the first key, and on the server by one
 * save at a time. When somebody else has saved it meanwhile, both changes are merged.
 */
export function createDocument<Document, Problem>({
  opened,
  merge,
  save,
  isOffline,
  copy,
  onTaken,
  autosaves = true,
  isNew = false,
  now = () => new Date(),
}: DocumentOptions<Document, Problem>) {
  let { draft, revision, problems } = opened;
  let saved = draft;
  /** The problems of the document on the server. */
  let savedProblems = problems;
  let savedAt: Date | undefined;
  let history: History<Document> = noHistory;
  let state: SaveState = { kind: 'saved', at: undefined };
  /** What somebody else has saved, while the person decides about conflicts. */
  let theirs: { draft: Document; revision: number; by: string } | undefined;
  let isClosed = false;
  const listeners = new Set<() => void>();
  const saver = createSaver(attempt);
  let view = currentView();

  function currentView(): DocumentView<Document, Problem> {
    const { undo, redo } = history;
    return { draft, saved, state, problems, revision, canUndo: undo.length > 0, canRedo: redo.length > 0 };
  }

  function show(next: SaveState): void {
    state = next;
    view = currentView();
    for (const listener of listeners) listener();
  }

  const writeCopy = () => copy.write({ draft, base: saved, revision });
  const mergeWith = (other: Document, choices?: Choices) =>
    merge({ base: saved, mine: draft, theirs: other }, choices);

  function schedule(ms: number): void {
    if (autosaves && !isClosed) saver.schedule(ms);
  }

  /** Stores a change in the browser at once, and on the server after the last key. */
  function change(next: Document, steps: History<Document>): void {
    if (next === draft) return;
    draft = next;
    history = steps;
    const isCopied = writeCopy();
    if (theirs) show({ kind: 'conflict', by: theirs.by, conflicts: mergeWith(theirs.draft).conflicts });
    else if (state.kind === 'offline') show({ kind: 'offline', isCopied });
    else showUnsaved();
  }

  function showUnsaved(): void {
    if (!saver.isRunning() && isSame(draft, saved)) {
      saver.cancel();
      showSaved();
      return;
    }
    show({ kind: 'changed' });
    schedule(autosaveDelayMs);
  }

  function showSaved(): void {
    problems = savedProblems;
    copy.drop();
    show({ kind: 'saved', at: savedAt });
  }

  /** Merges another document from the server into ours. */
  function follow(other: { draft: Document; revision: number }, merged: Document): void {
    saved = other.draft;
    revision = other.revision;
    theirs = undefined;
    draft = isSame(merged, draft) ? draft : merged;
    writeCopy();
  }

  async function attempt(): Promise<void> {
    if (theirs) return;
    const sent = draft;
    if (isSame(sent, saved) && !isNew) {
      showSaved();
      return;
    }
    const isRetry = state.kind === 'offline' || (state.kind === 'failed' && autosaves);
    if (!isRetry) show({ kind: 'saving' });
    let result: SaveResult<Document, Problem>;
    try {
      result = await save(sent, { saved, revision });
    } catch (error) {
      const isCopied = writeCopy();
      show(isOffline(error) ? { kind: 'offline', isCopied } : { kind: 'failed', error });
      schedule(retryDelayMs);
      return;
    }
    if (result.kind === 'saved') {
      ({ revision, problems } = result);
      savedProblems = problems;
      isNew = false;
      saved = result.draft ?? sent;
      draft = draft === sent ? saved : merge({ base: sent, mine: draft, theirs: saved }, 'mine').document;
      savedAt = now();
      if (isSame(draft, saved)) showSaved();
      else {
        writeCopy();
        show({ kind: 'changed' });
        schedule(autosaveDelayMs);
      }
    } else if (result.kind === 'refused') {
      problems = result.problems;
      show({ kind: 'refused' });
    } else {
      const merged = mergeWith(result.draft);
      if (merged.conflicts.length > 0) {
        theirs = result;
        show({ kind: 'conflict', by: result.by, conflicts: merged.conflicts });
      } else {
        follow(result, merged.document);
        onTaken(result.by, merged.taken);
        show({ kind: 'changed' });
        await attempt();
      }
    }
  }

  const copied = copy.read();
  if (copied && !isSame(copied.draft, opened.draft)) {
    // Input that was not saved when the document was left, applied to what the server has now.
    const sides = { base: copied.base, mine: copied.draft, theirs: opened.draft };
    const merged = merge(sides);
    if (merged.conflicts.length > 0) {
      ({ base: saved, draft } = copied);
      theirs = { draft: opened.draft, revision: opened.revision, by: '' };
      state = { kind: 'conflict', by: '', conflicts: merged.conflicts };
    } else {
      draft = merged.document;
      state = { kind: 'changed' };
      schedule(autosaveDelayMs);
    }
    history = withStep(history, opened.draft, draft, 'copy', now().getTime());
    view = currentView();
  }

  return {
    autosaves,
    /** Whether unsaved input was restored. */
    hasRestored: state.kind !== 'saved',
    view: () => view,
    /** Calls the listener on every change until the returned function is called. */
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** `place`: what is changed, so that keys at one place become one step of undo. */
    change(make: (draft: Document) => Document, place: string) {
      const next = make(draft);
      if (next !== draft) change(next, withStep(history, draft, next, place, now().getTime()));
    },
    undo() {
      const back = travel(history, 'undo', draft, merge);
      change(back.document, back.history);
    },
    redo() {
      const again = travel(history, 'redo', draft, merge);
      change(again.document, again.history);
    },
    /** Saves at once what is not saved yet. Resolves when the server has answered. */
    flush: () => (isClosed ? Promise.resolve() : saver.flush()),
    /** Ends a conflict by the person's choices, and saves the result. */
    async resolve(choices: Choices) {
      if (!theirs) return;
      follow(theirs, mergeWith(theirs.draft, choices).document);
      showUnsaved();
      await saver.flush();
    },
    /** The server has another document now, and we know it: it was loaded again, published, restored. */
    follow(known: Opened<Document, Problem>) {
      if (known.revision < revision || theirs) return;
      const merged = mergeWith(known.draft);
      // A value that both sides changed becomes a conflict at the next save.
      if (merged.conflicts.length > 0) return;
      follow(known, merged.document);
      savedProblems = known.problems;
      problems = savedProblems;
      if (isSame(draft, saved)) showSaved();
      else showUnsaved();
    },
    /** Discards unsaved changes. */
    discard() {
      saver.cancel();
      draft = saved;
      theirs = undefined;
      showSaved();
    },
    /** Sends nothing more; unsaved changes stay in the browser's storage. */
    close() {
      isClosed = true;
      saver.cancel();
    },
    open() {
      isClosed = false;
      if (['changed', 'offline', 'failed'].includes(state.kind)) schedule(autosaveDelayMs);
    },
  };
}

/** Whether something is not on the server yet. */
export function hasUnsavedChanges({ kind }: SaveState): boolean {
  return kind !== 'saved';
}

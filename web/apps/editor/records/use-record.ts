import { useEffect, useState } from 'react';
import type { RecordProblem } from '#contracts/content/problems.ts';
import { type RecordData, type RecordKind, records } from '#contracts/content/records.ts';
import { createDocument, type DocumentStore, type SaveResult } from '../document/document-store.ts';
import { localCopy } from '../document/local-copy.ts';
import { mergeByDeclaration } from '../document/merge.ts';
import { isOffline, useDocument } from '../document/use-document.ts';
import { type Editor, useEditor } from '../editor.ts';
import { isSame } from '../same.ts';
import { withValue } from './record-paths.ts';

type RecordStore = DocumentStore<RecordData, RecordProblem>;
type Saved = { id: string; revision: number };

/** A record that is being edited. */
export type EditedRecord = {
  readonly kind: RecordKind;
  readonly data: RecordData;
  readonly problems: readonly RecordProblem[];
  readonly isChanged: boolean;
  readonly isSaving: boolean;
  readonly revision: number;
  readonly store: RecordStore;
  readonly stores: readonly RecordStore[];
  readonly set: (path: string, value: unknown) => void;
  /** Replaces the whole record. */
  readonly replace: (data: RecordData) => void;
  /** Returns what was saved; undefined when saving failed. */
  readonly save: () => Promise<Saved | undefined>;
};

type Loaded = { kind: RecordKind; id: string | null; data: RecordData; revision: number };

/** Edits a loaded record; it is saved by a button only, since visitors see it from then on. */
export function useRecord(loaded: Loaded): EditedRecord {
  const { kind, data, revision } = loaded;
  const editor = useEditor();
  const { notify, texts } = editor;
  const t = texts('editorRecords');
  const [{ store: created, id }] = useState(() => openRecord(editor, loaded));
  const { store, view, stores } = useDocument(() => created);
  const [touched, setTouched] = useState<readonly string[]>([]);
  useEffect(() => store.follow({ draft: data, revision, problems: [] }), [store, data, revision]);

  return {
    kind,
    data: view.draft,
    problems: view.problems.filter(({ field }) => !touched.includes(field)),
    isChanged: !isSame(view.saved, view.draft),
    isSaving: view.state.kind === 'saving',
    revision: view.revision,
    store,
    stores,
    set(path, value) {
      store.change((now) => withValue(now, path, value), path);
      setTouched((paths) => [...paths, path]);
    },
    replace: (next) => store.change(() => next, 'record'),
    async save() {
      await store.flush();
      setTouched([]);
      const { state, problems, revision: saved } = store.view();
      const { kind: stand } = state;
      if (stand === 'refused' && problems.length > 0)
        notify('error', t('save.problems', { count: problems.length }));
      if (stand === 'failed' || stand === 'offline') notify('error', t('save.failed'));
      const known = id();
      // `changed`: somebody continued typing during the save.
      if ((stand !== 'saved' && stand !== 'changed') || !known) return undefined;
      notify('success', t(kind === 'navigation' || kind === 'theme' ? 'save.draft' : 'save.done'));
      return { id: known, revision: saved };
    },
  };
}

/** A record as a document: merged by its declaration. `id` is null until a new one is saved. */
function openRecord(
  { sendMutation, notify, texts, session }: Editor,
  { kind, id: given, data, revision }: Loaded,
) {
  const t = texts('editorRecords');
  let id = given;
  const send = async (sent: { data: RecordData; revision: number }) => {
    if (kind === 'site') return (await sendMutation('content', 'saveSite', { id, ...sent })).saveSite;
    return (await sendMutation('content', 'saveRecord', { kind, id, ...sent })).saveRecord;
  };
  const store = createDocument<RecordData, RecordProblem>({
    opened: { draft: data, revision, problems: [] },
    autosaves: false,
    isNew: given === null,
    merge: mergeByDeclaration<RecordData>(records[kind]),
    async save(draft, from): Promise<SaveResult<RecordData, RecordProblem>> {
      const saving = await send({ data: draft, revision: from.revision });
      const problems = saving.problems as readonly RecordProblem[];
      if (problems.length > 0) return { kind: 'refused', problems };
      if (!saving.conflict) {
        id = saving.id;
        return { kind: 'saved', revision: saving.revision, problems };
      }
      const { by, data: theirs } = saving.conflict;
      if (theirs) return { kind: 'conflict', revision: saving.revision, draft: theirs, by };
      notify('error', t('save.gone', { name: by }));
      return { kind: 'refused', problems };
    },
    isOffline,
    copy: localCopy(['record-draft', session.name, kind, given ?? 'new'], localStorage),
    onTaken: (by) => notify('info', t('save.merged', { name: by })),
  });
  return { store, id: () => id };
}

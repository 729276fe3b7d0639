import { useEffect, useState } from 'react';
import { OperationError } from '#web/apps/frame/fetch-operation.ts';
import { createDocument, type DocumentStore, type SaveResult } from '../../document/document-store.ts';
import { localCopy } from '../../document/local-copy.ts';
import { mergeByDeclaration } from '../../document/merge.ts';
import { isOffline, useDocument } from '../../document/use-document.ts';
import { useEditor } from '../../editor.ts';

/** A problem that the back end reports; for a location `locations/LOC-100101-1/city`. */
export type FieldProblem = { readonly field: string; readonly code: string };
type Store<Draft> = DocumentStore<Draft, FieldProblem>;

type FormOptions<Draft> = {
  opened: { draft: Draft; revision: number };
  isNew: boolean;
  /** The key of the local copy of unsaved input: the kind of record and its id. */
  copy: readonly [kind: string, id: string];
  fields: Parameters<typeof mergeByDeclaration>[0];
  send: (draft: Draft, revision: number) => Promise<SaveResult<Draft, FieldProblem>>;
  /** The problems in an error, by fields of the draft that was sent; undefined: it is another error. */
  problemsOf: (error: OperationError, sent: Draft) => readonly FieldProblem[] | undefined;
};

/** A customer's record while an editor changes it. */
export type RecordForm<Draft> = {
  readonly draft: Draft;
  readonly problems: readonly FieldProblem[];
  readonly isChanged: boolean;
  readonly isSaving: boolean;
  readonly set: <Name extends keyof Draft & string>(name: Name, value: Draft[Name]) => void;
  /** Whether it was saved. */
  readonly save: () => Promise<boolean>;
  readonly store: Store<Draft>;
  readonly stores: readonly Store<Draft>[];
};

/**
 * Edits a record that people see as soon as it is saved, so it is saved by a button. Until then the input is copied
 * to the browser's storage, and changes of two editors are merged.
 */
export function useRecordForm<Draft extends object>(options: FormOptions<Draft>): RecordForm<Draft> {
  const { opened, isNew, copy, fields, send, problemsOf } = options;
  const { session, texts, notify } = useEditor();
  const t = texts('editorCustomers');
  const { store, view, stores } = useDocument<Draft, FieldProblem>(() =>
    createDocument<Draft, FieldProblem>({
      opened: { ...opened, problems: [] },
      autosaves: false,
      isNew,
      merge: mergeByDeclaration<Draft>(fields),
      async save(draft, { revision }) {
        try {
          return await send(draft, revision);
        } catch (error) {
          const problems = error instanceof OperationError ? problemsOf(error, draft) : undefined;
          if (!problems) throw error;
          return { kind: 'refused', problems };
        }
      },
      isOffline,
      copy: localCopy(['customer-draft', session.name, ...copy], localStorage),
      onTaken: (by) => notify('info', t('save.merged', { name: by })),
    }),
  );
  const { draft, revision } = opened;
  useEffect(() => store.follow({ draft, revision, problems: [] }), [store, draft, revision]);
  const [touched, setTouched] = useState<readonly string[]>([]);
  const isTouched = ({ field }: FieldProblem) =>
    touched.some((name) => field === name || field.startsWith(`${name}/`));
  return {
    draft: view.draft,
    problems: view.problems.filter((problem) => !isTouched(problem)),
    isChanged: view.state.kind !== 'saved',
    isSaving: view.state.kind === 'saving',
    set(name, value) {
      store.change((now) => ({ ...now, [name]: value }), name);
      setTouched((names) => [...names, name]);
    },
    async save() {
      await store.flush();
      setTouched([]);
      const { state } = store.view();
      if (state.kind === 'failed' || state.kind === 'offline') notify('error', t('save.failed'));
      if (state.kind === 'saved') notify('success', t('save.done'));
      return state.kind === 'saved';
    },
    store,
    stores,
  };
}

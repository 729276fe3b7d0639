import { useEffect, useState } from 'react';
import type { RecordProblem } from '#contracts/content/problems.ts';
import { useChange } from '#web/apps/frame/change.ts';
import { useEditor } from '../editor.ts';
import type { EditedRecord } from './use-record.ts';

type Published = { readonly id: string; readonly state: string };

/** Saves a record that visitors see only once it is published, and publishes it. */
export function usePublication(edited: EditedRecord, record: Published) {
  const { texts, sendMutation, notify } = useEditor();
  const t = texts('editorRecords');
  const [state, setState] = useState(record.state);
  const change = useChange();
  useEffect(() => setState(record.state), [record.state]);

  const save = async () => {
    const saved = await edited.save();
    if (saved) setState((now) => (now === 'DRAFT' ? 'DRAFT' : 'CHANGED'));
    return saved;
  };
  const send = async (saved: { id: string; revision: number }) => {
    if (edited.kind === 'theme') return (await sendMutation('content', 'publishTheme', saved)).publishTheme;
    return (await sendMutation('content', 'publishRecord', { kind: edited.kind, ...saved })).publishRecord;
  };
  const publish = async () => {
    const saved = edited.isChanged ? await save() : { id: record.id, revision: edited.revision };
    if (!saved) return undefined;
    const isDone = await change.run(async () => {
      const answer = await send(saved);
      const { saved: draft } = edited.store.view();
      const problems = answer.problems as readonly RecordProblem[];
      if (answer.conflict) {
        notify('error', texts('editorPages')('conflict.title', { name: answer.conflict.by }));
        return;
      }
      edited.store.follow({ draft, revision: answer.revision, problems });
      if (problems.length > 0) {
        notify('error', t('publish.problems', { count: problems.length }));
        return;
      }
      setState('PUBLISHED');
      notify('success', t('nav.published'));
    });
    if (!isDone) notify('error', t('save.failed'));
    return isDone ? saved.id : undefined;
  };
  return {
    state,
    isBusy: edited.isSaving || change.isBusy,
    isPublic: state === 'PUBLISHED' && !edited.isChanged,
    save,
    publish,
  };
}

import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { ContentProblem } from '#contracts/content/problems.ts';
import { useChange } from '#web/apps/frame/change.ts';
import { TextInput } from '#web/design/form/text-fields.tsx';
import { FormDialog } from '#web/design/form-dialog/form-dialog.tsx';
import { useEditor } from '../../editor.ts';
import { useProblemLabel } from '../../form/problem-labels.ts';
import { isPagePath } from '../page-path.ts';
import { findProblems, usePageWork } from '../page-work.ts';

/** A new page with the same content, at another path. */
export function CopyDialog({ onClose }: { onClose: () => void }) {
  const { texts, sendMutation, notify } = useEditor();
  const t = texts('editorPages');
  const { page, view, store } = usePageWork();
  const getProblemLabel = useProblemLabel();
  const navigate = useNavigate();
  const change = useChange();
  const [path, setPath] = useState(`${view.draft.path === '/' ? '/home' : view.draft.path}-copy`);
  const [problems, setProblems] = useState<readonly ContentProblem[]>([]);
  const copy = async () => {
    if (!isPagePath(path)) return;
    let id = '';
    await change.run(async () => {
      await store.flush();
      const { copyPage } = await sendMutation('content', 'copyPage', { pageId: page.id, path });
      setProblems(copyPage.done ? [] : findProblems(copyPage.problems));
      if (copyPage.done) id = copyPage.id;
    });
    if (!id) return;
    notify('success', t('copy.done'));
    onClose();
    await navigate(`/pages/${id}`);
  };
  const [problem] = problems;
  return (
    <FormDialog
      title={t('copy.title')}
      text={t('copy.text')}
      submitLabel={t('copy')}
      cancelLabel={texts('editor')('cancel')}
      busy={change.isBusy}
      problem={change.error && texts('editor')('tryLater')}
      onSubmit={copy}
      onClose={onClose}
    >
      <TextInput
        id="copy-path"
        label={t('field.path')}
        hint={t('path.hint')}
        error={problem ? getProblemLabel(problem) : isPagePath(path) ? undefined : t('path.malformed')}
        value={path}
        onChange={({ target }) => setPath(target.value)}
      />
    </FormDialog>
  );
}

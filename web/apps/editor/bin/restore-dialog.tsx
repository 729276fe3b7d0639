import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { ContentProblem } from '#contracts/content/problems.ts';
import { useChange } from '#web/apps/frame/change.ts';
import { TextInput } from '#web/design/form/text-fields.tsx';
import { FormDialog } from '#web/design/form-dialog/form-dialog.tsx';
import { useEditor } from '../editor.ts';
import { useProblemLabel } from '../form/problem-labels.ts';
import { isPagePath } from '../pages/page-path.ts';
import { findProblems } from '../pages/page-work.ts';
import type { BinnedPage } from './bin-operations.ts';

/** Takes a page out of the bin; asks for another path where its own is taken. */
export function RestoreDialog({ page, onClose }: { page: BinnedPage; onClose: () => void }) {
  const { texts, sendMutation, notify } = useEditor();
  const t = texts('editorBin');
  const pagesTexts = texts('editorPages');
  const getProblemLabel = useProblemLabel();
  const navigate = useNavigate();
  const change = useChange();
  const [path, setPath] = useState(page.takenBy === null ? page.path : `${page.path}-2`);
  const [problems, setProblems] = useState<readonly ContentProblem[]>([]);
  const restore = async () => {
    if (!isPagePath(path)) return;
    let isDone = false;
    await change.run(async () => {
      const { restoreBinnedPage } = await sendMutation('content', 'restoreBinnedPage', {
        pageId: page.id,
        path,
      });
      isDone = restoreBinnedPage.done;
      setProblems(isDone ? [] : findProblems(restoreBinnedPage.problems));
    });
    if (!isDone) return;
    notify('success', t('restore.done'));
    onClose();
    await navigate(`/pages/${page.id}`);
  };
  const [problem] = problems;
  return (
    <FormDialog
      title={t('restore.title', { title: page.title || page.path })}
      text={t('restore.text')}
      submitLabel={t('restore')}
      cancelLabel={texts('editor')('cancel')}
      busy={change.isBusy}
      problem={change.error && texts('editor')('tryLater')}
      onSubmit={restore}
      onClose={onClose}
    >
      {page.below > 0 ? <p>{t('below', { count: page.below })}</p> : null}
      <TextInput
        id="restore-path"
        label={pagesTexts('field.path')}
        hint={page.takenBy === null ? pagesTexts('path.hint') : t('taken', { title: page.takenBy })}
        error={
          problem ? getProblemLabel(problem) : isPagePath(path) ? undefined : pagesTexts('path.malformed')
        }
        value={path}
        onChange={({ target }) => setPath(target.value)}
      />
    </FormDialog>
  );
}

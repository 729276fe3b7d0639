import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import type { ContentProblem } from '#contracts/content/problems.ts';
import { useChange } from '#web/apps/frame/change.ts';
import { orNull, useLater } from '#web/apps/frame/later.ts';
import { FormDialog } from '#web/design/form-dialog/form-dialog.tsx';
import { Link } from '#web/design/link/link.tsx';
import { useEditor } from '../editor.ts';
import { useProblemLabel } from '../form/problem-labels.ts';
import { findProblems, usePageWork } from './page-work.ts';

/** Moves a page to the bin, after listing the pages that link to it. */
export function RemoveDialog({ onClose }: { onClose: () => void }) {
  const { texts, sendQuery, sendMutation, notify, to } = useEditor();
  const t = texts('editorPages');
  const { page, store } = usePageWork();
  const getProblemLabel = useProblemLabel();
  const navigate = useNavigate();
  const change = useChange();
  const [problems, setProblems] = useState<readonly ContentProblem[]>([]);
  const pageId = page.id;
  const queried = useMemo(
    () => orNull(sendQuery('content', 'pagesLinkingTo', { pageId })),
    [sendQuery, pageId],
  );
  const linking = useLater(queried)?.pagesLinkingTo ?? [];
  const remove = async () => {
    let isDone = false;
    await change.run(async () => {
      await store.flush();
      const { removePage } = await sendMutation('content', 'removePage', { pageId });
      isDone = removePage.done;
      setProblems(findProblems(removePage.problems));
    });
    if (!isDone) return;
    notify('success', t('remove.done'));
    onClose();
    await navigate('/pages');
  };
  const [problem] = problems;
  const failure = change.error && texts('editor')('tryLater');
  return (
    <FormDialog
      title={t('remove.title')}
      text={t('remove.text')}
      submitLabel={t('remove')}
      cancelLabel={texts('editor')('cancel')}
      danger
      busy={change.isBusy}
      problem={problem ? getProblemLabel(problem) : failure}
      onSubmit={remove}
      onClose={onClose}
    >
      {linking.length > 0 ? (
        <div>
          <p>{t('remove.linking', { count: linking.length })}</p>
          <ul>
            {linking.map(({ id, title }) => (
              <li key={id}>
                <Link href={to(`/pages/${id}`)}>{title}</Link>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </FormDialog>
  );
}

import { useRevalidator } from 'react-router';
import { useChange } from '#web/apps/frame/change.ts';
import { FormDialog } from '#web/design/form-dialog/form-dialog.tsx';
import { useEditor } from '../editor.ts';
import type { BinnedPage } from './bin-operations.ts';

/** For chief editors: deletes a page with its history, and the pages that went into the bin with it. */
export function RemoveForGoodDialog({ page, onClose }: { page: BinnedPage; onClose: () => void }) {
  const { texts, sendMutation, notify } = useEditor();
  const t = texts('editorBin');
  const { revalidate } = useRevalidator();
  const change = useChange();
  const remove = async () => {
    const isDone = await change.run(() => sendMutation('content', 'removeBinnedPage', { pageId: page.id }));
    if (!isDone) return;
    notify('success', t('remove.done'));
    onClose();
    await revalidate();
  };
  return (
    <FormDialog
      title={t('remove.title', { title: page.title || page.path })}
      text={t('remove.text', { count: page.below + 1 })}
      submitLabel={t('remove')}
      cancelLabel={texts('editor')('cancel')}
      danger
      busy={change.isBusy}
      problem={change.error && texts('editor')('tryLater')}
      onSubmit={remove}
      onClose={onClose}
    />
  );
}

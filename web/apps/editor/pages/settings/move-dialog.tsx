import { useState } from 'react';
import { TextInput } from '#web/design/form/text-fields.tsx';
import { FormDialog } from '#web/design/form-dialog/form-dialog.tsx';
import { useEditor } from '../../editor.ts';
import { isPagePath } from '../page-path.ts';
import { usePageWork } from '../page-work.ts';
import { usePathTaken } from '../use-path-taken.ts';

/** Changes the path of a page: child pages move along, and the old address redirects to the new one. */
export function MoveDialog({ onClose }: { onClose: () => void }) {
  const { texts } = useEditor();
  const t = texts('editorPages');
  const { view, store, page, reload } = usePageWork();
  const { path: now, siteId } = view.draft;
  const [path, setPath] = useState(now);
  const [isBusy, setBusy] = useState(false);
  const isTaken = usePathTaken(siteId, path, page.id);
  const problem =
    !isPagePath(path) || path === '/' ? t('path.malformed') : isTaken ? t('path.taken') : undefined;
  const move = async () => {
    if (problem) return;
    setBusy(true);
    store.change((draft) => ({ ...draft, path }), 'path');
    await store.flush();
    if (store.view().state.kind === 'refused') {
      store.undo();
      await store.flush();
      setBusy(false);
      return;
    }
    reload();
    onClose();
  };
  return (
    <FormDialog
      title={t('move.title')}
      text={t(page.publishedPath === null ? 'move.text' : 'move.text.published')}
      submitLabel={t('move')}
      cancelLabel={texts('editor')('cancel')}
      busy={isBusy}
      onSubmit={move}
      onClose={onClose}
    >
      <TextInput
        id="move-path"
        label={t('field.path')}
        hint={t('path.hint')}
        error={problem}
        value={path}
        onChange={({ target }) => setPath(target.value)}
      />
    </FormDialog>
  );
}

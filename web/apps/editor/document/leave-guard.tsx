import { useEffect } from 'react';
import { useBlocker, useLocation } from 'react-router';
import { FormDialog } from '#web/design/form-dialog/form-dialog.tsx';
import { useEditor } from '../editor.ts';
import { hasUnsavedChanges, type SaveState } from './document-store.ts';

type Guarded = {
  readonly autosaves: boolean;
  readonly flush: () => Promise<void>;
  readonly view: () => { readonly state: SaveState };
};

/** Leaving with unsaved changes waits until they are saved, or asks first where nothing saves them automatically. */
export function LeaveGuard({ documents }: { documents: readonly Guarded[] }) {
  const t = useEditor().texts('editorPages');
  const hasUnsaved = () => documents.some((document) => hasUnsavedChanges(document.view().state));
  const isUnsaved = hasUnsaved();
  const isWaiting = documents.some((document) => {
    const { kind } = document.view().state;
    return kind === 'saving' || (kind === 'changed' && document.autosaves);
  });
  const { pathname } = useLocation();
  // The router may have moved on while this screen is still shown: going back starts from there.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname === pathname && nextLocation.pathname !== pathname && hasUnsaved(),
  );

  useEffect(() => {
    if (!isUnsaved) return undefined;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, [isUnsaved]);

  const isHeld = blocker.state === 'blocked';
  useEffect(() => {
    if (!isHeld) return;
    for (const document of documents) if (document.autosaves) void document.flush();
  }, [isHeld, documents]);
  useEffect(() => {
    if (blocker.state === 'blocked' && !isUnsaved) blocker.proceed();
  }, [blocker, isUnsaved]);

  if (!isHeld || isWaiting || !isUnsaved) return null;
  return (
    <FormDialog
      title={t('leave.title')}
      text={t('leave.text')}
      submitLabel={t('leave.go')}
      cancelLabel={t('leave.stay')}
      onSubmit={() => blocker.proceed()}
      onClose={() => blocker.reset()}
    />
  );
}

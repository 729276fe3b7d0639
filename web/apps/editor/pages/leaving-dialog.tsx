import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { FormDialog } from '#web/design/form-dialog/form-dialog.tsx';
import { useEditor } from '../editor.ts';
import { isUnkept } from './draft/draft-store.ts';
import { usePageWork } from './page-work.ts';

/** Who leaves with words that are not kept is held until they are, or asked when they cannot be. */
export function LeavingDialog() {
  const t = useEditor().texts('editorPages');
  const { store, view } = usePageWork();
  const hasUnkept = isUnkept(view.state);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && isUnkept(store.view().state),
  );

  useEffect(() => {
    if (!hasUnkept) return undefined;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, [hasUnkept]);

  const isHeld = blocker.state === 'blocked';
  useEffect(() => {
    if (isHeld) void store.flush();
  }, [isHeld, store]);
  useEffect(() => {
    if (blocker.state === 'blocked' && !hasUnkept) blocker.proceed();
  }, [blocker, hasUnkept]);

  if (!isHeld || view.state.kind === 'changed' || view.state.kind === 'keeping') return null;
  return (
    <FormDialog
      title={t('leave.title')}
      text={t('leave.text')}
      submitLabel={t('leave.stay')}
      cancelLabel={t('leave.go')}
      onSubmit={() => blocker.reset()}
      onClose={() => blocker.proceed()}
    />
  );
}

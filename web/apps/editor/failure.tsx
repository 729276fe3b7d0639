import { Failure } from '#web/apps/frame/failure.tsx';
import { ButtonLink } from '#web/design/button/button.tsx';
import { useEditor } from './editor.ts';

/** Shown to editors when a screen failed: the reason, and links to continue. */
export function EditorFailure({ error }: { error: unknown }) {
  const { to, texts } = useEditor();
  const t = texts('editor');
  return (
    <Failure
      error={error}
      actions={(kind) => (
        <>
          <ButtonLink href={to('/')}>{t('toOverview')}</ButtonLink>
          {kind === 'failure' ? (
            <ButtonLink href={location.pathname + location.search} variant="secondary">
              {t('retry')}
            </ButtonLink>
          ) : null}
        </>
      )}
    />
  );
}

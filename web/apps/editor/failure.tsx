import { isRouteErrorResponse, useRouteError } from 'react-router';
import { AskError } from '#web/apps/frame/ask-error.ts';
import { ButtonLink } from '#web/design/button/button.tsx';
import { ErrorFrame } from '#web/design/error-frame/error-frame.tsx';
import { useEditor } from './editor.ts';

/** What editors see when a screen could not be shown: why, and where to go on. */
export function RouteFailure() {
  const error = useRouteError();
  const { base, texts } = useEditor();
  const t = texts('editor');
  const isAbsent =
    (isRouteErrorResponse(error) && error.status === 404) ||
    (error instanceof AskError && error.code === 'NOT_FOUND');
  const isForbidden = error instanceof AskError && error.code === 'FORBIDDEN';
  if (!isAbsent && !isForbidden) console.error(error);
  const kind = isAbsent ? 'absent' : isForbidden ? 'forbidden' : 'failure';
  return (
    <ErrorFrame
      overline={t('title')}
      title={t(`${kind}.title`)}
      message={t(`${kind}.text`)}
      actions={
        <>
          <ButtonLink href={base}>{t('toOverview')}</ButtonLink>
          {kind === 'failure' ? (
            <ButtonLink href={location.href} variant="secondary">
              {t('retry')}
            </ButtonLink>
          ) : null}
        </>
      }
    />
  );
}

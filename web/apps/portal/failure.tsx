import { isRouteErrorResponse, useRouteError } from 'react-router';
import { AskError } from '#web/apps/frame/ask-error.ts';
import { ButtonLink } from '#web/design/button/button.tsx';
import { ErrorFrame } from '#web/design/error-frame/error-frame.tsx';
import { translator } from '#web/i18n/translator.ts';
import { usePortal } from './portal.ts';
import type { Start } from './start.ts';

/** TIC-04: what people see when something could not be shown: an apology, to try later, and who helps. */
export function Failure({ error, start }: { error: unknown; start: Start }) {
  const t = translator(start.locale.language, 'portal');
  const isAbsent =
    (isRouteErrorResponse(error) && error.status === 404) ||
    (error instanceof AskError && error.code === 'NOT_FOUND');
  const isForbidden = error instanceof AskError && error.code === 'FORBIDDEN';
  if (!isAbsent && !isForbidden) console.error(error);
  const kind = isAbsent ? 'absent' : isForbidden ? 'forbidden' : 'failure';
  return (
    <ErrorFrame
      overline={start.portalName}
      title={t(`${kind}.title`)}
      message={t(`${kind}.text`)}
      actions={
        <>
          <ButtonLink href={start.base}>{t('toDashboard')}</ButtonLink>
          <ButtonLink href={`${start.home}/contact`} variant="secondary">
            {t('toSupport')}
          </ButtonLink>
        </>
      }
    />
  );
}

/** The same as the error element of routes. */
export function RouteFailure() {
  return <Failure error={useRouteError()} start={usePortal()} />;
}

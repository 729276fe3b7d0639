import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router';
import { ButtonLink } from '#web/design/button/button.tsx';
import { ErrorFrame } from '#web/design/error-frame/error-frame.tsx';
import { usePageContext } from '#web/site/visit/page-context.ts';

/** The error page of an application. */
export function ApplicationFailure() {
  const error = useRouteError();
  const { texts, toMain, directory } = usePageContext();
  const t = texts('error');
  const { pathname } = useLocation();
  const kind = isRouteErrorResponse(error) && error.status === 404 ? 'notFound' : 'unavailable';
  return (
    <main id="content" tabIndex={-1}>
      <title>{`${t(`${kind}.title`)} – ${directory.company.legalName}`}</title>
      <meta name="robots" content="noindex" />
      <ErrorFrame
        overline={t(`${kind}.overline`)}
        title={t(`${kind}.title`)}
        message={
          kind === 'notFound'
            ? t('notFound.text', { message: t('notFound', { path: pathname }) })
            : t('unavailable.text')
        }
        actions={<ButtonLink href={toMain('/')}>{t('goHome')}</ButtonLink>}
      />
    </main>
  );
}

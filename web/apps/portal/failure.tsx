import { useEffect } from 'react';
import { useApplication } from '#web/apps/frame/application.ts';
import { Failure } from '#web/apps/frame/failure.tsx';
import type { Refuser } from '#web/apps/session/tokens/refused-tokens.ts';
import { Button, ButtonLink } from '#web/design/button/button.tsx';
import { ErrorFrame } from '#web/design/error-frame/error-frame.tsx';

/**
 * TIC-04: what people see when something could not be shown: an apology, who helps, and one click that tries again where
 * they are. What was typed is kept beside the page (tickets/draft.ts).
 */
export function PortalFailure({ error }: { error: unknown }) {
  const { to, texts } = useApplication();
  const t = texts('portal');
  return (
    <Failure
      error={error}
      actions={(kind) => (
        <>
          {kind === 'failure' ? (
            <Button icon="refresh" onClick={() => location.reload()}>
              {t('retry')}
            </Button>
          ) : null}
          <ButtonLink href={to('/')} variant={kind === 'failure' ? 'secondary' : 'primary'}>
            {t('toDashboard')}
          </ButtonLink>
          <ContactLink />
        </>
      )}
    />
  );
}

/**
 * What somebody sees who signed in and is not let in, however often: in place of a browser that goes round between the
 * portal and the sign-in pages.
 */
export function Refused({ refuser }: { refuser: Refuser }) {
  const { name: portal, to, texts } = useApplication();
  const t = texts('portal');
  const title = t('refused.title');
  useEffect(() => {
    document.title = `${title} – ${portal}`;
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [title, portal]);
  return (
    <ErrorFrame
      overline={portal}
      title={title}
      message={t(`refused.${refuser}`, { portal })}
      actions={
        <>
          <ButtonLink href={to('/logout')}>{t('refused.signOut')}</ButtonLink>
          <ContactLink />
        </>
      }
    />
  );
}

function ContactLink() {
  const { toSite, texts } = useApplication();
  return (
    <ButtonLink href={toSite('/contact')} variant="secondary">
      {texts('portal')('toSupport')}
    </ButtonLink>
  );
}

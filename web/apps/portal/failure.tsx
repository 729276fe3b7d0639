import { useEffect } from 'react';
import { useApplication } from '#web/apps/frame/application.ts';
import { Failure } from '#web/apps/frame/failure.tsx';
import type { Refuser } from '#web/apps/session/tokens/refused-tokens.ts';
import { Button, ButtonLink } from '#web/design/button/button.tsx';
import { ErrorFrame } from '#web/design/error-frame/error-frame.tsx';

/**
 * TIC-04: shown when something could not be loaded: an apology, a contact, and a button to try again in
 * place. What was typed is saved separately (tickets/draft.ts).
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
 * Shown to somebody who has signed in but is refused each time, instead of an endless redirect between the
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

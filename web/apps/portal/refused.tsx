import { useEffect } from 'react';
import type { Refuser } from '#web/apps/session/refused-tokens.ts';
import { ButtonLink } from '#web/design/button/button.tsx';
import { ErrorFrame } from '#web/design/error-frame/error-frame.tsx';
import { translator } from '#web/i18n/translator.ts';
import type { Start } from './start.ts';

/**
 * What somebody sees who signed in and is not let in, however often: in place of a browser that goes round between the
 * portal and the sign-in pages.
 */
export function Refused({ refuser, start }: { refuser: Refuser; start: Start }) {
  const { portalName: portal } = start;
  const t = translator(start.locale.language, 'portal');
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
          <ButtonLink href={`${start.base}/logout`}>{t('refused.signOut')}</ButtonLink>
          <ButtonLink href={`${start.home}/contact`} variant="secondary">
            {t('toSupport')}
          </ButtonLink>
        </>
      }
    />
  );
}

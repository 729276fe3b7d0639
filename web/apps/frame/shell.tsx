import type { ReactNode } from 'react';
import { ScrollRestoration } from 'react-router';
import { FlashMessage } from '#web/design/flash-message/flash-message.tsx';
import { FlashStack } from '#web/design/flash-message/flash-stack.tsx';
import { SkipLink } from '#web/design/skip-link/skip-link.tsx';
import { useApplication } from './application.ts';
import { ConnectionStatus } from './connection/connection-status.tsx';
import { useNotices } from './notices.ts';
import { useLoadingBar, useScreenChange } from './screen-change.ts';

/** The frame around every screen of an application, with its notices. */
export function ApplicationShell({
  className,
  children,
}: {
  className: string | undefined;
  children: ReactNode;
}) {
  const isLoading = useLoadingBar();
  const application = useApplication();
  useScreenChange(application);
  return (
    <div className={className} aria-busy={isLoading}>
      <SkipLink>{application.texts('application')('skip')}</SkipLink>
      {children}
      <ConnectionStatus />
      <NoticeStack />
      <ScrollRestoration />
    </div>
  );
}

/** NAV-09: notices of success or failure; each hides itself after seven seconds. */
function NoticeStack() {
  const { notices, frameTexts: t } = useApplication();
  return (
    <FlashStack>
      {useNotices(notices).map(({ id, kind, text }) => (
        <FlashMessage
          key={id}
          kind={kind}
          kindLabel={t(`notice.${kind}`)}
          hideLabel={t('notice.hide')}
          floating
        >
          {text}
        </FlashMessage>
      ))}
    </FlashStack>
  );
}

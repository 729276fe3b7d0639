import { useRevalidator } from 'react-router';
import { useChange } from '#web/apps/frame/change.ts';
import { deviceName } from '#web/apps/frame/device/device-name.ts';
import { networkName } from '#web/apps/frame/device/network-name.ts';
import { useClock } from '#web/apps/frame/time/use-clock.ts';
import { Button } from '#web/design/button/button.tsx';
import { FactorLine } from '#web/design/factor-line/factor-line.tsx';
import { Panel } from '#web/design/panel/panel.tsx';
import { StatusLabel } from '#web/design/status-label/status-label.tsx';
import { useEditor } from '../../editor.ts';
import type { StoredSession } from './own-data.ts';

type SessionsProps = {
  sessions: readonly StoredSession[];
  current: string;
  /** Whether these are the sessions of the shared password, which chief editors manage. */
  isShared: boolean;
};

/** The sessions with their browsers, each with a button to end it. */
export function Sessions({ sessions, current, isShared }: SessionsProps) {
  const { sendMutation, notify, texts } = useEditor();
  const t = texts('account');
  const clock = useClock();
  const team = texts('editorTeam');
  const { revalidate } = useRevalidator();
  const attempt = useChange();

  const end = async (work: () => Promise<unknown>) => {
    const isEnded = await attempt.run(work);
    notify(isEnded ? 'success' : 'error', isEnded ? t('sessions.ended') : texts('editor')('tryLater'));
    await revalidate();
  };
  const hasOthers = sessions.some(({ id }) => id !== current);
  return (
    <Panel
      title={isShared ? team('sharedSessions') : t('sessions.title')}
      text={isShared ? team('sharedSessions.text') : undefined}
      actions={
        hasOthers ? (
          <Button
            variant="secondary"
            size="compact"
            busy={attempt.isBusy}
            onClick={() => end(() => sendMutation('content', 'endOtherEditorSessions', { shared: isShared }))}
          >
            {isShared ? team('sharedSessions.endAll') : t('sessions.endOthers')}
          </Button>
        ) : null
      }
    >
      {sessions.map(({ id, userAgent, address, startedAt, seenAt }) => {
        const name = deviceName(userAgent) ?? t('sessions.unknown');
        const state = [
          t('sessions.since', { date: clock.full(startedAt) }),
          team('sessions.seen', { date: clock.full(seenAt) }),
          networkName(address) ?? t('sessions.ownNetwork'),
        ];
        return (
          <FactorLine
            key={id}
            title={name}
            state={state.filter(Boolean).join(' · ')}
            actions={
              id === current ? (
                <StatusLabel status="done">{t('sessions.this')}</StatusLabel>
              ) : (
                <Button
                  variant="quiet"
                  size="compact"
                  onClick={() => end(() => sendMutation('content', 'endEditorSession', { id }))}
                >
                  {t('sessions.end')}
                  <span className="visually-hidden">: {name}</span>
                </Button>
              )
            }
          />
        );
      })}
    </Panel>
  );
}

import { deviceName } from '#web/apps/frame/device/device-name.ts';
import { networkName } from '#web/apps/frame/device/network-name.ts';
import { useClock } from '#web/apps/frame/time/use-clock.ts';
import { Button } from '#web/design/button/button.tsx';
import { FactorLine } from '#web/design/factor-line/factor-line.tsx';
import { Panel } from '#web/design/panel/panel.tsx';
import { StatusLabel } from '#web/design/status-label/status-label.tsx';
import { usePortal } from '../portal.ts';
import type { SignIn } from './account-operations.ts';
import { useProof } from './proof.tsx';

type SessionsPanelProps = { sessions: SignIn['sessions']; onChanged: () => void };

/** ACC-01: the browsers in which the person is signed in. */
export function SessionsPanel({ sessions, onChanged }: SessionsPanelProps) {
  const { texts, sendOperation, notify } = usePortal();
  const clock = useClock();
  const t = texts('account');
  const proof = useProof();

  const end = async (work: () => Promise<unknown>) => {
    if (await proof.run(work)) notify('success', t('sessions.ended'));
    onChanged();
  };
  const hasOthers = sessions.some(({ isCurrent }) => !isCurrent);
  return (
    <Panel
      title={t('sessions.title')}
      actions={
        hasOthers ? (
          <Button
            variant="secondary"
            size="compact"
            busy={proof.isBusy}
            onClick={() => end(() => sendOperation('accounts', 'endOtherSessions'))}
          >
            {t('sessions.endOthers')}
          </Button>
        ) : null
      }
    >
      {sessions.map(({ id, isCurrent, userAgent, address, startedAt }) => {
        const name = deviceName(userAgent) ?? t('sessions.unknown');
        const since = t('sessions.since', { date: clock.full(startedAt) });
        const network = networkName(address) ?? t('sessions.ownNetwork');
        return (
          <FactorLine
            key={id}
            title={name}
            state={[since, network].filter(Boolean).join(' · ')}
            actions={
              isCurrent ? (
                <StatusLabel status="done">{t('sessions.this')}</StatusLabel>
              ) : (
                <Button
                  variant="quiet"
                  size="compact"
                  onClick={() => end(() => sendOperation('accounts', 'endSession', { id }))}
                >
                  {t('sessions.end')}
                  <span className="visually-hidden">: {name}</span>
                </Button>
              )
            }
          />
        );
      })}
      {proof.dialog}
    </Panel>
  );
}

import { useState } from 'react';
import { useChange } from '#web/apps/frame/change.ts';
import { Checkbox } from '#web/design/form/choices.tsx';
import { Icon } from '#web/design/icon/icon.tsx';
import { Panel } from '#web/design/panel/panel.tsx';
import { usePortal } from '../portal.ts';
import styles from './downloads.module.css';
import { ReleaseEntry } from './release-entry.tsx';
import type { Software } from './wire-flow-operations.ts';

/** One software: its newest release in full, the older ones folded. */
export function SoftwarePanel({ software }: { software: Software }) {
  const t = usePortal().texts('portal');
  const latest = software.releases.find(({ channel }) => channel === 'stable') ?? software.releases[0];
  const previews = software.releases.slice(0, software.releases.indexOf(latest!));
  const older = software.releases.slice(previews.length + 1);
  // A subscription to wire flow in the cloud does not include the on-premise version.
  const lockedTo = ({ key, name, requires }: Software) =>
    key === 'wireFlowOnPremise' ? name : t(`service.${requires}`);
  const isLocked = latest !== undefined && !latest.entitled;
  return (
    <Panel title={software.name} actions={<WatchSoftware software={software} />}>
      {isLocked ? (
        <p className={styles.locked}>
          <Icon name="lock" />
          {t('downloads.locked', { service: lockedTo(software) })}
        </p>
      ) : null}
      {latest ? (
        <ReleaseEntry release={latest} software={software.name} mark={t('downloads.latest')} />
      ) : (
        <p>{t('downloads.none')}</p>
      )}
      {previews.map((release) => (
        <ReleaseEntry
          key={release.id}
          release={release}
          software={software.name}
          mark={t('downloads.preview')}
        />
      ))}
      {older.length > 0 ? (
        <details className={styles.older}>
          <summary className={styles.summary}>{t('downloads.older')}</summary>
          {older.map((release) => (
            <ReleaseEntry
              key={release.id}
              release={release}
              software={software.name}
              mark={release.channel === 'preview' ? t('downloads.preview') : undefined}
            />
          ))}
        </details>
      ) : null}
    </Panel>
  );
}

/** Decision 26: subscribes to mails about new versions. */
function WatchSoftware({ software: { key, watched } }: { software: Software }) {
  const { texts, sendOperation, notify } = usePortal();
  const t = texts('portal');
  const change = useChange();
  const [isWatched, setWatched] = useState(watched);

  const watch = async (watching: boolean) => {
    setWatched(watching);
    const isSaved = await change.run(() =>
      sendOperation('support', 'watchSoftware', { software: key, watching }),
    );
    if (isSaved) return;
    setWatched(!watching);
    notify('error', t('tryLater'));
  };
  return (
    <Checkbox
      id={`watch-${key}`}
      label={t('downloads.watch')}
      checked={isWatched}
      onChange={({ target }) => watch(target.checked)}
    />
  );
}

import { useRevalidator } from 'react-router';
import { useChange } from '#web/apps/frame/change.ts';
import { useClock } from '#web/apps/frame/time/use-clock.ts';
import { Badge } from '#web/design/badge/badge.tsx';
import { Button } from '#web/design/button/button.tsx';
import { Link } from '#web/design/link/link.tsx';
import { Panel } from '#web/design/panel/panel.tsx';
import { DataTable } from '#web/design/table/table.tsx';
import { useEditor } from '../editor.ts';
import type { PlannedRelease } from '../pages/page-operations.ts';
import styles from './planned-releases.module.css';

/** Submitted, approved and scheduled releases; plans can be cancelled. */
export function PlannedReleases({ planned }: { planned: readonly PlannedRelease[] }) {
  const { texts, to, sendMutation, notify } = useEditor();
  const t = texts('editorPages');
  const clock = useClock();
  const change = useChange();
  const { revalidate } = useRevalidator();
  if (planned.length === 0) return null;
  const cancel = async (pageId: string) => {
    const isDone = await change.run(() => sendMutation('content', 'cancelRelease', { pageId }));
    notify(isDone ? 'success' : 'error', t(isDone ? 'plan.cancelled' : 'plan.notCancelled'));
    await revalidate();
  };
  const getState = ({ releaseAt, submittedBy, approvedBy }: PlannedRelease) => {
    if (releaseAt) return <time dateTime={releaseAt}>{clock.full(releaseAt)}</time>;
    if (approvedBy) return t('approval.log.approved', { name: approvedBy });
    return submittedBy ? t('approval.log.submitted', { name: submittedBy }) : null;
  };
  return (
    <div className={styles.planned}>
      <Panel title={t('planned')} text={t('planned.text')}>
        <DataTable
          caption={t('planned')}
          cards
          columns={[
            {
              key: 'title',
              title: t('field.title'),
              cell: (release) => (
                <>
                  <Link href={to(`/pages/${release.pageId}`)}>{release.title}</Link>{' '}
                  {release.adhoc ? <Badge tone="accent">{t('adhoc')}</Badge> : null}
                </>
              ),
            },
            { key: 'state', title: t('planned.when'), cell: (release) => getState(release) },
            {
              key: 'actions',
              title: <span className="visually-hidden">{t('plan.cancel')}</span>,
              cell: (release) =>
                release.releaseAt ? (
                  <Button
                    variant="quiet"
                    size="compact"
                    busy={change.isBusy}
                    onClick={() => cancel(release.pageId)}
                  >
                    {t('plan.cancel')}
                  </Button>
                ) : null,
            },
          ]}
          rows={planned}
          getKey={(release) => release.pageId}
        />
      </Panel>
    </div>
  );
}

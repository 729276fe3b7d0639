import { useLoaderData, useRevalidator } from 'react-router';
import { may } from '#contracts/editing/roles.ts';
import { OperationError } from '#web/apps/frame/fetch-operation.ts';
import { useClock } from '#web/apps/frame/time/use-clock.ts';
import { Button } from '#web/design/button/button.tsx';
import { PageHead } from '#web/design/page-head/page-head.tsx';
import { Wrap } from '#web/design/section/section.tsx';
import { type Editor, useEditor } from '../editor.ts';
import { type LoadedStatus, loadStatus } from './load-status.ts';
import styles from './status.module.css';
import { useStatusLines } from './status-lines.ts';
import { StatusSummary } from './status-list.tsx';
import { StatusPanels } from './status-panels.tsx';

export const title = ({ texts }: Editor) => texts('editorStatus')('title');

/** Throws `FORBIDDEN` for whoever may not see how the installation is. */
export const createLoader =
  ({ session }: Editor) =>
  async (): Promise<LoadedStatus> => {
    if (!may(session.grants, 'seeStatus')) throw new OperationError('Not within this role', 'FORBIDDEN');
    return loadStatus();
  };

/** How the installation is, as the process sees it that answered. */
export function Component() {
  const status = useLoaderData<LoadedStatus>();
  const t = useEditor().texts('editorStatus');
  const clock = useClock();
  const { revalidate, state } = useRevalidator();
  const lines = useStatusLines(status);
  return (
    <Wrap>
      <PageHead
        title={t('title')}
        lead={t('lead')}
        actions={
          <Button size="compact" icon="refresh" busy={state === 'loading'} onClick={() => void revalidate()}>
            {t('reload')}
          </Button>
        }
      />
      <div className={styles.now}>
        <StatusSummary lines={Object.values(lines).flat()} />
        <p className="muted">{t('asOf', { at: clock.full(status.at) })}</p>
      </div>
      <StatusPanels status={status} lines={lines} />
    </Wrap>
  );
}

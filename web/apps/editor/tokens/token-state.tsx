import { DateTime } from '#web/apps/frame/time/date-time.tsx';
import { useClock } from '#web/apps/frame/time/use-clock.ts';
import { StatusLabel } from '#web/design/status-label/status-label.tsx';
import { useEditor } from '../editor.ts';
import type { ApiToken } from './token-operations.ts';
import styles from './tokens.module.css';

const shapes = { active: 'done', expired: 'none', revoked: 'failed' } as const;

/** Whether a token holds, and until when; one that does not, since when. */
export function TokenState({ token }: { token: ApiToken }) {
  const t = useEditor().texts('editorTokens');
  const clock = useClock();
  const { state, expiresAt, revokedAt, revokedBy } = token;
  return (
    <div className={styles.lines}>
      <StatusLabel status={shapes[state]}>{t(`state.${state}`)}</StatusLabel>
      {revokedAt ? (
        <>
          <DateTime at={revokedAt} />
          <span className="muted">{revokedBy}</span>
        </>
      ) : (
        <span>{t('until', { day: clock.format(expiresAt, 'day') })}</span>
      )}
    </div>
  );
}

import type { OperationError } from '#web/apps/frame/fetch-operation.ts';
import { Link } from '#web/design/link/link.tsx';
import { usePortal } from '../../portal.ts';
import styles from '../person/person.module.css';

/**
 * Why an invitation failed: links to a person who exists already; other errors show what support needs to
 * know.
 */
export function InviteProblem({ error }: { error: OperationError }) {
  const { texts, to } = usePortal();
  const t = texts('people');
  const { person, reason } = error.details as { person?: string; reason?: string };
  if (reason === 'exists') {
    return (
      <p className={styles.problem} role="alert">
        {t('failed.exists')}{' '}
        {person ? <Link href={to(`/user-admin/${person}`)}>{t('failed.exists.link')}</Link> : null}
      </p>
    );
  }
  if (error.code === 'TOO_MANY_ATTEMPTS') {
    return (
      <p className={styles.problem} role="alert">
        {t('failed.tooMany')}
      </p>
    );
  }
  return (
    <div className={styles.problem} role="alert">
      <p>{t('failed.invite')}</p>
      <details>
        <summary>{t('failed.details')}</summary>
        <code>{[error.code, error.message].filter(Boolean).join(': ')}</code>
      </details>
    </div>
  );
}

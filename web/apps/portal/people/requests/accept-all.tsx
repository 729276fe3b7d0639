import { useRevalidator } from 'react-router';
import { useChange } from '#web/apps/frame/change.ts';
import { FormDialog } from '#web/design/form-dialog/form-dialog.tsx';
import { usePortal } from '../../portal.ts';
import { useApplicationName } from '../access/access-labels.tsx';
import type { AccessRequest } from '../people-data.ts';
import { getProblem } from '../people-problem.ts';
import styles from './requests.module.css';

/**
 * Accepts exactly the requests that the dialog lists: those that arrive meanwhile need another confirmation.
 */
export function AcceptAll({
  requested,
  onClose,
}: {
  requested: readonly AccessRequest[];
  onClose: () => void;
}) {
  const { texts, sendOperation, notify } = usePortal();
  const t = texts('people');
  const nameOf = useApplicationName();
  const change = useChange();
  const { revalidate } = useRevalidator();
  const accept = async () => {
    let accepted: readonly string[] = [];
    const isDone = await change.run(async () => {
      const accesses = requested.map(({ access }) => access.id);
      ({ acceptRequests: accepted } = await sendOperation('accounts', 'acceptRequests', { accesses }));
    }, revalidate);
    if (!isDone) return;
    onClose();
    const left = requested.length - accepted.length;
    if (left > 0) notify('error', t('waiting.left', { count: left }));
    if (accepted.length > 0) notify('success', t('waiting.done', { count: accepted.length }));
  };
  return (
    <FormDialog
      title={t('waiting.acceptAll')}
      text={t('waiting.text', { count: requested.length })}
      submitLabel={t('waiting.accept', { count: requested.length })}
      cancelLabel={t('cancel')}
      busy={change.isBusy}
      problem={change.error && getProblem(change.error, t, 'acceptRequest')}
      onSubmit={accept}
      onClose={onClose}
    >
      <ul className={styles.list}>
        {requested.map(({ person, access }) => (
          <li key={access.id}>
            <strong>{person.name || person.email}</strong>: {nameOf(access.application)} (
            {t(`role.${access.role}`)}), {access.organisation.name}
          </li>
        ))}
      </ul>
    </FormDialog>
  );
}

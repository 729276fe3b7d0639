import type { ApplicationKey } from '#contracts/identity/roles.ts';
import { type Status, StatusLabel } from '#web/design/status-label/status-label.tsx';
import { usePortal } from '../../portal.ts';
import type { AccessStatus } from '../list/people-choice.ts';

const shapes: Readonly<Record<AccessStatus, Status>> = {
  invited: 'waiting',
  inviteExpired: 'failed',
  pending: 'open',
  active: 'done',
  inactive: 'none',
  declined: 'failed',
  unknown: 'none',
};

/** UAD-02: the state of an access, as a word with a symbol. */
export function AccessState({ status }: { status: AccessStatus }) {
  const t = usePortal().texts('people');
  return <StatusLabel status={shapes[status]}>{t(`status.${status}`)}</StatusLabel>;
}

/** The name of a service of the portal. */
export function useApplicationName(): (key: ApplicationKey) => string {
  const t = usePortal().texts('portal');
  return (key) => t(`service.${key}`);
}

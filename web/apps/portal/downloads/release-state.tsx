import type { ReleaseState } from '#contracts/support/releases.ts';
import { type Status, StatusLabel } from '#web/design/status-label/status-label.tsx';
import { usePortal } from '../portal.ts';

const shapes: Readonly<Record<ReleaseState, Status>> = {
  draft: 'open',
  published: 'done',
  withdrawn: 'none',
};

export function ReleaseStateLabel({ state }: { state: ReleaseState }) {
  const t = usePortal().texts('portal');
  return <StatusLabel status={shapes[state]}>{t(`releases.state.${state}`)}</StatusLabel>;
}

import type { ReleaseState } from '#contracts/support/releases.ts';
import { type Status, StatusWord } from '#web/design/status-word/status-word.tsx';
import { usePortal } from '../portal.ts';

const shapes: Readonly<Record<ReleaseState, Status>> = {
  draft: 'open',
  published: 'done',
  withdrawn: 'none',
};

export function ReleaseStateLabel({ state }: { state: ReleaseState }) {
  const t = usePortal().texts('portal');
  return <StatusWord status={shapes[state]}>{t(`releases.state.${state}`)}</StatusWord>;
}

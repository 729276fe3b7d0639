import type { ProductState as State } from '#contracts/products/draft.ts';
import { type Status, StatusLabel } from '#web/design/status-label/status-label.tsx';
import { useEditor } from '../../editor.ts';

const status: Record<State, Status> = {
  DRAFT: 'none',
  CHANGED: 'open',
  PUBLISHED: 'done',
  WITHDRAWN: 'failed',
};

/** What visitors see of a product, as a label. */
export function ProductState({ state }: { state: State }) {
  const t = useEditor().texts('editorCatalogue');
  return <StatusLabel status={status[state]}>{t(`state.${state}`)}</StatusLabel>;
}

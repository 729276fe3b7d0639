import { type Status, StatusLabel } from '#web/design/status-label/status-label.tsx';
import { useEditor } from '../../editor.ts';
import type { PageEntry } from '../page-operations.ts';

const status: Record<PageEntry['state'], Status> = {
  DRAFT: 'none',
  CHANGED: 'open',
  PLANNED: 'waiting',
  PUBLISHED: 'done',
};

/** What visitors see of a page, in a word. */
export function PageState({ state }: { state: PageEntry['state'] }) {
  const t = useEditor().texts('editorPages');
  return <StatusLabel status={status[state]}>{t(`state.${state}`)}</StatusLabel>;
}

import { type Status, StatusWord } from '#web/design/status-word/status-word.tsx';
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
  return <StatusWord status={status[state]}>{t(`state.${state}`)}</StatusWord>;
}

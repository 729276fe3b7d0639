import { EmptyState } from '#web/design/empty-state/empty-state.tsx';
import { useReader } from '#web/site/visit/reader.ts';

/** Nothing fits what the visitor chose. */
export function NothingChosen() {
  const t = useReader().texts('stories');
  return <EmptyState title={t('empty.title')} text={t('empty.text')} />;
}

import { EmptyState } from '#web/design/empty-state/empty-state.tsx';
import { usePageContext } from '#web/site/visit/page-context.ts';

/** The empty state of a filtered list. */
export function NothingChosen() {
  const t = usePageContext().texts('stories');
  return <EmptyState title={t('empty.title')} text={t('empty.text')} />;
}

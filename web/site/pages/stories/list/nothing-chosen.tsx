import { EmptyState } from '#web/design/empty-state/empty-state.tsx';
import { usePageContext } from '#web/site/visit/page-context.ts';

/** Nothing fits what the visitor chose. */
export function NothingChosen() {
  const t = usePageContext().texts('stories');
  return <EmptyState title={t('empty.title')} text={t('empty.text')} />;
}

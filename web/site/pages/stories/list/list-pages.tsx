import { Pagination } from '#web/design/pagination/pagination.tsx';
import { usePageContext } from '#web/site/visit/page-context.ts';
import { getQuery, type ListChoice } from './list-address.ts';
import type { ArticleList } from './list-query.ts';

/** The pagination of a list. */
export function ListPages({ list, choice }: { list: ArticleList; choice: ListChoice }) {
  const { texts, to, path } = usePageContext();
  const t = texts('stories');
  return (
    <Pagination
      labels={{ pages: t('pages'), previous: t('pages.previous'), next: t('pages.next') }}
      current={choice.page}
      last={Math.ceil(list.total / list.pageSize)}
      getHref={(page) => to(path + getQuery({ ...choice, page }))}
    />
  );
}

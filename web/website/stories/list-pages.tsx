import { useReader } from '#web/request/reader.ts';
import { Pagination } from '#web/ui/pagination/pagination.tsx';
import { type ListChoice, offeredPages, queryOf } from './list-address.ts';
import type { ArticleList } from './list-query.ts';

/** Leads through a list that is longer than one page. */
export function ListPages({ list, choice }: { list: ArticleList; choice: ListChoice }) {
  const { texts, to, path } = useReader();
  const t = texts('stories');
  const last = Math.ceil(list.total / list.pageSize);
  if (last < 2) return null;
  const href = (page: number) => to(path + queryOf({ ...choice, page }));
  return (
    <Pagination
      label={t('pages')}
      pages={offeredPages(choice.page, last).map((page, place) =>
        page === null
          ? { key: `gap-${place}`, label: '…' }
          : { key: String(page), label: String(page), href: href(page), current: page === choice.page },
      )}
      previous={choice.page > 1 ? { label: t('pages.previous'), href: href(choice.page - 1) } : undefined}
      next={choice.page < last ? { label: t('pages.next'), href: href(choice.page + 1) } : undefined}
    />
  );
}

import { useSearchParams } from 'react-router';
import { Pagination } from '#web/design/pagination/pagination.tsx';
import { usePortal } from '../portal.ts';

type ListPagesProps = {
  /** The path of the list's screen. */
  path: string;
  total: number;
  /** There are more than `total`, so the number of pages is unknown. */
  isMore?: boolean;
  hasNextPage?: boolean;
  pageSize: number;
  current: number;
};

/** Links to the pages of a list, with the same filters. */
export function ListPages({ path, total, isMore, hasNextPage, pageSize, current }: ListPagesProps) {
  const { texts, to } = usePortal();
  const t = texts('portal');
  const [query] = useSearchParams();
  const counted = Math.ceil(total / pageSize);
  const getHref = (number: number) => {
    const next = new URLSearchParams(query);
    if (number > 1) next.set('page', String(number));
    else next.delete('page');
    return to(`${path}${next.size > 0 ? `?${next}` : ''}`);
  };
  return (
    <Pagination
      labels={{ pages: t('list.pages'), previous: t('list.previous'), next: t('list.next') }}
      current={current}
      last={isMore ? Math.max(counted, hasNextPage ? current + 1 : current) : counted}
      getHref={getHref}
    />
  );
}

import type { SearchAnswer } from '#contracts/search/records.ts';
import { useReader } from '#web/request/reader.ts';
import { Pagination } from '#web/ui/pagination/pagination.tsx';
import { type Asked, pagesOf, resultsSearch } from './results-address.ts';

/** Links to the other pages of results; none where one page holds all. */
export function ResultPages({ asked, answer }: { asked: Asked; answer: SearchAnswer }) {
  const t = useReader().texts('search');
  const last = pagesOf(answer);
  if (last < 2) return null;
  const query = answer.corrected ?? asked.query;
  const { page } = answer;
  const address = (to: number) => resultsSearch({ ...asked, query, page: to });
  return (
    <Pagination
      label={t('pages')}
      pages={shownPages(page, last).map((shown, index) =>
        shown === undefined
          ? { key: `gap ${index}`, label: '…' }
          : { key: String(shown), label: String(shown), href: address(shown), current: shown === page },
      )}
      previous={page > 1 ? { label: t('previous'), href: address(page - 1) } : undefined}
      next={page < last ? { label: t('next'), href: address(page + 1) } : undefined}
    />
  );
}

/** The ends and the neighbours of a page; undefined stands for what is left out. */
function shownPages(page: number, last: number): (number | undefined)[] {
  const near = [1, page - 1, page, page + 1, last];
  const shown = [...new Set(near)].filter((one) => one >= 1 && one <= last);
  return shown.flatMap((one, index) =>
    (shown[index - 1] ?? one - 1) === one - 1 ? [one] : [undefined, one],
  );
}

import type { SearchAnswer } from '#contracts/search/records.ts';
import { Pagination } from '#web/design/pagination/pagination.tsx';
import { usePageContext } from '#web/site/visit/page-context.ts';
import { type Asked, getPages, resultsSearch } from './results-address.ts';

/** Links to the other pages of results. */
export function ResultPages({ asked, answer }: { asked: Asked; answer: SearchAnswer }) {
  const t = usePageContext().texts('search');
  const query = answer.corrected ?? asked.query;
  return (
    <Pagination
      labels={{ pages: t('pages'), previous: t('previous'), next: t('next') }}
      current={answer.page}
      last={getPages(answer)}
      hrefOf={(page) => resultsSearch({ ...asked, query, page })}
    />
  );
}

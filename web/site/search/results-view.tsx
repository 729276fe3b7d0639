import type { SearchResponse } from '#contracts/search/records.ts';
import { ButtonLink, ButtonRow } from '#web/design/button/button.tsx';
import { EmptyState } from '#web/design/empty-state/empty-state.tsx';
import { Heading } from '#web/design/heading/heading.tsx';
import { Pagination } from '#web/design/pagination/pagination.tsx';
import { SearchField } from '#web/design/search-field/search-field.tsx';
import { Section } from '#web/design/section/section.tsx';
import { getSuggesting, searchPath } from '#web/site/data/search-suggestions.ts';
import { usePageContext } from '#web/site/visit/page-context.ts';
import { Result } from './result.tsx';
import { type Args, getPages, resultsSearch } from './results-address.ts';
import styles from './results-view.module.css';
import { TypeChoice } from './type-choice.tsx';

/** `answer` is missing where nothing was asked, or too often. */
type ResultsViewProps = { asked: Args; answer: SearchResponse | undefined };

/** The field, and what was found: best first, ten a page. */
export function ResultsView({ asked, answer }: ResultsViewProps) {
  const reader = usePageContext();
  const t = reader.texts('search');
  return (
    <Section spacing="none" width="break-out">
      <div className={styles.view}>
        <div className={styles.head}>
          <Heading level={1} size="section">
            {t('title')}
          </Heading>
          <SearchField
            id="page-search"
            action={searchPath(reader)}
            label={t('label')}
            placeholder={t('placeholder')}
            submit={t('submit')}
            value={asked.query}
            suggesting={getSuggesting(reader)}
          />
        </div>
        {answer ? <Answer asked={asked} answer={answer} /> : null}
        {answer ? null : <p className={styles.hint}>{asked.query ? t('tooMany') : t('start')}</p>}
      </div>
    </Section>
  );
}

function Answer({ asked, answer }: { asked: Args; answer: SearchResponse }) {
  const t = usePageContext().texts('search');
  const { query } = asked;
  const { total, isEstimate, corrected, records } = answer;
  return (
    <>
      <div className={styles.summary}>
        {corrected ? <p className={styles.corrected}>{t('corrected', { query, corrected })}</p> : null}
        <p className={styles.total} role="status">
          {t('results', {
            count: total,
            exactness: isEstimate ? 'about' : 'exact',
            query: corrected ?? query,
          })}
        </p>
        <TypeChoice asked={asked} answer={answer} />
      </div>
      {total === 0 ? (
        <NothingFound query={query} />
      ) : (
        <ol className={styles.list} start={(answer.page - 1) * answer.pageSize + 1}>
          {records.map((record) => (
            <li key={`${record.id} ${record.locale}`}>
              <Result record={record} />
            </li>
          ))}
        </ol>
      )}
      <ResultPages asked={asked} answer={answer} />
    </>
  );
}

/** What to do when nothing was found: other words, the lists of everything, a person. */
function NothingFound({ query }: { query: string }) {
  const { toMain, texts } = usePageContext();
  const t = texts('search');
  return (
    <EmptyState
      title={t('empty.title', { query })}
      text={t('empty.text')}
      action={
        <ButtonRow>
          <ButtonLink href={toMain('/products')}>{t('empty.products')}</ButtonLink>
          <ButtonLink href={toMain('/services')} variant="secondary">
            {t('empty.services')}
          </ButtonLink>
          <ButtonLink href={toMain('/contact')} variant="secondary">
            {t('empty.contact')}
          </ButtonLink>
        </ButtonRow>
      }
    />
  );
}

/** Links to the other pages of results. */
function ResultPages({ asked, answer }: { asked: Args; answer: SearchResponse }) {
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

import { ButtonLink, ButtonRow } from '#web/design/button/button.tsx';
import { EmptyState } from '#web/design/empty-state/empty-state.tsx';
import { Heading } from '#web/design/heading/heading.tsx';
import { Pagination } from '#web/design/pagination/pagination.tsx';
import { SearchField } from '#web/design/search-field/search-field.tsx';
import { Section } from '#web/design/section/section.tsx';
import { getSuggesting, searchPath } from '#web/site/data/search-suggestions.ts';
import { usePageContext } from '#web/site/visit/page-context.ts';
import { Fit } from './quantity/fit.tsx';
import type { FoundByQuantity } from './quantity/search-quantities.ts';
import { UnderstoodAs } from './quantity/understood-as.tsx';
import { Unfit } from './quantity/unfit.tsx';
import { Result } from './result.tsx';
import { type Args, getPages, resultsSearch } from './results-address.ts';
import styles from './results-view.module.css';
import { TypeChoice } from './type-choice.tsx';

/** `found` is undefined where nothing was searched, or the rate limit was exceeded. */
type ResultsViewProps = { args: Args; found: FoundByQuantity | undefined };

/** The search field and the results: best first, ten on a page. */
export function ResultsView({ args, found }: ResultsViewProps) {
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
            value={args.query}
            suggesting={getSuggesting(reader)}
          />
        </div>
        {found ? <Results args={args} found={found} /> : null}
        {found ? null : <p className={styles.hint}>{args.query ? t('tooMany') : t('start')}</p>}
      </div>
    </Section>
  );
}

function Results({ args, found }: { args: Args; found: FoundByQuantity }) {
  const { answer: results, understood, unfit } = found;
  const t = usePageContext().texts('search');
  const { query } = args;
  const { total, isEstimate, corrected, records } = results;
  return (
    <>
      <div className={styles.summary}>
        {understood ? <UnderstoodAs args={args} understood={understood} /> : null}
        {corrected ? <p className={styles.corrected}>{t('corrected', { query, corrected })}</p> : null}
        <p className={styles.total} role="status">
          {t('results', {
            count: total,
            exactness: isEstimate ? 'about' : 'exact',
            query: corrected ?? query,
          })}
        </p>
        <TypeChoice args={args} results={results} />
      </div>
      {total === 0 ? (
        <NothingFound query={query} />
      ) : (
        <ol className={styles.list} start={(results.page - 1) * results.pageSize + 1}>
          {records.map((record) => (
            <li key={`${record.id} ${record.locale}`}>
              <Result record={record}>
                <Fit id={record.id} found={found} />
              </Result>
            </li>
          ))}
        </ol>
      )}
      {unfit.total > 0 ? <Unfit found={found} /> : null}
      <ResultPages args={args} results={results} />
    </>
  );
}

/** Suggestions when nothing was found: other words, the full lists, a contact. */
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
function ResultPages({ args, results }: { args: Args; results: FoundByQuantity['answer'] }) {
  const t = usePageContext().texts('search');
  const query = results.corrected ?? args.query;
  return (
    <Pagination
      labels={{ pages: t('pages'), previous: t('previous'), next: t('next') }}
      current={results.page}
      last={getPages(results)}
      getHref={(page) => resultsSearch({ ...args, query, page })}
    />
  );
}

import { listFormat } from '#web/i18n/format/format.ts';
import { usePageContext } from '#web/site/visit/page-context.ts';
import { Result } from '../result.tsx';
import { resultsSearch } from '../results-address.ts';
import { Fit } from './fit.tsx';
import type { FoundByQuantity } from './search-quantities.ts';
import { bothSystems } from './understand.ts';
import styles from './unfit.module.css';

/** Products that contain the words but do not match the quantities, folded. */
export function Unfit({ found }: { found: FoundByQuantity }) {
  const { texts, locale } = usePageContext();
  const t = texts('search');
  const { unfit, understood } = found;
  if (!understood) return null;
  const value = listFormat(understood.quantities.map(bothSystems), locale, 'plain');
  const all = resultsSearch({ query: understood.words, page: 1, type: 'product' });
  return (
    <details className={styles.fold}>
      <summary className={styles.summary}>{t('unfit', { count: unfit.total, value })}</summary>
      <ul className={styles.list}>
        {unfit.records.map((record) => (
          <li key={record.id}>
            <Result record={record}>
              <Fit id={record.id} found={found} />
            </Result>
          </li>
        ))}
      </ul>
      {unfit.total > unfit.records.length ? (
        <p className={styles.all}>
          <a href={all}>{t('unfit.all')}</a>
        </p>
      ) : null}
    </details>
  );
}

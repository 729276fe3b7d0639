import type { SearchResponse } from '#contracts/search/records.ts';
import { FilterChip } from '#web/design/chip/chip.tsx';
import { formatNumber } from '#web/i18n/format/format.ts';
import { usePageContext } from '#web/site/visit/page-context.ts';
import { type Args, resultsSearch } from './results-address.ts';
import styles from './type-choice.module.css';

/**
 * Filters the results by type; each choice is an address of its own. Hidden where all results are of one
 * type.
 */
export function TypeChoice({ args, results }: { args: Args; results: SearchResponse }) {
  const { locale, texts } = usePageContext();
  const t = texts('search');
  const { types, corrected } = results;
  if (types.length < 2 && !args.type) return null;
  const query = corrected ?? args.query;
  const all = types.reduce((sum, { total }) => sum + total, 0);
  const choices = [
    { type: undefined, name: t('kinds.all'), total: all },
    ...types.map(({ type, total }) => ({ type, name: t(`types.${type}`), total })),
  ];
  return (
    <nav aria-label={t('kinds')}>
      <ul className={styles.list}>
        {choices.map(({ type, name, total }) => (
          <li key={name}>
            <FilterChip
              href={resultsSearch({ ...args, query, page: 1, type })}
              active={type === args.type}
              plain
            >
              {name} <span className={styles.count}>{formatNumber(total, locale)}</span>
            </FilterChip>
          </li>
        ))}
      </ul>
    </nav>
  );
}

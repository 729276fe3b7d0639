import { listFormat } from '#web/i18n/format/format.ts';
import type { SpecificationRow } from '#web/site/data/catalogue/specification-rows.ts';
import { usePageContext } from '#web/site/visit/page-context.ts';
import styles from './fit.module.css';
import { Ruler } from './ruler.tsx';
import type { FoundByQuantity } from './search-quantities.ts';
import { bothSystems } from './understand.ts';

/**
 * A machine's range for each quantity, with the visitor's value on it; nothing without quantities in the
 * query.
 */
export function Fit({ id, found }: { id: string; found: FoundByQuantity }) {
  const { ranges, understood } = found;
  const { texts, locale } = usePageContext();
  const t = texts('search');
  const rows = ranges[id] ?? [];
  if (!understood || rows.length === 0) return null;
  return (
    <dl className={styles.fit}>
      {rows.map((row) => {
        const yours = understood.quantities.filter(({ attribute }) => attribute === row.key);
        return (
          <div key={row.key} className={styles.row}>
            <dt>{row.name}</dt>
            <dd>
              <b>{writeRange(row)}</b>{' '}
              <span className={styles.yours}>
                {t('fit.yours', { value: listFormat(yours.map(bothSystems), locale, 'plain') })}
              </span>
              <Ruler id={id} attribute={row.key} understood={understood} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** Both systems if the data sheet has both; a converted value would add nothing. */
function writeRange({ metric, imperial }: SpecificationRow): string {
  const [first, second] = metric?.converted ? [imperial, metric] : [metric ?? imperial, imperial];
  if (!first || !second || second.converted || second.text === first.text) return first?.text ?? '';
  return `${first.text} (${second.text})`;
}

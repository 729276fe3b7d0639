import { leadQuery } from '#contracts/fit/lead-address.ts';
import { Button } from '#web/design/button/button.tsx';
import { usePageContext } from '#web/site/visit/page-context.ts';
import { columnName } from '../column-name.ts';
import type { ShownComparison } from '../load-comparison.ts';
import styles from './column-pickers.module.css';

/** Selects the two products that a phone has room for. Without script, the button submits the choice. */
export function ColumnPickers({ shown }: { shown: ShownComparison }) {
  const { texts, toMain, locale } = usePageContext();
  const t = texts('comparison');
  const { keys, current, onlyDifferences, lead, system } = shown;
  const products = current?.products ?? [];
  if (products.length < 3) return null;
  return (
    <form
      className={styles.pickers}
      action={toMain('/compare')}
      data-pickers=""
      data-print="hidden"
      autoComplete="off"
    >
      {keys.map((key) => (
        <input key={key} type="hidden" name="p" value={key} />
      ))}
      <input type="hidden" name="class" value={current?.slug} />
      {onlyDifferences ? <input type="hidden" name="view" value="differences" /> : null}
      {lead
        ? [...leadQuery(lead)].map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))
        : null}
      {(['first', 'second'] as const).map((name, index) => (
        <label key={name} className={styles.picker}>
          <span className="visually-hidden">{t(`picker.${name}`)}</span>
          <select name={name} defaultValue={products[index]!.key}>
            {products.map((one) => (
              <option key={one.key} value={one.key}>
                {columnName(one, system, locale)}
              </option>
            ))}
          </select>
        </label>
      ))}
      <div className={styles.send}>
        <Button type="submit" size="compact" variant="secondary" wide>
          {t('picker.show')}
        </Button>
      </div>
    </form>
  );
}

import { Icon } from '#web/design/icon/icon.tsx';
import { productPath } from '#web/site/visit/catalogue-address.ts';
import { usePageContext } from '#web/site/visit/page-context.ts';
import { columnName, variantName } from '../column-name.ts';
import type { Chosen } from '../compared-product.ts';
import { writeAddress } from '../comparison-address.ts';
import type { FoundProduct } from '../comparison-query.ts';
import type { ComparedClass, ShownComparison } from '../load-comparison.ts';
import { moreProducts } from '../more-products.ts';
import styles from './column-head.module.css';

/** The product's name and the way out of the comparison: an address without it. */
export function ColumnHead({ column, shown }: { column: Chosen<FoundProduct>; shown: ShownComparison }) {
  const { texts, toMain, locale } = usePageContext();
  const { keys, current, onlyDifferences, lead, system } = shown;
  const variant = variantName(column, system);
  const without = writeAddress(toMain('/compare'), {
    keys: keys.filter((key) => key !== column.key),
    classification: current && current.products.length > 1 ? current.slug : undefined,
    onlyDifferences,
    lead,
  });
  return (
    <th scope="col" data-key={column.key}>
      <span className={styles.head}>
        <span className={styles.words}>
          <a className={styles.name} href={toMain(productPath(column.product))}>
            {column.product.name}
          </a>
          {variant ? <span className={styles.variant}>{variant}</span> : null}
        </span>
        <a
          className={styles.remove}
          href={without}
          rel="nofollow"
          aria-label={texts('comparison')('remove', { name: columnName(column, system, locale) })}
          data-removes={column.key}
          data-print="hidden"
        >
          <Icon name="close" />
        </a>
      </span>
    </th>
  );
}

/** The place of one more product. */
export function AddSlot({ of: { name, products } }: { of: ComparedClass }) {
  const { texts, toMain } = usePageContext();
  const t = texts('comparison');
  return (
    <td className={styles.slot} data-print="hidden">
      <a className={styles.add} href={toMain(moreProducts(products[0]!.product))} data-adds="">
        <Icon name="plus" />
        <span>{t('add')}</span>
        {name ? <span className={styles.variant}>{t('addText', { name })}</span> : null}
      </a>
    </td>
  );
}

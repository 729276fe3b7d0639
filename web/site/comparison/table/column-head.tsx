import { Icon } from '#web/design/icon/icon.tsx';
import { Picture } from '#web/design/picture/picture.tsx';
import { productPath } from '#web/site/visit/catalogue-address.ts';
import { usePageContext } from '#web/site/visit/page-context.ts';
import { columnName, variantName } from '../column-name.ts';
import type { Chosen } from '../compared-product.ts';
import { writeAddress } from '../comparison-address.ts';
import type { FoundProduct } from '../comparison-query.ts';
import type { ComparedClass, ShownComparison } from '../load-comparison.ts';
import { moreProducts } from '../more-products.ts';
import { productPicture } from '../product-picture.ts';
import styles from './column-head.module.css';

type ColumnProps = { column: Chosen<FoundProduct>; shown: ShownComparison };

/** The product's picture, and a link to the comparison without the product. */
export function ColumnPicture({ column, shown, priority }: ColumnProps & { priority: boolean }) {
  const { texts, toMain, locale } = usePageContext();
  const { keys, current, onlyDifferences, lead, system } = shown;
  const without = writeAddress(toMain('/compare'), {
    keys: keys.filter((key) => key !== column.key),
    classification: current && current.products.length > 1 ? current.slug : undefined,
    onlyDifferences,
    lead,
  });
  return (
    <td className={styles.picture}>
      <Picture
        source={productPicture(column.product.images, 'compared')}
        ratio="4:3"
        fit="contain"
        priority={priority}
        rounded
      />
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
    </td>
  );
}

/** The name of the column's product and variant. */
export function ColumnName({ column, shown }: ColumnProps) {
  const { toMain } = usePageContext();
  const variant = variantName(column, shown.system);
  return (
    <th scope="col" data-key={column.key}>
      <span className={styles.words}>
        <a className={styles.name} href={toMain(productPath(column.product))}>
          {column.product.name}
        </a>
        {variant ? <span className={styles.variant}>{variant}</span> : null}
      </span>
    </th>
  );
}

/** An empty column with a link to add another product. */
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

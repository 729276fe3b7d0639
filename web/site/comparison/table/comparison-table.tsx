import { Picture } from '#web/design/picture/picture.tsx';
import { inGroups } from '#web/site/data/catalogue/specifications.ts';
import { usePageContext } from '#web/site/visit/page-context.ts';
import type { ShownComparison } from '../load-comparison.ts';
import { productPicture } from '../product-picture.ts';
import { CellValues } from './cell-values.tsx';
import { AddSlot, ColumnHead } from './column-head.tsx';
import { type ComparisonRow, isPairAlike } from './comparison-rows.ts';
import styles from './comparison-table.module.css';

/** As many as fit beside each other on a desktop; with more the table scrolls. */
const columnsInView = 4;
/** How many a phone shows; their pictures are the largest of its first screen. */
const columnsOnPhone = 2;

/** A region that scrolls must be reachable by keyboard (WCAG 2.1.1). */
const reachable = 0;

/** Products in columns, attributes in rows. The names of both stay in view. */
export function ComparisonTable({ shown }: { shown: ShownComparison }) {
  const t = usePageContext().texts('comparison');
  const { current, comparison, onlyDifferences } = shown;
  if (!current) return null;
  const { products } = current;
  const rows = onlyDifferences ? comparison.rows.filter(({ differs }) => differs) : comparison.rows;
  const scrolls = products.length > columnsInView;
  const hasSlot = products.length < columnsInView;
  return (
    <section
      className={styles.region}
      aria-label={t('data')}
      data-scrolls={scrolls || undefined}
      tabIndex={scrolls ? reachable : undefined}
    >
      <table
        className={styles.table}
        data-classification={current.slug}
        data-columns={Math.min(products.length, columnsInView) + Number(hasSlot)}
      >
        <caption className="visually-hidden">{current.name || t('title')}</caption>
        <thead>
          <tr className={styles.pictures}>
            <td />
            {products.map(({ key, product }, place) => (
              <td key={key}>
                <Picture
                  source={productPicture(product.images, 'compared')}
                  ratio="4:3"
                  fit="contain"
                  priority={place < columnsOnPhone}
                  rounded
                />
              </td>
            ))}
            {hasSlot ? <AddSlot of={current} /> : null}
          </tr>
          <tr className={styles.names}>
            <th scope="col">{t('data')}</th>
            {products.map((column) => (
              <ColumnHead key={column.key} column={column} shown={shown} />
            ))}
          </tr>
        </thead>
        {inGroups(rows).map(({ group, lines }) => (
          <tbody key={group?.key ?? ''}>
            {group ? <GroupHead name={group.name} columns={products.length} /> : null}
            {lines.map((row) => (
              <Row key={row.key} row={row} keys={products.map(({ key }) => key)} />
            ))}
          </tbody>
        ))}
      </table>
      {rows.length === 0 ? (
        <p className={styles.nothing}>
          {onlyDifferences && comparison.rows.length > 0 ? t('view.equal') : t('data.none')}
        </p>
      ) : null}
    </section>
  );
}

/** In print there are only those columns that are in view on a desktop, so the head must not hold more. */
function GroupHead({ name, columns }: { name: string; columns: number }) {
  return (
    <tr className={styles.group}>
      <th scope="rowgroup" colSpan={1 + Math.min(columns, columnsInView)}>
        <span className={styles.groupName}>{name}</span>
      </th>
      {columns > columnsInView ? <td colSpan={columns - columnsInView} /> : null}
    </tr>
  );
}

/** Where products differ, a sign says so besides the colour. */
function Row({ row, keys }: { row: ComparisonRow; keys: readonly string[] }) {
  const t = usePageContext().texts('comparison');
  return (
    <tr data-differs={row.differs || undefined} data-alike={isPairAlike(row) || undefined}>
      <th scope="row">
        {row.name}
        {row.differs ? (
          <span className={styles.sign}>
            <span aria-hidden="true">≠</span>
            <span className="visually-hidden"> ({t('differs')})</span>
          </span>
        ) : null}
      </th>
      {keys.map((key, index) => (
        <td key={key}>
          <CellValues values={row.cells[index]!} />
        </td>
      ))}
    </tr>
  );
}

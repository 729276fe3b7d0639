import { inGroups } from '#web/site/data/catalogue/specifications.ts';
import { usePageContext } from '#web/site/visit/page-context.ts';
import type { ShownComparison } from '../load-comparison.ts';
import { QuoteRow } from '../quote/quote-row.tsx';
import { AddSlot, ColumnName, ColumnPicture } from './column-head.tsx';
import styles from './comparison-table.module.css';
import { CapabilityLine, SpecificationLine } from './lines.tsx';

/** As many columns as fit on a desktop; with more, the table scrolls. */
const columnsInView = 4;
/**
 * As many columns as a phone shows. Their pictures are the largest of its first screen; the others are
 * reached by swiping.
 */
const columnsOnPhone = 2;

/** A region that scrolls must be reachable by keyboard (WCAG 2.1.1). */
const reachable = 0;

/** Products in columns, attributes in rows. The names of both stay in view. */
export function ComparisonTable({ shown }: { shown: ShownComparison }) {
  const t = usePageContext().texts('comparison');
  const { current, rows, total, different, onlyDifferences } = shown;
  if (!current) return null;
  const { products } = current;
  const hasSlot = products.length < columnsInView;
  return (
    <section
      className={styles.region}
      aria-label={t('data')}
      data-scrolls={products.length > columnsInView || undefined}
      data-swipes={products.length > columnsOnPhone || undefined}
      tabIndex={products.length > columnsOnPhone ? reachable : undefined}
    >
      <table
        className={styles.table}
        data-classification={current.slug}
        data-columns={Math.min(products.length, columnsInView) + Number(hasSlot)}
        data-products={products.length}
      >
        <caption className="visually-hidden">{current.name || t('title')}</caption>
        <thead>
          <tr className={styles.pictures}>
            <ScaleNote shown={shown} />
            {products.map((column, place) => (
              <ColumnPicture
                key={column.key}
                column={column}
                shown={shown}
                priority={place < columnsOnPhone}
              />
            ))}
            {hasSlot ? <AddSlot of={current} /> : null}
          </tr>
          <tr className={styles.names}>
            <th scope="col">{t('data')}</th>
            {products.map((column) => (
              <ColumnName key={column.key} column={column} shown={shown} />
            ))}
          </tr>
        </thead>
        <tbody>
          <QuoteRow shown={shown} place="head" />
        </tbody>
        <Groups shown={shown} />
        <tfoot>
          <QuoteRow shown={shown} place="foot" />
        </tfoot>
      </table>
      {rows.length === 0 || (onlyDifferences && different === 0) ? (
        <p className={styles.nothing}>{total > 0 ? t('view.equal') : t('data.none')}</p>
      ) : null}
    </section>
  );
}

/** Explains the scale of the bars. */
function ScaleNote({ shown: { classTotal, current, scales } }: { shown: ShownComparison }) {
  const t = usePageContext().texts('comparison');
  const isDrawn = classTotal !== undefined && [...scales.values()].some(({ family }) => family);
  return (
    <td className={styles.note}>
      {isDrawn ? t('scale', { count: String(classTotal), name: current?.name ?? '' }) : null}
    </td>
  );
}

/** The specifications of the wire first, then the capabilities, then the other specifications. */
function Groups({ shown }: { shown: ShownComparison }) {
  const t = usePageContext().texts('comparison');
  const { current, onlyDifferences } = shown;
  const products = current?.products ?? [];
  const isShown = ({ differs }: { differs: boolean }) => differs || !onlyDifferences;
  const capabilities = shown.capabilities.filter(isShown);
  const keys = products.map(({ key }) => key);
  const groups = inGroups(shown.rows.filter(isShown)).map(({ group, lines }) => (
    <tbody key={group?.key ?? ''}>
      {group ? <GroupHead name={group.name} columns={products.length} /> : null}
      {lines.map((row) => (
        <SpecificationLine key={row.key} row={row} keys={keys} shown={shown} />
      ))}
    </tbody>
  ));
  return (
    <>
      {groups.slice(0, 1)}
      {capabilities.length > 0 ? (
        <tbody>
          <GroupHead name={t('capabilities')} columns={products.length} />
          {capabilities.map((row) => (
            <CapabilityLine key={row.slug} row={row} keys={keys} />
          ))}
        </tbody>
      ) : null}
      {groups.slice(1)}
    </>
  );
}

/** In print there are only the columns that a desktop shows, so the head must not span more. */
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

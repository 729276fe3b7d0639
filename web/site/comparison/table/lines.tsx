import { Icon } from '#web/design/icon/icon.tsx';
import { usePageContext } from '#web/site/visit/page-context.ts';
import { CapabilityDrawing } from '../ends/capability-drawing.tsx';
import type { CapabilityRow } from '../ends/capability-rows.ts';
import { FootprintDrawing } from '../footprint/footprint-drawing.tsx';
import { findMeasure } from '../footprint/measures.ts';
import type { ShownComparison } from '../load-comparison.ts';
import { RangeBar } from '../scale/range-bar.tsx';
import type { ScaledRow } from '../scale/scaled-rows.ts';
import { CellValues } from './cell-values.tsx';
import { type ComparisonRow, isPairAlike } from './comparison-rows.ts';
import styles from './lines.module.css';

/** Marks a row that differs by a symbol, not by colour alone. */
function Differs() {
  const t = usePageContext().texts('comparison');
  return (
    <span className={styles.sign}>
      <span aria-hidden="true">≠</span>
      <span className="visually-hidden"> ({t('differs')})</span>
    </span>
  );
}

type LineProps<Row> = { row: Row; keys: readonly string[] };

/** The row of an attribute: numbers are placed on the scale of the class, and the best one is named. */
export function SpecificationLine({
  row,
  keys,
  shown,
}: LineProps<ComparisonRow> & { shown: ShownComparison }) {
  const t = usePageContext().texts('comparison');
  const { locale } = usePageContext();
  const { classTotal, footprints, system } = shown;
  const scale = shown.scales.get(row.key);
  const drawn = row.key === 'dimensions' ? footprints : undefined;
  const measure = drawn && findMeasure(drawn.width, system, locale);
  return (
    <tr data-differs={row.differs || undefined} data-alike={isPairAlike(row) || undefined}>
      <th scope="row">
        {row.name}
        {row.differs ? <Differs /> : null}
        {scale?.family && classTotal !== undefined ? (
          <span className={styles.note}>
            {t('family', { count: String(classTotal), range: scale.family })}
          </span>
        ) : null}
        {scale?.own ? <span className={styles.own}>{t('yours', { value: scale.own })}</span> : null}
        {measure ? <span className={styles.note}>{t('footprint', { length: measure.text })}</span> : null}
      </th>
      {keys.map((key, column) => (
        <td key={key}>
          {drawn && measure ? (
            <FootprintDrawing footprints={drawn} column={column} measure={measure.length} />
          ) : null}
          <CellValues values={row.cells[column]!} /> <Best is={scale?.best[column]} word={scale?.word} />
          <Best is={drawn?.smallest[column]} word="smallest" />
          <Placed scale={scale} column={column} />
        </td>
      ))}
    </tr>
  );
}

type Word = NonNullable<ScaledRow['word']> | 'smallest';

function Best({ is, word }: { is: boolean | undefined; word: Word | undefined }) {
  const t = usePageContext().texts('comparison');
  return is && word ? <span className={styles.best}>{t(`best.${word}`)}</span> : null;
}

/** The bar of a cell, and a text when the visitor's own value lies outside its range. */
function Placed({ scale, column }: { scale: ScaledRow | undefined; column: number }) {
  const t = usePageContext().texts('comparison');
  const bar = scale?.bars[column];
  if (!scale || !bar) return null;
  const { yours, own } = scale;
  const isWithin = yours?.within[column] === true;
  return (
    <>
      {yours && own && !isWithin ? (
        <span className={styles.note}>{t('yours.outside', { value: own })}</span>
      ) : null}
      <RangeBar bar={bar} mark={yours && { place: yours.place, isWithin }} />
    </>
  );
}

/** The row of a capability: its drawing, and which products have it. */
export function CapabilityLine({ row: { slug, name, can, differs }, keys }: LineProps<CapabilityRow>) {
  const t = usePageContext().texts('frame');
  return (
    <tr data-differs={differs || undefined} data-alike={can[0] === can[1] || undefined}>
      <th scope="row" className={styles.capability}>
        {name}
        {differs ? <Differs /> : null}
        <span className={styles.drawing}>
          <CapabilityDrawing slug={slug} />
        </span>
      </th>
      {keys.map((key, column) => (
        <td key={key}>
          <span className={styles.said} data-can={can[column] ? 'yes' : 'no'}>
            <Icon name={can[column] ? 'check' : 'minus'} />
            {t(can[column] ? 'yes' : 'no')}
          </span>
        </td>
      ))}
    </tr>
  );
}

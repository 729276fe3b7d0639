import { InBothUnits } from '#web/design/units/units.tsx';
import type { SpecificationRow, Written } from '#web/site/data/catalogue/specification-rows.ts';
import { usePageContext } from '#web/site/visit/page-context.ts';
import styles from './value.module.css';

/** A value in both measurement systems; the page shows the one that the reader chooses. */
export function Value({ row }: { row: Pick<SpecificationRow, 'metric' | 'imperial'> }) {
  const { metric, imperial } = row;
  if (!metric || !imperial) return <OneSystem value={metric ?? imperial} />;
  if (metric.text === imperial.text) return <OneSystem value={metric} />;
  return <InBothUnits metric={<OneSystem value={metric} />} imperial={<OneSystem value={imperial} />} />;
}

/** Decision 16: a converted value is marked as such. */
function OneSystem({ value }: { value: Written | undefined }) {
  const t = usePageContext().texts('catalogue');
  if (!value) return null;
  if (!value.converted) return value.text;
  return (
    <span className={styles.converted} title={t('data.converted')}>
      <span aria-hidden="true">≈&nbsp;</span>
      <span className="visually-hidden">{t('data.approximately')} </span>
      {value.text}
    </span>
  );
}

import { usePageContext } from '#web/site/visit/page-context.ts';
import styles from './cell-values.module.css';
import type { Value } from './comparison-rows.ts';

/** The values of an attribute; a dash where there are none. Converted values are marked (decision 16). */
export function CellValues({ values }: { values: readonly Value[] }) {
  const t = usePageContext().texts('comparison');
  if (values.length === 0) {
    return (
      <>
        <span aria-hidden="true">–</span>
        <span className="visually-hidden">{t('missing')}</span>
      </>
    );
  }
  return (
    <span className={values.length > 1 ? styles.list : undefined}>
      {values.map((value) => (
        <CellValue key={value.text} value={value} />
      ))}
    </span>
  );
}

function CellValue({ value: { text, converted } }: { value: Value }) {
  const t = usePageContext().texts('comparison');
  return (
    <span className={styles.value}>
      {converted ? (
        <>
          <span aria-hidden="true">≈&nbsp;</span>
          <span className="visually-hidden">{t('approximately')} </span>
        </>
      ) : null}
      {text}
    </span>
  );
}

import styles from './key-figures.module.css';

/** The number of columns by the number of figures, so that none is alone in the last row. */
const columns = [1, 1, 2, 3, 4, 5, 3, 4, 4];

/** If one value is long, all are set smaller, so that none wraps. */
function getLength(items: KeyFigure[]): 'short' | 'medium' | 'long' {
  const maxLength = Math.max(...items.map(({ value, unit }) => value.length + (unit ? unit.length / 2 : 0)));
  if (maxLength <= 5) return 'short';
  return maxLength <= 8 ? 'medium' : 'long';
}

export type KeyFigure = { value: string; unit?: string; label: string; note?: string };

/** Key figures: large numbers with small labels. */
export function KeyFigures({ items, size = 'large' }: { items: KeyFigure[]; size?: 'large' | 'regular' }) {
  return (
    <dl
      className={styles.figures}
      data-size={size}
      data-columns={columns[items.length] ?? 4}
      data-length={getLength(items)}
    >
      {items.map(({ value, unit, label, note }) => (
        <div key={label} className={styles.figure}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>
            {value}
            {unit ? <span className={styles.unit}> {unit}</span> : null}
          </dd>
          {note ? <dd className={styles.note}>{note}</dd> : null}
        </div>
      ))}
    </dl>
  );
}

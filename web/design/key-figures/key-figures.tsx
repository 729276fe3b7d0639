import styles from './key-figures.module.css';

/** Columns in which so many figures stand without leaving one alone in the last row. */
const columns = [1, 1, 2, 3, 4, 5, 3, 4, 4];

/** Long values are set smaller, all alike, so that none is broken. */
function getLength(items: KeyFigure[]): 'short' | 'medium' | 'long' {
  const maxLength = Math.max(...items.map(({ value, unit }) => value.length + (unit ? unit.length / 2 : 0)));
  if (maxLength <= 5) return 'short';
  return maxLength <= 8 ? 'medium' : 'long';
}

export type KeyFigure = { value: string; unit?: string; label: string; note?: string };

/** Numbers as graphics: what is measured in small type, the figure large. */
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

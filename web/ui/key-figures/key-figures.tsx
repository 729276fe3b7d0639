import styles from './key-figures.module.css';

export type KeyFigure = { value: string; unit?: string; label: string; note?: string };

/** Numbers as graphics: what is measured in small type, the figure large. */
export function KeyFigures({ items, size = 'large' }: { items: KeyFigure[]; size?: 'large' | 'regular' }) {
  return (
    <dl className={styles.figures} data-size={size}>
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

import type { Bar } from './measure-row.ts';
import styles from './range-bar.module.css';

type RangeBarProps = {
  bar: Bar;
  /** The visitor's value: its position, and whether the machine's range includes it. */
  mark?: { readonly place: number; readonly isWithin: boolean };
};

/** The smallest width of a bar in per cent, so that it is visible. */
const least = 1.5;
const percent = (value: number) => `${Math.round(value * 10) / 10}%`;

/**
 * A machine's range on the scale of its class, with a mark for the visitor's own value: filled inside the
 * range, hollow outside. Hidden from screen readers, which read the text beside it.
 */
export function RangeBar({ bar: { from, to }, mark }: RangeBarProps) {
  const start = Math.min(from, 100 - least);
  return (
    <svg className={styles.bar} width="100%" height="16" aria-hidden="true">
      <rect className={styles.family} y="4" width="100%" height="8" rx="4" />
      <rect
        className={styles.range}
        x={percent(start)}
        y="4"
        width={percent(Math.max(least, to - start))}
        height="8"
        rx="4"
      />
      {mark ? (
        <>
          <line className={styles.mark} x1={percent(mark.place)} x2={percent(mark.place)} y1="0" y2="16" />
          <circle
            className={mark.isWithin ? styles.inside : styles.outside}
            cx={percent(mark.place)}
            cy="8"
            r="4"
          />
        </>
      ) : null}
    </svg>
  );
}

import { isWithin } from '#contracts/fit/check-work.ts';
import type { Range } from '#contracts/fit/machine.ts';
import { n } from '../lead/pen.tsx';
import styles from './results.module.css';

type RangeRulerProps = {
  range: Range;
  /** The visitor's value. */
  value: number;
  /** The range of the whole list. */
  scale: { readonly from: number; readonly to: number };
};

/**
 * A machine's range on a logarithmic scale, with the visitor's value: hollow where it is outside. Screen
 * readers read the text beside it.
 */
export function RangeRuler({ range, value, scale }: RangeRulerProps) {
  const place = (of: number) =>
    100 * Math.min(1, Math.max(0, Math.log(of / scale.from) / Math.log(scale.to / scale.from)));
  const from = range.from ? place(range.from) : 0;
  const to = range.to === undefined ? 100 : place(range.to);
  const mark = `${n(place(value))}%`;
  return (
    <svg className={styles.ruler} width="100%" height="22" aria-hidden="true">
      <rect className={styles.track} x="0" y="8" width="100%" height="6" rx="3" />
      <rect
        className={styles.range}
        x={`${n(from)}%`}
        y="8"
        width={`${n(Math.max(1, to - from))}%`}
        height="6"
        rx="3"
      />
      <line className={styles.mark} x1={mark} x2={mark} y1="0" y2="22" />
      <circle className={isWithin(value, range) ? styles.inside : styles.outside} cx={mark} cy="11" r="5" />
    </svg>
  );
}

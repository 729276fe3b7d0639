import styles from './fit.module.css';
import { rulerPlaces } from './ruler-places.ts';
import type { Understood } from './understand.ts';

const width = 100;

/**
 * The range on a logarithmic scale, the same for the whole list, with the visitor's values. Screen readers
 * read the text beside it.
 */
export function Ruler({
  id,
  attribute,
  understood,
}: {
  id: string;
  attribute: string;
  understood: Understood;
}) {
  const places = rulerPlaces(id.slice('product:'.length), attribute, understood);
  if (!places) return null;
  const { from, to, marks } = places;
  return (
    <svg className={styles.ruler} viewBox={`0 0 ${width} 3`} preserveAspectRatio="none" aria-hidden="true">
      <rect className={styles.track} x="0" y="1.2" width={width} height="0.6" />
      <rect
        className={styles.range}
        x={from * width}
        y="0.7"
        width={Math.max(0.8, (to - from) * width)}
        height="1.6"
      />
      {marks.map((mark) => (
        <rect key={mark} className={styles.mark} x={mark * width - 0.6} y="0" width="1.2" height="3" />
      ))}
    </svg>
  );
}

import styles from './footprint-drawing.module.css';
import type { Footprints, Rectangle } from './footprints.ts';

type FootprintDrawingProps = {
  footprints: Footprints;
  column: number;
  /** The length of the scale line below, in mm. */
  measure: number;
};

/**
 * A machine from the front, standing on the floor, and below it its footprint. The numbers stand beside it as
 * text.
 */
export function FootprintDrawing({
  footprints: { width, height, floor, drawn },
  column,
  measure,
}: FootprintDrawingProps) {
  const body = drawn[column];
  if (!body) return null;
  const room = Math.max(width, height) / 40;
  const line = height + room * 2;
  return (
    <svg
      className={styles.drawing}
      viewBox={`${-room} ${-room} ${width + 2 * room} ${line + 2 * room}`}
      preserveAspectRatio="xMinYMin meet"
      aria-hidden="true"
    >
      <Side className={styles.front} of={body.front} />
      <path className={styles.floor} d={`M0 ${floor}H${width}`} />
      <Side className={styles.plan} of={body.plan} />
      <path
        className={styles.measure}
        d={`M0 ${line}H${measure}M0 ${line - room}V${line + room}M${measure} ${line - room}V${line + room}`}
      />
    </svg>
  );
}

function Side({ className, of }: { className: string | undefined; of: Rectangle }) {
  return <rect className={className} x={of.x} y={of.y} width={of.width} height={of.height} />;
}

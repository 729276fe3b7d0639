import { classNames } from '#web/design/class-names.ts';
import styles from './wire-drawing.module.css';

/**
 * The wire of empty states and error pages: stripped at its end, and not yet in its connector (`waiting`) or
 * pulled out of it (`loose`).
 */
export function WireDrawing({ scene = 'waiting', large }: { scene?: 'waiting' | 'loose'; large?: boolean }) {
  return (
    <svg
      className={classNames(styles.drawing, large && styles.large)}
      viewBox={scene === 'loose' ? '0 0 720 220' : '0 0 320 150'}
      aria-hidden="true"
      focusable="false"
    >
      {scene === 'loose' ? <LooseWire /> : <WaitingWire />}
    </svg>
  );
}

function WaitingWire() {
  return (
    <>
      <path className={styles.wire} d="M-8 104c58 0 70-58 120-58s44 66 92 66c20 0 30-12 38-24" />
      <path className={styles.strands} d="M239.5 86.3l4.9-15.2M242 88l10-15M244.5 89.7l12.3-10.3" />
      <path
        className={styles.missing}
        d="M275 34h36a5 5 0 0 1 5 5v24a5 5 0 0 1-5 5h-36a5 5 0 0 1-5-5V39a5 5 0 0 1 5-5ZM282 68v10h22V68"
      />
    </>
  );
}

function LooseWire() {
  return (
    <>
      <path className={styles.wire} d="M-8 166c110 0 118-104 214-104 78 0 72 104 150 104 44 0 58-26 76-62" />
      <path
        className={styles.strands}
        d="M428 102l3.3-23.8M430.7 103.3l10.4-27.1M433.3 104.7l15.8-24.3M436 106l17.3-16.7"
      />
      <path
        className={styles.housing}
        d="M560 62h86a10 10 0 0 1 10 10v76a10 10 0 0 1-10 10h-86a10 10 0 0 1-10-10V72a10 10 0 0 1 10-10ZM550 92h-20v36h20M656 110h72"
      />
      <path className={styles.housing} d="M574 84h58M574 110h58M574 136h58" />
      <path className={styles.missing} d="M466 88l56 18" />
    </>
  );
}

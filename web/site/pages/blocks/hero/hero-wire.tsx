import styles from './hero.module.css';

/** A drawn wire for a hero without a picture: it enters from the side and is stripped at its end. */
export function HeroWire() {
  return (
    <svg className={styles.wire} viewBox="0 0 720 320" preserveAspectRatio="xMaxYMid meet" aria-hidden="true">
      <path className={styles.insulation} d="M720 52C560 52 560 236 400 236H252" />
      <path className={styles.strand} d="M252 236H96M252 229c-60 0-90-10-150-8M252 243c-60 0-92 11-144 10" />
      <path className={styles.edge} d="M252 222v28" />
    </svg>
  );
}

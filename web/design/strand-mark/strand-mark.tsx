import { classNames } from '#web/design/class-names.ts';
import styles from './strand-mark.module.css';

/** The logo: three slanted strands, two of copper and one of ink. */
export function StrandMark({ className }: { className?: string }) {
  return (
    <svg
      className={classNames(styles.mark, className)}
      viewBox="0 0 32 32"
      aria-hidden="true"
      focusable="false"
    >
      <g transform="skewX(-16)">
        <rect className={styles.copper} x="10" y="9" width="5" height="14" rx="2.5" />
        <rect className={styles.copper} x="18" y="2" width="5" height="28" rx="2.5" />
        <rect className={styles.ink} x="26" y="9" width="5" height="14" rx="2.5" />
      </g>
    </svg>
  );
}

/** The logo of a company. */
export type Logo = {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  /** Whether the logo contains the name, which then need not be shown beside it. */
  readonly saysName: boolean;
};

/** The logo, or else the mark, with the name of the company or site beside it. */
export function Wordmark({ name, logo }: { name: string; logo?: Logo | undefined }) {
  const picture = logo && (
    <img
      className={styles.logo}
      src={logo.src}
      width={logo.width}
      height={logo.height}
      alt={logo.saysName ? name : ''}
    />
  );
  if (logo?.saysName) return <span className={styles.wordmark}>{picture}</span>;
  return (
    <span className={styles.wordmark}>
      {picture ?? <StrandMark />}
      <span translate="no">{name}</span>
    </span>
  );
}

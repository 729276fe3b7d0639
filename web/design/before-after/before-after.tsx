import { Picture, type PictureSource } from '#web/design/picture/picture.tsx';
import styles from './before-after.module.css';

type Side = { source: PictureSource; label?: string };

type BeforeAfterProps = {
  before: Side;
  after: Side;
  /** The accessible name of the slider that moves the dividing line. */
  label: string;
  /** The largest picture of the first screen. */
  priority?: boolean;
};

/**
 * Two pictures of one subject from the same point of view, with a movable dividing line. Without script, and
 * in print, both are shown whole.
 */
export function BeforeAfter({ before, after, label, priority }: BeforeAfterProps) {
  return (
    <ui-before-after class={styles.pair}>
      <BeforeAfterSide {...before} priority={priority} />
      <BeforeAfterSide {...after} priority={priority} />
      <input
        className={styles.slider}
        type="range"
        min="0"
        max="100"
        defaultValue="50"
        aria-label={label}
        autoComplete="off"
      />
      <span className={styles.line} aria-hidden="true">
        <svg className={styles.knob} viewBox="0 0 24 24" aria-hidden="true">
          <path d="M9 7l-5 5 5 5M15 7l5 5-5 5" />
        </svg>
      </span>
    </ui-before-after>
  );
}

function BeforeAfterSide({ source, label, priority }: Side & { priority?: boolean }) {
  return (
    <figure className={styles.side}>
      <Picture source={source} ratio="free" priority={priority} className={styles.picture} />
      {label ? <figcaption className={styles.label}>{label}</figcaption> : null}
    </figure>
  );
}

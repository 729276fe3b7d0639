import { Picture, type PictureSource } from '#web/design/picture/picture.tsx';
import styles from './before-after.module.css';

type Side = { source: PictureSource; label?: string };

type BeforeAfterProps = {
  before: Side;
  after: Side;
  /** Name of the slider that draws the line between the two. */
  label: string;
  /** The largest picture of the first screen. */
  priority?: boolean;
};

/** Two pictures of one thing, from one place, with a line between them to draw. Without script, and on paper, both stand whole. */
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

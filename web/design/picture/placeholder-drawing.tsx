import styles from './picture.module.css';

/** The placeholder for a missing picture: the outline of a machine with a wire through it. */
export function PlaceholderDrawing() {
  return (
    <svg className={styles.placeholder} viewBox="0 0 480 360" aria-hidden="true" focusable="false">
      <path
        className={styles.outline}
        d="M130 250V140l52-34h150l26 34v110zM130 214h228M182 106l-14 74h160l30-40M238 128h74l12 34h-92zM196 225a7 7 0 1 0 0 14 7 7 0 0 0 0-14Zm26 0a7 7 0 1 0 0 14 7 7 0 0 0 0-14Z"
      />
      <path className={styles.wire} d="M60 199c30-12 50-14 70-14M358 185c24 0 44 2 66-10" />
    </svg>
  );
}

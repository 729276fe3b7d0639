import { classNames } from '#web/design/class-names.ts';
import styles from './skeleton.module.css';

/** A placeholder in the shape of content that is still being fetched. */
export function Skeleton({
  shape,
  lines = 3,
}: {
  shape: 'text' | 'title' | 'picture' | 'avatar';
  lines?: number;
}) {
  if (shape !== 'text') return <span className={classNames(styles.bone, styles[shape])} aria-hidden="true" />;
  return (
    <span className={styles.lines} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => `line-${line}`).map((key) => (
        <span key={key} className={classNames(styles.bone, styles.line)} />
      ))}
    </span>
  );
}

/** The placeholder of a stage card. */
export function SkeletonCard() {
  return (
    <div className={styles.card} aria-hidden="true">
      <Skeleton shape="title" />
      <Skeleton shape="text" lines={2} />
      <Skeleton shape="picture" />
    </div>
  );
}

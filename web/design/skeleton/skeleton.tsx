import { classNames } from '#web/design/class-names.ts';
import styles from './skeleton.module.css';

/** The place of something that is still being fetched; it has the shape of what will come. */
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

/** A stage card that has not come yet. */
export function SkeletonCard() {
  return (
    <div className={styles.card} aria-hidden="true">
      <Skeleton shape="title" />
      <Skeleton shape="text" lines={2} />
      <Skeleton shape="picture" />
    </div>
  );
}

import { Icon } from '#web/design/icon/icon.tsx';
import styles from './lens.module.css';

/** The sign in the corner of a picture that its link shows larger. */
export function Lens({ label }: { label: string }) {
  return (
    <span className={styles.lens}>
      <Icon name="zoom-in" />
      <span className="visually-hidden">{label}</span>
    </span>
  );
}

import { Icon } from '#web/design/icon/icon.tsx';
import styles from './lens.module.css';

/** The magnifier in the corner of a picture that can be enlarged. */
export function Lens({ label }: { label: string }) {
  return (
    <span className={styles.lens}>
      <Icon name="zoom-in" />
      <span className="visually-hidden">{label}</span>
    </span>
  );
}

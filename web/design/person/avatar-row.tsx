import { Avatar } from './avatar.tsx';
import styles from './person.module.css';

/** Several people side by side, overlapping; their names are said in the words beside them. */
export function AvatarRow({ names }: { names: string[] }) {
  return (
    <span className={styles.faces}>
      {names.map((name) => (
        <Avatar key={name} name={name} />
      ))}
    </span>
  );
}

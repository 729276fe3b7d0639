import { Avatar } from './avatar.tsx';
import styles from './person.module.css';

/** Several people side by side, overlapping; their names are in the text beside them. */
export function AvatarRow({ names, size = 'medium' }: { names: string[]; size?: 'small' | 'medium' }) {
  return (
    <span className={styles.faces}>
      {names.map((name) => (
        <Avatar key={name} name={name} size={size} />
      ))}
    </span>
  );
}

import { Icon } from '#web/design/icon/icon.tsx';
import { type IconName, iconPaths } from '#web/design/icon/icon-paths.ts';
import { StrandMark } from '#web/design/strand-mark/strand-mark.tsx';
import styles from './icon-table.module.css';

const icons = Object.keys(iconPaths) as IconName[];

/** All icons, with their names. */
export function IconTable() {
  return (
    <ul className={styles.icons}>
      <li className={styles.icon}>
        <StrandMark />
        <span>strand mark</span>
      </li>
      {icons.map((name) => (
        <li key={name} className={styles.icon}>
          <Icon name={name} />
          <span>{name}</span>
        </li>
      ))}
    </ul>
  );
}

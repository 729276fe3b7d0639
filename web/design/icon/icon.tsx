import { classNames } from '#web/design/class-names.ts';
import styles from './icon.module.css';
import { type IconName, iconPaths } from './icon-paths.ts';

/** A UI icon. It never carries meaning alone: there is a text beside it or in the label of its button. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg
      className={classNames(styles.icon, className)}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}

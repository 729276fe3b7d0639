import type { ReactNode } from 'react';
import { Icon } from '#web/design/icon/icon.tsx';
import type { IconName } from '#web/design/icon/icon-paths.ts';
import styles from './side-buttons.module.css';

type SideButton = {
  icon: IconName;
  label: string;
  /** The page that shows the same as the panel. */
  href: string;
  /** Id of the dialog to open instead, where script runs. */
  opens?: string;
  /** A count on its corner, which belongs to its name. */
  badge?: ReactNode;
};

/** The ways to people and to the comparison, at the edge of every page. */
export function SideButtons({ label, buttons }: { label: string; buttons: SideButton[] }) {
  return (
    <nav aria-label={label} className={styles.side} data-print="hidden">
      <ul className={styles.list}>
        {buttons.map(({ icon, label: name, href, opens, badge }) => (
          <li key={href}>
            <a className={styles.button} href={href} data-opens={opens}>
              <Icon name={icon} />
              <span className={styles.name}>{name}</span>
              {badge}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

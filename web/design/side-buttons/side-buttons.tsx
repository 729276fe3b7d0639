import type { ReactNode } from 'react';
import { Icon } from '#web/design/icon/icon.tsx';
import type { IconName } from '#web/design/icon/icon-paths.ts';
import styles from './side-buttons.module.css';

type SideButton = {
  icon: IconName;
  label: string;
  /** The page with the same content as the panel. */
  href: string;
  /** The id of the dialog that a script opens instead. */
  opens?: string;
  /** A count on its corner, which is part of its accessible name. */
  badge?: ReactNode;
};

/** Links to experts and to the comparison, at the edge of every page. */
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

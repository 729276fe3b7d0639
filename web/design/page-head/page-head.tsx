import type { ReactNode } from 'react';
import { Icon } from '#web/design/icon/icon.tsx';
import { Link } from '#web/design/link/link.tsx';
import styles from './page-head.module.css';

type PageHeadProps = {
  title: ReactNode;
  lead?: ReactNode;
  /** The parent level, shown above the title. */
  back?: { href: string; label: string };
  /** A status or other content beside the title. */
  aside?: ReactNode;
  /** Buttons at the end of the row; below the title on narrow screens. */
  actions?: ReactNode;
};

/** The head of a screen in an application: its title and actions. */
export function PageHead({ title, lead, back, aside, actions }: PageHeadProps) {
  return (
    <header className={styles.head}>
      <div className={styles.words}>
        {back ? (
          <Link className={styles.back} href={back.href}>
            <Icon name="chevron-left" />
            {back.label}
          </Link>
        ) : null}
        <div className={styles.line}>
          <h1 className={styles.title}>{title}</h1>
          {aside}
        </div>
        {lead ? <p className={styles.lead}>{lead}</p> : null}
      </div>
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </header>
  );
}

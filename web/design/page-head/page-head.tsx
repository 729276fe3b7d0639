import type { ReactNode } from 'react';
import { Icon } from '#web/design/icon/icon.tsx';
import { Link } from '#web/design/link/link.tsx';
import styles from './page-head.module.css';

type PageHeadProps = {
  title: ReactNode;
  lead?: ReactNode;
  /** The level above: shown over the title. */
  back?: { href: string; label: string };
  /** A state, or what else belongs beside the title. */
  aside?: ReactNode;
  /** Buttons at the end of the line; below the title on narrow screens. */
  actions?: ReactNode;
};

/** The head of a working page: where one is and what one can do here. */
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

import { CountBadge } from '#web/design/badge/badge.tsx';
import { Icon } from '#web/design/icon/icon.tsx';
import { Link } from '#web/design/link/link.tsx';
import { usePortal } from '../portal.ts';
import styles from './bar.module.css';
import { Menu } from './menu.tsx';
import type { Waiting } from './use-frame-news.ts';

/** The tickets that wait for the reader, and the company's news. */
export function NewsMenu({ waiting: { count, isMore, tickets } }: { waiting: Waiting }) {
  const { texts, to, toSite, siteName } = usePortal();
  const t = texts('application');
  return (
    <Menu
      button={
        <>
          <Icon name="bell" />
          <span className="visually-hidden">{t(isMore ? 'news.count.more' : 'news.count', { count })}</span>
          {count > 0 ? <CountBadge count={count} /> : null}
        </>
      }
    >
      <p className={styles.title}>{t('news')}</p>
      {tickets.length > 0 ? (
        <ul className={styles.entries}>
          {tickets.map(({ number, subject, machine }) => (
            <li key={number}>
              <Link className={styles.entry} href={to(`/tickets/${number}`)}>
                {subject}
                <span className={styles.facts}>{[number, machine.name].filter(Boolean).join(' · ')}</span>
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.nothing}>{t('news.none')}</p>
      )}
      <a className={styles.entry} href={toSite('/news')}>
        {t('news.company', { company: siteName })}
      </a>
    </Menu>
  );
}

import type { ReactNode } from 'react';
import { CompareCount } from '#web/design/compare-panel/compare-panel.tsx';
import { Icon } from '#web/design/icon/icon.tsx';
import type { IconName } from '#web/design/icon/icon-paths.ts';
import { UnreadMark } from '#web/design/news-panel/news-panel.tsx';
import { usePageContext } from '#web/site/visit/page-context.ts';
import { AccountMenu } from './account-menu.tsx';
import styles from './header-tools.module.css';
import { SearchPanel } from './search-panel.tsx';

/** Search, news, comparison, locale and account at the end of the bar. */
export function HeaderTools() {
  const { locale, toMain, texts } = usePageContext();
  const t = texts('frame');
  return (
    <div className={styles.tools}>
      <button type="button" className={styles.tool} popoverTarget="site-search">
        <Icon name="search" />
        <span className="visually-hidden">{t('search')}</span>
      </button>
      <ToolLink icon="bell" label={t('newsFeed.open')} href={toMain('/news')} action="openNewsFeed" optional>
        <UnreadMark label={t('newsFeed.unread')} />
      </ToolLink>
      <ToolLink
        icon="compare"
        label={t('compare')}
        href={toMain('/compare')}
        action="openComparePanel"
        optional
      >
        <CompareCount />
      </ToolLink>
      <button type="button" className={styles.tool} popoverTarget="chooser">
        <Icon name="globe" />
        <span className="visually-hidden">{t('chooser.open')}</span>
        <span>{locale.language.toUpperCase()}</span>
      </button>
      <AccountMenu />
      <SearchPanel />
    </div>
  );
}

type ToolLinkProps = {
  icon: IconName;
  label: string;
  href: string;
  action?: string;
  optional?: boolean;
  /** A count on its corner, which is part of its accessible name. */
  children?: ReactNode;
};

/** `optional`: hidden on narrow screens, where the menu contains it. */
function ToolLink({ icon, label, href, action, optional, children }: ToolLinkProps) {
  return (
    <a className={styles.tool} href={href} data-action={action} data-optional={optional || undefined}>
      <Icon name={icon} />
      <span className="visually-hidden">{label}</span>
      {children}
    </a>
  );
}

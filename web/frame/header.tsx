import type { Navigation } from '#web/request/navigation.ts';
import { useReader } from '#web/request/reader.ts';
import { Icon } from '#web/ui/icon/icon.tsx';
import styles from './header.module.css';
import { HeaderTools } from './header-tools.tsx';
import { MainMenu } from './main-menu.tsx';
import { SiteName } from './site-name.tsx';

/** The bar on top of every page. On narrow screens the menu is a layer over the page, opened by the menu button. */
export function Header({ header }: { header: NonNullable<Navigation['header']> }) {
  const { to, texts } = useReader();
  const t = texts('frame');
  return (
    <header className={styles.header} data-theme={header.theme ?? undefined}>
      <div className={styles.bar}>
        <a className={styles.brand} href={to('/')}>
          <SiteName />
        </a>
        <MainMenu items={header.items} />
        <HeaderTools />
        <button
          type="button"
          className={styles.menuButton}
          popoverTarget="main-menu"
          aria-label={t('menu.open')}
          data-hotspot="menu"
        >
          <Icon name="menu" />
        </button>
      </div>
    </header>
  );
}

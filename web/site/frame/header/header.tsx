import { Icon } from '#web/design/icon/icon.tsx';
import type { HeaderItem, Navigation } from '#web/site/data/navigation/navigation.ts';
import { usePageContext } from '#web/site/visit/page-context.ts';
import { StablePart } from '../stable-part.tsx';
import styles from './header.module.css';
import { HeaderTools } from './header-tools.tsx';
import { MainMenu } from './main-menu/main-menu.tsx';
import { SiteName } from './site-name.tsx';

/**
 * The bar at the top of every page. On narrow screens the menu is a layer over the page, opened by the menu
 * button.
 */
export function Header({ header }: { header: NonNullable<Navigation['header']> }) {
  return (
    <StablePart
      as="header"
      of={header}
      part="header"
      className={styles.header}
      data-theme={header.theme ?? undefined}
      render={() => <Bar items={header.items} />}
    />
  );
}

function Bar({ items }: { items: readonly HeaderItem[] }) {
  const { to, texts } = usePageContext();
  const t = texts('frame');
  return (
    <div className={styles.bar}>
      <a className={styles.brand} href={to('/')}>
        <SiteName />
      </a>
      <MainMenu items={items} />
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
  );
}

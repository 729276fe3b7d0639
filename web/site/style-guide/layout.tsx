import { Outlet, useLocation } from 'react-router';
import { LoadingBar } from '#web/design/loading-bar/loading-bar.tsx';
import { Wordmark } from '#web/design/strand-mark/strand-mark.tsx';
import styles from './layout.module.css';
import { styleGuidePages } from './style-guide-pages.ts';
import { useChosenTheme, withTheme } from './theme/chosen-theme.ts';
import { ThemeSwitcher } from './theme/theme-switcher.tsx';
import './theme/themes.css';

/** STY-01: the guide has a frame of its own and no locale. The theme is part of the address, so no script is needed. */
export default function StyleGuideLayout() {
  const theme = useChosenTheme();
  const { pathname } = useLocation();
  const current = pathname.replace(/\/$/, '');
  return (
    <div className={styles.guide} data-theme={theme}>
      <LoadingBar label="Loading" />
      <a className={`${styles.skip} shown-on-focus`} href="#content">
        Skip to content
      </a>
      <header className={styles.header} data-print="hidden">
        <a className={styles.brand} href={withTheme('/style-guide', theme)}>
          <Wordmark name="Style guide" />
        </a>
        <ThemeSwitcher path={current} theme={theme} />
      </header>
      <nav className={styles.menu} aria-label="Style guide" data-print="hidden">
        <ul className={styles.pages}>
          {styleGuidePages.map(({ path, title }) => (
            <li key={path}>
              <a
                className={styles.page}
                href={withTheme(path, theme)}
                aria-current={path === current ? 'page' : undefined}
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <main id="content" className={styles.main}>
        <Outlet />
      </main>
    </div>
  );
}

import { useEffect } from 'react';
import { NavLink, Outlet, useLocation, useNavigation } from 'react-router';
import { Wrap } from '#web/ui/section/section.tsx';
import { usePortal } from './portal.ts';
import { activeServices } from './service-states.ts';
import styles from './shell.module.css';

/** What stands around every screen: the way between the services that the person uses. */
export function Shell() {
  const { texts, viewer } = usePortal();
  const t = texts('portal');
  const { pathname } = useLocation();
  const isLoading = useNavigation().state !== 'idle';
  const active = activeServices(viewer);

  // Screens change without a new page: focus and position begin anew at the content (WCAG 2.4.3).
  useEffect(() => {
    const content = document.getElementById('content');
    if (pathname && document.activeElement !== document.body) content?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }, [pathname]);

  return (
    <div className={styles.shell} aria-busy={isLoading}>
      <Wrap>
        <nav className={styles.navigation} aria-label={t('navigation')}>
          <NavLink to="/" end className={styles.link}>
            {t('dashboard')}
          </NavLink>
          {active.map(({ key, path }) => (
            <NavLink key={key} to={path} className={styles.link}>
              {t(`service.${key}`)}
            </NavLink>
          ))}
          <NavLink to="/account" className={styles.link}>
            {t('account')}
          </NavLink>
        </nav>
      </Wrap>
      <Outlet />
    </div>
  );
}

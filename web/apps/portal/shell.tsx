import { Outlet, useLocation } from 'react-router';
import { ApplicationShell } from '#web/apps/frame/shell.tsx';
import { Link } from '#web/design/link/link.tsx';
import { Wrap } from '#web/design/section/section.tsx';
import { useFrameLinks } from './frame-links.ts';
import { WaitingRequests } from './people/waiting-requests.tsx';
import { usePortal } from './portal.ts';
import { activeServices } from './service-states.ts';
import styles from './shell.module.css';

/** What stands around every screen: the way between the services that the person uses. */
export function Shell() {
  useFrameLinks(usePortal().base);
  return (
    <ApplicationShell className={styles.shell}>
      <Wrap>
        <ServiceNavigation />
      </Wrap>
      <Outlet />
    </ApplicationShell>
  );
}

function ServiceNavigation() {
  const { texts, viewer, to } = usePortal();
  const t = texts('portal');
  const { pathname } = useLocation();
  const links = [
    { path: '/', section: '/', label: t('dashboard') },
    ...activeServices(viewer).map(({ key, path }) => ({
      path,
      section: getSection(path),
      label: t(`service.${key}`),
    })),
    { path: '/account', section: '/account', label: t('account') },
  ];
  return (
    <nav className={styles.navigation} aria-label={t('navigation')}>
      {links.map(({ path, section, label }) => (
        <Link
          key={path}
          href={to(path)}
          className={styles.link}
          aria-current={getCurrent(pathname, path, section)}
        >
          {label}
          {section === '/user-admin' ? <WaitingRequests /> : null}
        </Link>
      ))}
    </nav>
  );
}

/** The part of the portal that a screen belongs to: `/tickets` of `/tickets/list`. */
function getSection(path: string): string {
  return `/${path.split('/')[1]}`;
}

function getCurrent(pathname: string, path: string, section: string): 'page' | 'true' | undefined {
  if (pathname === path) return 'page';
  return section !== '/' && (pathname === section || pathname.startsWith(`${section}/`)) ? 'true' : undefined;
}

import { useLocation } from 'react-router';
import { Icon } from '#web/design/icon/icon.tsx';
import type { IconName } from '#web/design/icon/icon-paths.ts';
import { Link } from '#web/design/link/link.tsx';
import { usePortal } from '../portal.ts';
import styles from './bottom-bar.module.css';
import { isCurrent, newTicketPath, type Place, usePlaces } from './places.ts';

/** The number of places besides the central button and the menu. */
const maxItems = 3;

/**
 * The navigation on a phone: five entries, a new ticket in the middle, the remaining places in a menu at the
 * end.
 */
export function BottomBar() {
  const portal = usePortal();
  const t = portal.texts('application');
  const places = usePlaces();
  const first = places.slice(0, maxItems).filter(({ path }) => path !== '/account');
  const rest = places.filter((place) => !first.includes(place));
  const created = newTicketPath(portal);
  return (
    <nav className={styles.bar} aria-label={portal.texts('portal')('navigation')}>
      {first.slice(0, 2).map((place) => (
        <Entry key={place.path} place={place} />
      ))}
      {created ? (
        <Link className={styles.entry} href={portal.to(created)} data-key="n">
          <span className={styles.new}>
            <Icon name="plus" />
          </span>
          {t('new')}
        </Link>
      ) : null}
      {first.slice(2).map((place) => (
        <Entry key={place.path} place={place} />
      ))}
      <ui-disclosure class={styles.more}>
        <details name="portal-bar">
          <summary className={styles.entry}>
            <Icon name="menu" />
            {t('more')}
          </summary>
          <ul className={styles.panel}>
            {rest.map(({ path, icon, label }) => (
              <More key={path} href={portal.to(path)} icon={icon} label={label} />
            ))}
            <More href={portal.home} icon="external" label={t('website')} />
          </ul>
        </details>
      </ui-disclosure>
    </nav>
  );
}

function Entry({ place }: { place: Place }) {
  const { to, texts } = usePortal();
  const { pathname } = useLocation();
  return (
    <Link className={styles.entry} href={to(place.path)} aria-current={isCurrent(place, pathname)}>
      <Icon name={place.icon} />
      <span className={styles.label}>
        {place.section === '/inventory' ? texts('portal')('tile.machines') : place.label}
      </span>
    </Link>
  );
}

function More({ href, icon, label }: { href: string; icon: IconName; label: string }) {
  return (
    <li>
      <Link className={styles.other} href={href}>
        <Icon name={icon} />
        {label}
      </Link>
    </li>
  );
}

import { useLocation } from 'react-router';
import { Icon } from '#web/design/icon/icon.tsx';
import { Link } from '#web/design/link/link.tsx';
import { WaitingRequests } from '../people/waiting-requests.tsx';
import { usePortal } from '../portal.ts';
import { isCurrent, usePlaces } from './places.ts';
import styles from './rail.module.css';
import { ServicePlaceCard } from './service-place-card.tsx';

/**
 * The navigation between services: with labels for customers, dark and with icons for the service desk, so
 * that nobody mistakes one side for the other.
 */
export function Rail({ isDesk }: { isDesk: boolean }) {
  const { texts, to, home } = usePortal();
  const { pathname } = useLocation();
  return (
    <div className={styles.rail} data-desk={isDesk || undefined}>
      <nav className={styles.places} aria-label={texts('portal')('navigation')}>
        {usePlaces().map((place) => (
          <Link
            key={place.path}
            className={styles.place}
            href={to(place.path)}
            aria-current={isCurrent(place, pathname)}
          >
            <Icon name={place.icon} />
            <span className={styles.label}>{place.label}</span>
            {place.section === '/user-admin' ? (
              <span className={styles.badge}>
                <WaitingRequests />
              </span>
            ) : null}
          </Link>
        ))}
      </nav>
      <aside className={styles.foot} aria-label={texts('application')('more')}>
        {isDesk ? null : <ServicePlaceCard />}
        <a className={styles.place} href={home}>
          <Icon name="external" />
          <span className={styles.label}>{texts('application')('website')}</span>
        </a>
      </aside>
    </div>
  );
}

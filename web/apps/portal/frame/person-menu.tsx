import { showKeys } from '#web/apps/frame/keys/keys.tsx';
import { Appearance } from '#web/design/appearance/appearance.tsx';
import { Icon } from '#web/design/icon/icon.tsx';
import { Link } from '#web/design/link/link.tsx';
import { usePortal } from '../portal.ts';
import styles from './bar.module.css';
import { Menu } from './menu.tsx';

/** The signed-in person, with links to the account, the website and signing out. */
export function PersonMenu() {
  const { texts, viewer, to, home } = usePortal();
  const t = texts('application');
  const name = viewer.fullName || viewer.email;
  return (
    <Menu
      button={
        <>
          <span className={styles.initials} aria-hidden="true">
            {viewer.initials || <Icon name="user" />}
          </span>
          <span className="visually-hidden">{t('person', { name })}</span>
        </>
      }
    >
      <p className={styles.person}>
        <strong>{viewer.fullName}</strong>
        <span>{viewer.email}</span>
      </p>
      <ul className={styles.entries}>
        <li>
          <Link className={styles.entry} href={to('/account')}>
            {texts('portal')('account')}
          </Link>
        </li>
        <li>
          <button type="button" className={styles.entry} onClick={showKeys}>
            {t('keys')}
          </button>
        </li>
        <li>
          <a className={styles.entry} href={home}>
            {t('website')}
          </a>
        </li>
        <li>
          <Link className={styles.entry} href={to('/logout')}>
            {t('logOut')}
          </Link>
        </li>
      </ul>
      <div className={styles.appearance}>
        <span aria-hidden="true">{t('appearance')}</span>
        <Appearance
          words={{
            title: t('appearance'),
            system: t('appearance.system'),
            light: t('appearance.light'),
            dark: t('appearance.dark'),
          }}
        />
      </div>
    </Menu>
  );
}

import { rolesIn } from '#contracts/editing/roles.ts';
import { Button, IconButton } from '#web/design/button/button.tsx';
import { Icon } from '#web/design/icon/icon.tsx';
import { Link } from '#web/design/link/link.tsx';
import { Wordmark } from '#web/design/strand-mark/strand-mark.tsx';
import styles from './bar.module.css';
import { useEditor } from './editor.ts';
import type { Drawer } from './use-drawer.ts';

/** The bar at the top: the current section, the person, and signing out. */
export function Bar({ drawer }: { drawer: Drawer }) {
  const { base, home, session, sites, logo, texts } = useEditor();
  const t = texts('editor');
  return (
    <header className={styles.bar}>
      <div className={styles.menu}>
        <IconButton
          name={drawer.isOpen ? 'close' : 'menu'}
          label={drawer.isOpen ? t('close') : t('menu')}
          aria-expanded={drawer.isOpen}
          aria-controls={drawer.id}
          onClick={drawer.toggle}
        />
      </div>
      <Link className={styles.name} href={base}>
        <Wordmark name={sites.find(({ slug }) => slug === '')?.name ?? ''} logo={logo} />
        <span className={styles.area}>{t('title')}</span>
      </Link>
      <div className={styles.person}>
        <a className={styles.site} href={home}>
          <span>{t('toSite')}</span>
          <Icon name="external" />
        </a>
        <p className={styles.who}>
          <span className={styles.whoName}>{session.name}</span>
          <span className={styles.role}>
            {rolesIn(session.grants)
              .map((role) => t(`role.${role}`))
              .join(', ')}
          </span>
        </p>
        <form method="post" action={base}>
          <input type="hidden" name="intent" value="sign-out" />
          <Button type="submit" variant="secondary" size="compact">
            {t('signOut')}
          </Button>
        </form>
      </div>
    </header>
  );
}

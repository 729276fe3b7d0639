import { useLocation } from 'react-router';
import { showKeys } from '#web/apps/frame/keys/keys.tsx';
import { Icon } from '#web/design/icon/icon.tsx';
import type { IconName } from '#web/design/icon/icon-paths.ts';
import { Link } from '#web/design/link/link.tsx';
import { useEditor } from './editor.ts';
import styles from './section-navigation.module.css';
import { findSections } from './sections.ts';
import type { Drawer } from './use-drawer.ts';

/** The navigation between sections: beside the screen, or below the bar where there is no space. */
export function SectionNavigation({ drawer }: { drawer: Drawer }) {
  const { texts, session } = useEditor();
  const t = texts('editor');
  return (
    <nav
      id={drawer.id}
      className={styles.navigation}
      aria-label={t('navigation')}
      data-open={drawer.isOpen || undefined}
    >
      <SectionLink path="/" icon="home" label={t('overview')} />
      {findSections(session).map(({ group, sections }) => (
        <div key={group} className={styles.group}>
          <p className={styles.groupName}>{t(`group.${group}`)}</p>
          {sections.map(({ key, icon }) => (
            <SectionLink key={key} path={`/${key}`} icon={icon} label={t(`section.${key}`)} />
          ))}
        </div>
      ))}
      <button type="button" className={styles.link} onClick={showKeys}>
        <Icon name="keyboard" />
        <span>{texts('application')('keys')}</span>
      </button>
    </nav>
  );
}

function SectionLink({ path, icon, label }: { path: string; icon: IconName; label: string }) {
  const { to } = useEditor();
  const { pathname } = useLocation();
  const isIn = path !== '/' && pathname.startsWith(`${path}/`);
  return (
    <Link
      className={styles.link}
      href={to(path)}
      aria-current={pathname === path ? 'page' : isIn ? 'true' : undefined}
    >
      <Icon name={icon} />
      <span>{label}</span>
    </Link>
  );
}

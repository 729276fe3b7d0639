import { useLocation } from 'react-router';
import { Icon } from '#web/design/icon/icon.tsx';
import type { IconName } from '#web/design/icon/icon-paths.ts';
import { useEditor } from './editor.ts';
import styles from './room-navigation.module.css';
import { roomGroups, rooms } from './rooms.ts';
import type { Drawer } from './use-drawer.ts';

/** The way between the rooms: beside the screen, or below the bar where there is no room for it. */
export function RoomNavigation({ drawer }: { drawer: Drawer }) {
  const { texts } = useEditor();
  const t = texts('editor');
  return (
    <nav
      id={drawer.id}
      className={styles.navigation}
      aria-label={t('navigation')}
      data-open={drawer.isOpen || undefined}
    >
      <RoomLink path="/" icon="home" label={t('overview')} />
      {roomGroups.map((group) => (
        <div key={group} className={styles.group}>
          <p className={styles.groupName}>{t(`group.${group}`)}</p>
          {rooms
            .filter((room) => room.group === group)
            .map(({ key, icon }) => (
              <RoomLink key={key} path={`/${key}`} icon={icon} label={t(`room.${key}`)} />
            ))}
        </div>
      ))}
    </nav>
  );
}

function RoomLink({ path, icon, label }: { path: string; icon: IconName; label: string }) {
  const { to } = useEditor();
  const { pathname } = useLocation();
  const isIn = path !== '/' && pathname.startsWith(`${path}/`);
  return (
    <a
      className={styles.link}
      href={to(path)}
      aria-current={pathname === path ? 'page' : isIn ? 'true' : undefined}
    >
      <Icon name={icon} />
      <span>{label}</span>
    </a>
  );
}

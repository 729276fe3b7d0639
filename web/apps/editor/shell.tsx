import { Outlet, ScrollRestoration } from 'react-router';
import { useInnerLinks } from '#web/apps/frame/inner-links.ts';
import { useLoadingBar, useScreenChange } from '#web/apps/frame/screen-change.ts';
import { Bar } from './bar.tsx';
import { useEditor } from './editor.ts';
import { useEntranceWanted } from './entrance.ts';
import { EntranceDialog } from './entrance-dialog.tsx';
import { NoticeStack } from './notice-stack.tsx';
import { RoomNavigation } from './room-navigation.tsx';
import styles from './shell.module.css';
import { useDrawer } from './use-drawer.ts';

/** What stands around every screen: who works here, and the way between the rooms. */
export function Shell() {
  const editor = useEditor();
  const isLoading = useLoadingBar();
  const drawer = useDrawer();
  useScreenChange(editor, editor.texts('editor')('title'));
  useInnerLinks(editor.base);

  return (
    <div className={styles.shell} aria-busy={isLoading}>
      <Bar drawer={drawer} />
      <RoomNavigation drawer={drawer} />
      <main id="content" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      {useEntranceWanted(editor.entrance) ? <EntranceDialog /> : null}
      <NoticeStack />
      <ScrollRestoration />
    </div>
  );
}

import { Outlet, useNavigate } from 'react-router';
import { Keys } from '#web/apps/frame/keys/keys.tsx';
import { ApplicationShell } from '#web/apps/frame/shell.tsx';
import { Bar } from './bar.tsx';
import { useEditor } from './editor.ts';
import { useIsSignInWanted } from './repeated-sign-in.ts';
import { RepeatedSignInDialog } from './repeated-sign-in-dialog.tsx';
import { SectionNavigation } from './section-navigation.tsx';
import styles from './shell.module.css';
import { useDrawer } from './use-drawer.ts';

/** The frame of every screen: the bar, and the navigation between sections. */
export function Shell() {
  const editor = useEditor();
  const drawer = useDrawer();
  const navigate = useNavigate();

  return (
    <ApplicationShell className={styles.shell}>
      <Bar drawer={drawer} />
      <SectionNavigation drawer={drawer} />
      <main id="content" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      {useIsSignInWanted(editor.repeatedSignIn) ? <RepeatedSignInDialog /> : null}
      <Keys
        of="editor"
        otherwise={{ n: () => void navigate('/pages/new'), '/': () => void navigate('/pages') }}
      />
    </ApplicationShell>
  );
}

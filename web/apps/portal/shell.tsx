import { Outlet, useNavigate } from 'react-router';
import { Keys } from '#web/apps/frame/keys/keys.tsx';
import { ApplicationShell } from '#web/apps/frame/shell.tsx';
import { Bar } from './frame/bar.tsx';
import { BottomBar } from './frame/bottom-bar.tsx';
import { newTicketPath } from './frame/places.ts';
import { Rail } from './frame/rail.tsx';
import { useFrameNews } from './frame/use-frame-news.ts';
import { usePortal } from './portal.ts';
import styles from './shell.module.css';

/** The frame of every screen: the bar, and the navigation beside or below the screen (0079). */
export function Shell() {
  const waiting = useFrameNews();
  const navigate = useNavigate();
  const created = newTicketPath(usePortal());
  return (
    <ApplicationShell className={styles.shell}>
      <Bar waiting={waiting} />
      <Rail isDesk={waiting.isDesk} />
      <main id="content" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <BottomBar />
      <Keys
        of={waiting.isDesk ? 'desk' : 'customer'}
        otherwise={{ n: created ? () => void navigate(created) : undefined }}
      />
    </ApplicationShell>
  );
}

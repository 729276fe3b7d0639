import type { ScreenModule } from '#web/apps/frame/screens.ts';
import type { Session } from '#web/apps/session/session.ts';
import { Waiting } from '#web/design/waiting/waiting.tsx';
import type { Portal } from './portal.ts';

/**
 * The session ends, where there is one, and with it the portal: the browser goes to a page of the site. Pages by role forget
 * who read them, too; where the tenant reports ended sessions (docs/decisions/0054) they would be shut without it.
 */
export async function signOut(session: Session, home: string): Promise<never> {
  const page = await session.signOut();
  await fetch('/api/page-access', { method: 'DELETE' }).catch(() => undefined);
  location.replace(page ?? `${home}/signed-out`);
  return new Promise<never>(() => {});
}

/** It comes with the application: nobody waits for a script to sign out. */
export const signOutScreen: ScreenModule<Portal> = {
  Component: Waiting,
  createLoader:
    ({ session, home }) =>
    () =>
      signOut(session, home),
};

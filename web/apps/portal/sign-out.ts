import type { ScreenModule } from '#web/apps/frame/screens.ts';
import type { Session } from '#web/apps/session/session.ts';
import { Waiting } from '#web/design/waiting/waiting.tsx';
import type { Portal } from './portal.ts';

/**
 * Ends the session, if there is one, and leaves the portal for a page of the site. The access to pages by
 * role is revoked, too; a tenant that reports ended sessions (docs/decisions/0054) would also revoke it.
 */
export async function signOut(session: Session, home: string): Promise<never> {
  const page = await session.signOut();
  await fetch('/api/page-access', { method: 'DELETE' }).catch(() => undefined);
  location.replace(page ?? `${home}/signed-out`);
  return new Promise<never>(() => {});
}

/** Part of the application's main script, so that signing out needs no further request. */
export const signOutScreen: ScreenModule<Portal> = {
  Component: Waiting,
  createLoader:
    ({ session, home }) =>
    () =>
      signOut(session, home),
};

import type { Session } from '#web/request/session/session.ts';

/** The session ends, where there is one, and with it the portal: the browser goes to a page of the site. */
export async function leave(session: Session, home: string): Promise<never> {
  await session.signOut();
  location.replace(`${home}/signed-out`);
  return new Promise<never>(() => {});
}

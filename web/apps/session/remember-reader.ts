import type { Session } from './session.ts';

/**
 * Passes the session's holder to the server, for pages by role and documents for signed-in readers
 * (docs/decisions/0054); a token that it refuses is renewed. Throws when the server cannot verify it.
 */
export async function rememberReader(session: Session): Promise<void> {
  let refused: string | undefined;
  for (;;) {
    const { idToken } = await session.tokens({ refused });
    const headers = { authorization: `Bearer ${idToken}` };
    const { ok, status } = await fetch('/api/page-access', { method: 'POST', headers });
    if (ok) return;
    if (status !== 401) throw new Error(`Expected 204, received ${status}`);
    refused = idToken;
  }
}

import type { Session } from './session.ts';

/**
 * Shows the server whose session it is, for pages by role and documents for signed-in readers (docs/decisions/0054); a token
 * that it does not take is renewed. Throws when it cannot be determined.
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

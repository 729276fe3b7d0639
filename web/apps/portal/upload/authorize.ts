import { passableIdTokenHeader } from '#contracts/identity/client.ts';
import type { Authorize } from '#web/design/upload/send-resumable-upload.ts';
import type { Portal } from '../portal.ts';

/** Uploads in the name of the person who is signed in. */
export function authorizeUploads(session: Portal['session']): Authorize {
  return async ({ refused } = { refused: undefined }) => {
    const { idToken } = await session.tokens({ refused: refused?.[passableIdTokenHeader] });
    return { [passableIdTokenHeader]: idToken };
  };
}

import type { Pool } from 'pg';
import { carriesToken } from '#contracts/caller-token.ts';
import { readEditor } from '#contracts/editing/editor-header.ts';
import { unauthenticated } from '#services/foundation/refusals.ts';
import type { Caller } from './caller.ts';
import type { FindSignedIn } from './viewer/signed-in.ts';

type BaseSiteContext = Omit<Caller, 'connection' | 'trusted' | 'editor' | 'viewer'> & {
  pool: Pool;
  /** Of trusted callers. */
  token: string;
  findSignedIn: FindSignedIn;
};

/** Creates the context of a request; its person is looked up once, when needed. */
export function createCallers({ pool, token, findSignedIn, ...context }: BaseSiteContext) {
  return (request: Request): Caller => {
    let signedIn: ReturnType<Caller['viewer']> | undefined;
    const viewer = () => {
      signedIn ??= findSignedIn(request).then((found) => {
        if (!found) throw unauthenticated();
        return found.viewer;
      });
      return signedIn;
    };
    const trusted = carriesToken(request, token);
    return {
      ...context,
      connection: pool,
      trusted,
      editor: trusted ? readEditor(request.headers) : undefined,
      viewer,
    };
  };
}

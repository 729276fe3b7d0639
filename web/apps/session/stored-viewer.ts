import { claimsIn } from './id-token.ts';
import type { TokenStore } from './token-store.ts';
import { type Viewer, viewerOf } from './viewer.ts';

/** Who the stored tokens are of, unchecked: for what is shown. Undefined: nobody is signed in here. */
export function storedViewer(store: TokenStore): Viewer | undefined {
  const stored = store.read();
  const claims = stored && claimsIn(stored.idToken);
  return claims && viewerOf(claims);
}

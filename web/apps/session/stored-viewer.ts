import { parseClaims } from './id-token.ts';
import type { TokenStore } from './token-store.ts';
import { getViewer, type Viewer } from './viewer.ts';

/** Who the stored tokens are of, unchecked: for what is shown. Undefined: nobody is signed in here. */
export function storedViewer(store: TokenStore): Viewer | undefined {
  const stored = store.read();
  const claims = stored && parseClaims(stored.idToken);
  return claims && getViewer(claims);
}

import { sameOriginPath } from '#contracts/paths/same-origin-path.ts';
import { isUsable, loadExchange, renewSession, revoke } from './renew-session.ts';
import { beginAttempt, readPending, savePending, takePending } from './sign-in-attempt.ts';
import { endSession, signOutPage } from './tenant/end-session.ts';
import { readTenant, type Tenant } from './tenant/tenant.ts';
import { readUserInfo, UserInfoRefused } from './tenant/user-info.ts';
import { openRefusedTokens, type Refuser, sessionRefused } from './tokens/refused-tokens.ts';
import { openTokenStore, type StoreKind, tokenKey } from './tokens/token-store.ts';
import type { Tokens } from './tokens/tokens.ts';
import { storedViewer, type Viewer } from './viewer.ts';

export type SessionSettings = {
  readonly issuer: string;
  readonly clientId: string;
  readonly scope: string;
  /** Scheme and host of the site, where `/callback` and `/blank-callback` are. */
  readonly origin: string;
  readonly storage?: StoreKind;
};

/** The browser's sign-in with the tenant (specification, section 4). */
export type Session = {
  /**
   * Valid tokens, renewed if needed. `refused`: an ID token that a back end refused, so others are needed;
   * `ended`: the back end accepted it before, so the session was ended meanwhile, which is not a loop. Without a
   * session the browser leaves for the sign-in page and the promise stays pending. It also stays pending when
   * the tokens before were refused, too: then the event `sessionrefused` is dispatched on the page, since
   * renewing would never end. Throws errors of the silent sign-in that a sign-in page would not solve.
   */
  readonly tokens: (options?: { refused?: string | undefined; ended?: boolean }) => Promise<Tokens>;
  /**
   * The signed-in person, according to the tenant now. If it refuses, the person is signed out and in again,
   * once; then it is treated like tokens that are refused twice.
   */
  readonly viewer: () => Promise<Viewer>;
  /** The stored person, without a request: for display, not for decisions. */
  readonly peek: () => Viewer | undefined;
  /** Leaves for the sign-in page; afterwards the person returns to `returnTo`, by default this page. */
  readonly signIn: (returnTo?: string) => Promise<never>;
  /** The path that was requested before the sign-in that `/callback` completes. */
  readonly wanted: () => string | undefined;
  /** Completes a sign-in on `/callback`. Returns the requested path; throws the messages of section 5. */
  readonly finishSignIn: (answer: URLSearchParams) => Promise<string | undefined>;
  /**
   * Ends the session everywhere and deletes the tokens. Returns the tenant's page on which the person ends
   * it, if no request can: it leads back to the portal's page for signing out. Throws when the tenant does
   * not end the session.
   */
  readonly signOut: () => Promise<string | undefined>;
};

export function openSession(settings: SessionSettings): Session {
  const { clientId, scope, origin } = settings;
  const store = openTokenStore(clientId, settings.storage);
  const refusals = openRefusedTokens(clientId);
  let known: Promise<Tenant> | undefined;
  let renewal: Promise<Tokens | undefined> | undefined;
  let leaving: Promise<never> | undefined;

  const tenant = (): Promise<Tenant> => {
    known ??= readTenant(settings.issuer).catch((error) => {
      known = undefined;
      throw error;
    });
    return known;
  };

  const leave = async (returnTo: string): Promise<never> => {
    const [at, { createAuthorizeAddress }] = await Promise.all([tenant(), loadExchange()]);
    const attempt = beginAttempt(clientId, `${origin}/callback`, returnTo);
    const address = await createAuthorizeAddress(at, scope, attempt);
    savePending(attempt);
    location.assign(address);
    return new Promise<never>(() => {});
  };

  const signIn = (returnTo = location.pathname + location.search + location.hash): Promise<never> => {
    leaving ??= leave(returnTo).catch((error) => {
      leaving = undefined;
      throw error;
    });
    return leaving;
  };

  const giveUp = (refuser: Refuser): Promise<never> => {
    dispatchEvent(new CustomEvent(sessionRefused, { detail: refuser }));
    return new Promise<never>(() => {});
  };

  const tokens: Session['tokens'] = async ({ refused, ended = false } = {}) => {
    if (refused !== undefined && !ended && refusals.note(refused)) return giveUp('site');
    const stored = store.read();
    if (isUsable(stored, refused)) return stored;
    renewal ??= withLock(tokenKey(clientId), () =>
      renewSession({ tenant, store, clientId, scope, origin }, refused),
    ).finally(() => {
      renewal = undefined;
    });
    return (await renewal) ?? signIn();
  };

  const signOut = async () => {
    const old = store.read();
    refusals.forget();
    try {
      const at = await tenant();
      const page = signOutPage(at, old, settings);
      if (!page) await endSession(at, old);
      if (old) await revoke({ tenant, clientId }, old);
      return page;
    } finally {
      store.remove();
    }
  };

  return {
    tokens,
    signIn,
    signOut,

    async viewer() {
      const current = await tokens();
      try {
        return await readUserInfo(await tenant(), current);
      } catch (error) {
        if (!(error instanceof UserInfoRefused)) throw error;
        const isAgain = refusals.note(current.idToken);
        if (isAgain) return giveUp('tenant');
        await signOut().catch((reason: unknown) => console.warn('The session could not be ended', reason));
        refusals.note(current.idToken);
        return signIn();
      }
    },

    peek: () => storedViewer(store),
    wanted: () => sameOriginPath(readPending(clientId)?.returnTo, location.origin),

    async finishSignIn(answer) {
      const attempt = takePending(clientId);
      if (!answer.has('code') || !answer.has('state')) {
        const reasons = ['missing params', answer.get('error'), answer.get('error_description')];
        throw new Error(reasons.filter(Boolean).join(': '));
      }
      const [at, { exchangeCode }] = await Promise.all([tenant(), loadExchange()]);
      store.write(await exchangeCode(at, attempt, answer));
      return sameOriginPath(attempt?.returnTo, location.origin);
    },
  };
}

/**
 * Runs one task with a name at a time, over all tabs of the browser. Old browsers and insecure contexts have
 * no locks; there each tab works for itself.
 */
function withLock<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  return navigator.locks ? navigator.locks.request(name, work) : work();
}

/** Why somebody whom the tenant vouches for is not let in: who refused the tokens. */
export type Refuser = 'tenant' | 'site';

/** Event on the page, with the refuser as its detail: a new token was refused like the one before it. */
export const sessionRefused = 'sessionrefused';

declare global {
  interface WindowEventMap {
    [sessionRefused]: CustomEvent<Refuser>;
  }
}

/** Tokens that were refused longer ago than this say nothing of the next one. */
const rememberedMs = 2 * 60_000;

type Refused = { readonly token: string; readonly at: number };

/**
 * The tokens that were refused last, by the ends of their signatures, also before this page was loaded: signing in again
 * leads away and back. Without them a browser with a token that nobody takes would go round for ever.
 */
export function openRefusedTokens(clientId: string) {
  const key = `refused-tokens-${clientId}`;
  let unstored: readonly Refused[] = [];

  const read = (): readonly Refused[] => {
    try {
      const stored = JSON.parse(sessionStorage.getItem(key) ?? '[]') as readonly Refused[];
      return Array.isArray(stored) ? stored : [];
    } catch {
      return unstored;
    }
  };
  const write = (refused: readonly Refused[]) => {
    unstored = refused;
    try {
      sessionStorage.setItem(key, JSON.stringify(refused));
    } catch {
      // A browser that forbids storage keeps them as long as the page.
    }
  };

  return {
    /** Notes one; whether another one was refused shortly before. */
    note(token: string, now = Date.now()): boolean {
      const end = token.slice(-32);
      const others = read().filter((one) => one.token !== end && now - one.at < rememberedMs);
      write([...others.slice(-1), { token: end, at: now }]);
      return others.length > 0;
    },
    forget: () => write([]),
  };
}

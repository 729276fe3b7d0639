/** Who refused the tokens of a person who signed in successfully. */
export type Refuser = 'tenant' | 'site';

/**
 * The event on the page, with the refuser as its detail, when a new token was refused like the one before it.
 */
export const sessionRefused = 'sessionrefused';

declare global {
  interface WindowEventMap {
    [sessionRefused]: CustomEvent<Refuser>;
  }
}

/** Older refusals are forgotten. */
const rememberedMs = 2 * 60_000;

type Refused = { readonly token: string; readonly at: number };

/**
 * The most recently refused tokens, by the ends of their signatures. They outlast the page, since signing in
 * again leaves and returns. Without them, a browser with a token that everybody refuses would redirect
 * forever.
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
      // Without storage they are kept as long as the page.
    }
  };

  return {
    /** Records a refused token; returns whether another one was refused shortly before. */
    note(token: string, now = Date.now()): boolean {
      const end = token.slice(-32);
      const others = read().filter((one) => one.token !== end && now - one.at < rememberedMs);
      write([...others.slice(-1), { token: end, at: now }]);
      return others.length > 0;
    },
    forget: () => write([]),
  };
}

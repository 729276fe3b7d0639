/** The tokens of a sign-in, in the form in which ForgeRock's own clients store them. */
export type Tokens = {
  readonly accessToken: string;
  readonly idToken: string;
  readonly refreshToken?: string;
  /** Milliseconds since 1970; absent: unknown. */
  readonly tokenExpiry?: number;
};

/** Tokens that expire within this time are renewed before they are used. */
const thresholdMs = 180_000;

export function isFresh({ tokenExpiry }: Tokens, now = Date.now()): boolean {
  return tokenExpiry === undefined || tokenExpiry - thresholdMs >= now;
}

/** Parses stored tokens; undefined for anything else. */
export function parseTokens(text: string | null): Tokens | undefined {
  if (text === null) return undefined;
  try {
    const stored = JSON.parse(text) as Partial<Tokens> | null;
    return typeof stored?.accessToken === 'string' && typeof stored.idToken === 'string'
      ? (stored as Tokens)
      : undefined;
  } catch {
    return undefined;
  }
}

import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTPayload, jwtVerify } from 'jose';

export type IdClaims = JWTPayload & { readonly sub: string };

/** Gives the claims of a valid ID token; undefined for any other. Throws when the keys cannot be fetched. */
export type VerifyIdToken = (token: string) => Promise<IdClaims | undefined>;

type Options = {
  /** Known once the server listens. */
  issuer: () => string;
  audience: string;
  /** Fetches the present keys of the issuer. */
  fetchKeys: () => Promise<JSONWebKeySet>;
  /** In milliseconds. */
  now?: () => number;
};

/** Only asymmetric signatures: with HMAC, a public key could be misused as the secret. */
const algorithms = ['RS256', 'PS256', 'ES256'];
/** An unknown key id makes us fetch the keys again, but not more often than this. */
const minKeyAgeMs = 10_000;
const skewSeconds = 30;

/** Checks the signature, issuer, audience and validity of ID tokens; caches the issuer's keys. */
export function createIdTokenVerifier({
  issuer,
  audience,
  fetchKeys,
  now = Date.now,
}: Options): VerifyIdToken {
  let keys: { set: ReturnType<typeof createLocalJWKSet>; readAt: number } | undefined;

  const read = async () => {
    keys = { set: createLocalJWKSet(await fetchKeys()), readAt: now() };
    return keys;
  };

  const verify = async (token: string, set: ReturnType<typeof createLocalJWKSet>) => {
    const { payload } = await jwtVerify(token, set, {
      algorithms,
      issuer: issuer(),
      audience,
      clockTolerance: skewSeconds,
      currentDate: new Date(now()),
      requiredClaims: ['sub', 'exp', 'iat'],
    });
    return payload as IdClaims;
  };

  return async (token) => {
    const known = keys ?? (await read());
    try {
      return await verify(token, known.set);
    } catch (error) {
      const isNewKey = error instanceof errors.JWKSNoMatchingKey && now() - known.readAt > minKeyAgeMs;
      if (!isNewKey) return undefined;
      return verify(token, (await read()).set).catch(() => undefined);
    }
  };
}

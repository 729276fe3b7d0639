import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTPayload, jwtVerify } from 'jose';

export type IdClaims = JWTPayload & { readonly sub: string };

/** Gives what a valid ID token says; undefined for any other. Throws when the keys cannot be had. */
export type VerifyIdToken = (token: string) => Promise<IdClaims | undefined>;

type Options = {
  /** Known once the server listens. */
  issuer: () => string;
  audience: string;
  /** Asks the issuer for its present keys. */
  fetchKeys: () => Promise<JSONWebKeySet>;
  /** In milliseconds. */
  now?: () => number;
};

/** Signatures with public keys only: a token can then never be signed with what everybody may read. */
const algorithms = ['RS256', 'PS256', 'ES256'];
/** A token with a key that we do not know makes us ask again, but not more often than this. */
const minKeyAgeMs = 10_000;
const skewSeconds = 30;

/** Checks signature, issuer, audience and time of ID tokens; keeps the issuer's keys. */
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

import { exportJWK, generateKeyPair, type JSONWebKeySet, type JWTPayload, SignJWT } from 'jose';
import { client } from '#contracts/identity/client.ts';
import { createIdTokenVerifier, type VerifyIdToken } from '#services/foundation/cryptography/id-token.ts';

/** The issuer of the tokens. */
export const testIssuer = 'https://tenant.example/am';

export type IdTokens = {
  readonly verify: VerifyIdToken;
  /** The public keys for checking the tokens. */
  readonly keys: JSONWebKeySet;
  /**
   * A token as the tenant issues it to a person, valid for this many seconds and with these additional
   * claims; without them, the sign-in was just now.
   */
  readonly tokenFor: (subject: string, seconds?: number, claims?: JWTPayload) => Promise<string>;
};

/** A tenant that only issues ID tokens. */
export async function createIdTokens(): Promise<IdTokens> {
  const pair = await generateKeyPair('RS256');
  const key = { ...(await exportJWK(pair.publicKey)), kid: 'test', alg: 'RS256', use: 'sig' };
  const keys = { keys: [key] };
  return {
    verify: createIdTokenVerifier({
      issuer: () => testIssuer,
      audience: client.id,
      fetchKeys: async () => keys,
    }),
    keys,
    tokenFor(subject, seconds = 600, claims = {}) {
      const now = Math.floor(Date.now() / 1000);
      return new SignJWT({ auth_time: now, ...claims, sub: subject })
        .setProtectedHeader({ alg: 'RS256', kid: 'test' })
        .setIssuer(testIssuer)
        .setAudience(client.id)
        .setIssuedAt(claims.iat ?? now)
        .setExpirationTime(now + seconds)
        .sign(pair.privateKey);
    },
  };
}

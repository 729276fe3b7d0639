import { exportJWK, generateKeyPair, type JSONWebKeySet, type JWTPayload, SignJWT } from 'jose';
import { client } from '#contracts/identity/client.ts';
import { createIdTokenVerifier, type VerifyIdToken } from '#services/foundation/cryptography/id-token.ts';

/** Of the tokens. */
export const testIssuer = 'https://tenant.example/am';

export type IdTokens = {
  readonly verify: VerifyIdToken;
  /** By which others check the tokens. */
  readonly keys: JSONWebKeySet;
  /** A token as the tenant gives it to a person; it ends after so many seconds, and says this of her beside: else that the
   * sign-in was just now. */
  readonly tokenFor: (subject: string, seconds?: number, claims?: JWTPayload) => Promise<string>;
};

/** A tenant of one's own, as far as its ID tokens go. */
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

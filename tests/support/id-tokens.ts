import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { createIdTokenVerifier, type VerifyIdToken } from '#services/foundation/id-token.ts';

export type IdTokens = {
  readonly verify: VerifyIdToken;
  /** A token as the tenant gives it to a person. */
  readonly tokenFor: (subject: string) => Promise<string>;
};

/** A tenant of one's own, as far as its ID tokens go. */
export async function createIdTokens(): Promise<IdTokens> {
  const issuer = 'https://tenant.example/am';
  const audience = 'kmx_uapp_login';
  const pair = await generateKeyPair('RS256', { extractable: true });
  const key = { ...(await exportJWK(pair.publicKey)), kid: 'test', alg: 'RS256', use: 'sig' };
  return {
    verify: createIdTokenVerifier({
      issuer: () => issuer,
      audience,
      fetchKeys: async () => ({ keys: [key] }),
    }),
    tokenFor: (subject) =>
      new SignJWT({ sub: subject })
        .setProtectedHeader({ alg: 'RS256', kid: 'test' })
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt()
        .setExpirationTime('5 minutes')
        .sign(pair.privateKey),
  };
}

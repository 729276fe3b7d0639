import type { Account, Configuration, JWK } from 'oidc-provider';
import type { Pool } from 'pg';
import { client, endpoints } from '#contracts/identity/client.ts';
import { getRoles } from '../access/get-roles.ts';
import { findStatus } from '../person/person-status.ts';
import { sessionSeconds } from '../session/session-lifetime.ts';
import { findSessionGrant } from './find-session-grant.ts';
import type { createRecordStore } from './record-store.ts';
import { signInAddress } from './sign-in-address.ts';

const minute = 60;
const hour = 60 * minute;

type Parts = {
  readonly pool: Pool;
  readonly records: ReturnType<typeof createRecordStore>;
  readonly keys: readonly JWK[];
  /** Sign cookies. */
  readonly cookieKeys: readonly string[];
  /** Whether browsers reach the issuer by https. */
  readonly secure: boolean;
};

/** A tenant as the specification describes it: ForgeRock's addresses, one public client, no page of consent. */
export function getConfiguration({ pool, records, keys, cookieKeys, secure }: Parts): Configuration {
  const cookie = { httpOnly: true, secure, sameSite: 'lax', signed: true, path: '/' } as const;
  return {
    adapter: records,
    jwks: { keys: [...keys] },
    routes: {
      authorization: endpoints.authorize,
      token: endpoints.token,
      userinfo: endpoints.userInfo,
      revocation: endpoints.revoke,
      end_session: endpoints.endSession,
      introspection: endpoints.introspect,
      jwks: endpoints.jwks,
    },
    scopes: [...client.scope.split(' '), 'offline_access'],
    claims: {
      openid: ['sub', 'subname', 'session'],
      profile: ['name', 'given_name', 'family_name', 'locale'],
      email: ['email', 'email_verified'],
      'fr:idm:*': ['roles'],
    },
    // Back ends read e-mail and roles from the ID token alone.
    conformIdTokenClaims: false,
    responseTypes: ['code', 'none'],
    clientAuthMethods: ['none', 'client_secret_basic'],
    pkce: { required: () => true },
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      resourceIndicators: { enabled: false },
      rpInitiatedLogout: { enabled: true },
      revocation: {
        enabled: true,
        allowedPolicy: (_, requester, token) => token.clientId === requester.clientId,
      },
      // For back ends with a secret of their own; the site has none.
      introspection: {
        enabled: true,
        allowedPolicy: (_, requester) => requester.clientAuthMethod !== 'none',
      },
    },
    ttl: {
      AccessToken: hour,
      IdToken: hour,
      AuthorizationCode: minute,
      Interaction: minute,
      Session: (_, { loginTs = now() }) => Math.max(1, loginTs + sessionSeconds - now()),
      Grant: sessionSeconds,
      RefreshToken: sessionSeconds,
    },
    issueRefreshToken: async (_, requester) => requester.grantTypeAllowed('refresh_token'),
    expiresWithSession: async () => true,
    rotateRefreshToken: true,
    loadExistingGrant: findSessionGrant,
    findAccount: (_, id, token) =>
      findAccount(pool, id, token && 'sessionUid' in token ? token.sessionUid : undefined),
    interactions: {
      url: ({ req }) => signInAddress((req as typeof req & { originalUrl: string }).originalUrl),
    },
    cookies: {
      keys: [...cookieKeys],
      // A browser stores `__Host-` and `Secure` cookies for https only, and local installations are reached without.
      names: secure
        ? {
            session: '__Host-idp_session',
            interaction: '__Secure-idp_interaction',
            resume: '__Secure-idp_resume',
          }
        : { session: 'idp_session', interaction: 'idp_interaction', resume: 'idp_resume' },
      long: cookie,
      short: { ...cookie, path: undefined },
    },
    // Origins of ours get their CORS headers before the provider answers (see answer-provider.ts).
    clientBasedCORS: () => false,
    renderError(ctx, { error, error_description }) {
      ctx.type = 'text/plain; charset=utf-8';
      ctx.body = `${error}${error_description ? `: ${error_description}` : ''}\n`;
    },
  };
}

function now(): number {
  return Math.floor(Date.now() / 1000);
}

/**
 * The person of a subject with the claims that tokens carry; undefined: nobody who may sign in. `session` names the
 * one in which the token is issued, so that its holder knows it among all of the person's.
 */
async function findAccount(pool: Pool, id: string, session?: string): Promise<Account | undefined> {
  const person = await findStatus(pool, id);
  if (!person?.active) return undefined;
  const claims = {
    sub: id,
    subname: id,
    name: `${person.firstName} ${person.lastName}`,
    given_name: person.firstName,
    family_name: person.lastName,
    locale: person.language,
    email: person.email,
    // Nobody has anything to sign in with before the address is confirmed.
    email_verified: true,
    roles: getRoles(person.accesses),
    ...(session && { session }),
  };
  return { accountId: id, claims: () => claims };
}

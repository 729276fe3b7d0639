import type { Grant, KoaContextWithOIDC } from 'oidc-provider';
import { client } from '#contracts/identity/client.ts';

/**
 * The grant of the client in this session. The client is the site itself, so no consent is needed. One grant for each
 * session, not for each person: signing out in one browser leaves the others alone.
 */
export async function findSessionGrant({ oidc }: KoaContextWithOIDC): Promise<Grant | undefined> {
  const { provider, session, account, client: requester } = oidc;
  if (!session || !account || !requester) return undefined;
  const id = session.grantIdFor(requester.clientId);
  const known = id && (await provider.Grant.find(id));
  if (known) return known;
  const grant = new provider.Grant({ accountId: account.accountId, clientId: requester.clientId });
  grant.addOIDCScope(`${client.scope} offline_access`);
  await grant.save();
  return grant;
}

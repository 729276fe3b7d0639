import type { Tokens } from '../tokens/tokens.ts';
import { type Claims, getViewer, type Viewer } from '../viewer.ts';
import { fetchTenant } from './fetch-tenant.ts';
import type { Tenant } from './tenant.ts';

/** The tenant does not know the token, or does not respond. */
export class UserInfoRefused extends Error {
  override name = 'UserInfoRefused';
}

/** Fetches the user info of the tenant. Throws `Failed to get user info; received {status}`, and what `fetch` throws. */
export async function readUserInfo(tenant: Tenant, { accessToken }: Tokens): Promise<Viewer> {
  const response = await fetchTenant(tenant.userinfo_endpoint, {
    headers: { accept: 'application/json', authorization: `Bearer ${accessToken}` },
  });
  if (response.status !== 200)
    throw new UserInfoRefused(`Failed to get user info; received ${response.status}`);
  return getViewer((await response.json()) as Claims);
}

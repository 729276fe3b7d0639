import type { ClientMetadata } from 'oidc-provider';
import { client } from '#contracts/identity/client.ts';

/** Where the site takes up again what the provider sends back: with the answer, after the silent frame, after signing out. */
const returns = { signIn: ['/callback', '/blank-callback'], signOut: ['/', '/mykomax', '/mykomax/logout'] };

/** The one client: the site, on every host on which it stands. Addresses are compared exactly. */
export function tenantClient(origins: readonly string[]): ClientMetadata {
  const under = (places: readonly string[]) =>
    origins.flatMap((origin) => places.map((place) => `${origin}${place}`));
  return {
    client_id: client.id,
    token_endpoint_auth_method: 'none',
    application_type: 'web',
    grant_types: ['authorization_code', 'refresh_token'],
    // `none`: a client may ask whether there is a session without taking a code.
    response_types: ['code', 'none'],
    redirect_uris: under(returns.signIn),
    post_logout_redirect_uris: under(returns.signOut),
    require_auth_time: true,
  };
}

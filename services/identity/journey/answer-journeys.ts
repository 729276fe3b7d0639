import type Provider from 'oidc-provider';
import { journeyHeaders, paths } from '#contracts/identity/client.ts';
import { logOut } from '../session/logout-endpoint.ts';
import { authenticateEndpoint, refusal } from './authenticate.ts';
import type { JourneyDeps } from './journey-context.ts';

/**
 * Serves `/am/json`. Only clients that send one of the protocol's headers are answered: a page of another site cannot
 * send them without a preflight request.
 */
export function answerJourneys(deps: JourneyDeps, provider: () => Promise<Provider>) {
  const authenticate = authenticateEndpoint(deps);
  return async (request: Request): Promise<Response> => {
    const { pathname, searchParams } = new URL(request.url);
    const path = pathname.replace(/\/$/, '');
    if (path !== paths.authenticate && path !== paths.sessions)
      return refusal(404, 'Not Found', 'There is no such resource');
    if (request.method !== 'POST') return refusal(405, 'Method Not Allowed', 'Send it by POST');
    if (!Object.keys(journeyHeaders).some((name) => request.headers.has(name)))
      return refusal(403, 'Forbidden', 'A header of the protocol is missing');
    if (path === paths.authenticate) return authenticate(await provider(), request);
    if (searchParams.get('_action') !== 'logout')
      return refusal(400, 'Bad Request', 'The only action is logout');
    return logOut(await provider(), deps.pool, request);
  };
}

import { endpoints } from '#contracts/identity/client.ts';

/** What browsers of our own sites may do from another of our hosts. */
export function crossOriginHeaders(origin: string): Record<string, string> {
  return {
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Credentials': 'true',
    'Access-Control-Expose-Headers': 'WWW-Authenticate, Retry-After',
    Vary: 'Origin',
  };
}

/** What a browser asks for before such a request. */
export const preflightHeaders = {
  'Access-Control-Allow-Methods': 'GET, POST',
  'Access-Control-Allow-Headers': 'accept-api-version, authorization, content-type, x-requested-with',
  'Access-Control-Max-Age': '3600',
} as const;

/** What everybody may read from anywhere: nothing of it is about a person. */
export function isOpenToAll(path: string): boolean {
  return path.endsWith(endpoints.jwks) || path.endsWith(endpoints.wellKnown);
}

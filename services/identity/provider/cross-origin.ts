import { endpoints } from '#contracts/identity/client.ts';

/** The CORS headers for pages on another of our own hosts. */
export function crossOriginHeaders(origin: string): Record<string, string> {
  return {
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Credentials': 'true',
    'Access-Control-Expose-Headers': 'WWW-Authenticate, Retry-After',
    Vary: 'Origin',
  };
}

/** What a browser's preflight asks for. */
export const preflightHeaders = {
  'Access-Control-Allow-Methods': 'GET, POST',
  'Access-Control-Allow-Headers': 'accept-api-version, authorization, content-type, x-requested-with',
  'Access-Control-Max-Age': '3600',
} as const;

/** Paths that everybody may read from anywhere: they hold nothing personal. */
export function isOpenToAll(path: string): boolean {
  return path.endsWith(endpoints.jwks) || path.endsWith(endpoints.wellKnown);
}

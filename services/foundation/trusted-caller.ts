import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * The bearer token of callers that a service trusts: the site's own server. Whoever knows the secret of the
 * installation can make it; a new secret voids it.
 */
export function callerToken(secret: string, service: string): string {
  return `v1.${createHmac('sha256', secret).update(`${service}: trusted caller`).digest('base64url')}`;
}

/** Whether a request carries `token`. Compared in equal time, so that nobody can feel their way to it. */
export function isTrusted(request: Request, token: string): boolean {
  const given = Buffer.from(/^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? '');
  const expected = Buffer.from(token);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * The bearer token of callers that may see drafts and protected pages: the site's own server. Whoever knows the
 * secret of the installation can make it; a new secret voids it.
 */
export function contentToken(secret: string): string {
  return `v1.${createHmac('sha256', secret).update('content: trusted caller').digest('base64url')}`;
}

/** Whether a request carries `token`. Compared in equal time, so that nobody can feel their way to it. */
export function isTrusted(request: Request, token: string): boolean {
  const given = Buffer.from(/^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? '');
  const expected = Buffer.from(token);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

import { createHmac, timingSafeEqual } from 'node:crypto';

/** The bearer token by which the site's own server asks. Whoever knows the secret of the installation can make it. */
export function searchToken(secret: string): string {
  return `v1.${createHmac('sha256', secret).update('search: trusted caller').digest('base64url')}`;
}

/** Whether a request carries `token`. Compared in equal time, so that nobody can feel their way to it. */
export function isTrusted(request: Request, token: string): boolean {
  const given = Buffer.from(/^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? '');
  const expected = Buffer.from(token);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

import { isSameSecret } from './same-secret.ts';

/** Whether a request carries the bearer token by which a back end knows a caller that it trusts. */
export function carriesToken({ headers }: Request, token: string): boolean {
  const given = /^Bearer (\S+)$/i.exec(headers.get('authorization') ?? '')?.[1];
  return given !== undefined && isSameSecret(given, token);
}

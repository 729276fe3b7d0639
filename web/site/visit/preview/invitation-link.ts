import { isSameSecret } from '#contracts/same-secret.ts';
import type { ServerContext } from '#web/site/data/server-context.ts';

type Signer = Pick<ServerContext, 'sign'>;

/** Decision 8: opens a protected page without its password, and becomes invalid when the password changes. */
type Invitation = {
  /** The page with the password. */
  readonly pageId: string;
  readonly version: string;
  readonly expiresAt: Date;
};

const shape = /^(.*?)\/invitation-(\d{1,12})-([\w-]+)$/;

/** The path that is appended to the address of the page, or of one below it. */
export function invitationPath({ sign }: Signer, { pageId, version, expiresAt }: Invitation): string {
  const expires = String(Math.floor(expiresAt.getTime() / 1000));
  return `/invitation-${expires}-${sign(statement(pageId, version, expires))}`;
}

/**
 * The path of the page that an invitation opens, with its unverified claims; undefined: it is not an invitation.
 */
export function findInvitation(
  path: string,
): { path: string; expires: string; signature: string } | undefined {
  const [, page, expires, signature] = shape.exec(path) ?? [];
  return page !== undefined && expires && signature ? { path: page || '/', expires, signature } : undefined;
}

/**
 * The version of the password for which the invitation was made; undefined: it has expired, or is not valid
 * here.
 */
export function invitedBy(
  { sign }: Signer,
  { expires, signature }: { expires: string; signature: string },
  page: { protectedBy: string | null; passwordVersions: readonly string[] },
  now = Date.now(),
): string | undefined {
  const { protectedBy } = page;
  if (!protectedBy || Number(expires) * 1000 < now) return undefined;
  return page.passwordVersions.find((version) =>
    isSameSecret(signature, sign(statement(protectedBy, version, expires))),
  );
}

function statement(pageId: string, version: string, expires: string): string {
  return `invitation to ${pageId} by ${version} until ${expires}`;
}

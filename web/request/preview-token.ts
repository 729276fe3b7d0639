import type { ServerContext } from './server-context.ts';

/** Decision 31: how long the preview beside the form may be looked at before the editor area asks for it anew. */
export const previewMilliseconds = 3_600_000;

/** What a preview token opens: the draft of one page in one locale. */
export type Preview = {
  readonly pageId: string;
  /** As in addresses: `de-ch`. */
  readonly locale: string;
  readonly expiresAt: Date;
};

type Signer = Pick<ServerContext, 'sign'>;

export function previewToken({ sign }: Signer, { pageId, locale, expiresAt }: Preview): string {
  const expires = String(Math.floor(expiresAt.getTime() / 1000));
  return `v1.${pageId}.${locale}.${expires}.${sign(statement(pageId, locale, expires))}`;
}

/** `foreign`: it is none of ours. `expired`: it was. */
export function readPreview(
  { sign }: Signer,
  token: string,
  now = Date.now(),
): Preview | 'foreign' | 'expired' {
  const [, pageId = '', locale = '', expires = '', signature] =
    /^v1\.([\w-]{36})\.([a-z]{2}(?:-[a-z]{2})?)\.(\d{1,12})\.([\w-]+)$/.exec(token) ?? [];
  if (pageId === '' || signature !== sign(statement(pageId, locale, expires))) return 'foreign';
  if (Number(expires) * 1000 < now) return 'expired';
  return { pageId, locale, expiresAt: new Date(Number(expires) * 1000) };
}

function statement(pageId: string, locale: string, expires: string): string {
  return `preview of ${pageId} in ${locale} until ${expires}`;
}

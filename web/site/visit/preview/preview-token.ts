import { isSameSecret } from '#contracts/same-secret.ts';
import type { ServerContext } from '#web/site/data/server-context.ts';

/** Decision 31: lifetime of the preview beside the form; the editor area renews it. */
export const previewMilliseconds = 3_600_000;

/** What a preview token opens: the draft of one page in one locale. */
export type Preview = {
  readonly pageId: string;
  /** In the form of addresses: `de-ch`. */
  readonly locale: string;
  readonly expiresAt: Date;
  /**
   * The id of the preview link that was made for somebody, whose record decides its expiry. Undefined: the
   * preview beside the form, for an hour.
   */
  readonly link?: string | undefined;
};

type Signer = Pick<ServerContext, 'sign'>;

const shape = /^v1\.([\w-]{36})\.([a-z]{2}(?:-[a-z]{2})?)\.(\d{1,12})(?:\.([\da-f-]{36}))?\.([\w-]+)$/;

export function previewToken({ sign }: Signer, { pageId, locale, expiresAt, link }: Preview): string {
  const expires = String(Math.floor(expiresAt.getTime() / 1000));
  const signature = sign(statement(pageId, locale, expires, link));
  return ['v1', pageId, locale, expires, ...(link ? [link] : []), signature].join('.');
}

/**
 * `foreign`: not signed by us. `expired`: no longer valid. Only the content back end knows whether a link was
 * withdrawn (preview-link.ts).
 */
export function readPreview(
  { sign }: Signer,
  token: string,
  now = Date.now(),
): Preview | 'foreign' | 'expired' {
  const [, pageId = '', locale = '', expires = '', link, signature = ''] = shape.exec(token) ?? [];
  if (pageId === '' || !isSameSecret(signature, sign(statement(pageId, locale, expires, link))))
    return 'foreign';
  if (Number(expires) * 1000 < now) return 'expired';
  return { pageId, locale, expiresAt: new Date(Number(expires) * 1000), ...(link && { link }) };
}

function statement(pageId: string, locale: string, expires: string, link: string | undefined): string {
  return `preview of ${pageId} in ${locale} until ${expires}${link ? ` by ${link}` : ''}`;
}

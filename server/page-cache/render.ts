import type { Rendered } from '#server/page-cache/cached-page.ts';
import { asBuffer } from '../http/as-buffer.ts';
import type { SiteResponse } from '../site/web.ts';
import type { PageKey } from './key.ts';

/** Renders the page of a standard request; any status may come back. Throws when it cannot answer at all. */
export type Render = (request: Request) => Promise<SiteResponse>;

export type Outcome =
  /** For everybody with this key. */
  | { readonly kind: 'page'; readonly rendered: Rendered }
  /** For one visitor, or a redirect that depends on more than the key. */
  | { readonly kind: 'private' }
  /** The renderer is in trouble. */
  | { readonly kind: 'failed'; readonly answer?: SiteResponse };

/** A larger answer is no page. */
const maxBytes = 4 * 1024 * 1024;

const rewritten = new Set([
  'content-length',
  'content-encoding',
  'transfer-encoding',
  'set-cookie',
  'vary',
  'cache-control',
]);

/** Renders a page from its key alone: no other cookie, no header, no unknown query reaches the renderer. */
export async function renderForKey(
  { host, address, cookie }: PageKey,
  scheme: 'http' | 'https',
  render: Render,
  securityHeaders: (answer: SiteResponse) => Readonly<Record<string, string>>,
): Promise<Outcome> {
  const url = `${scheme}://${host}${address}`;
  if (!URL.canParse(url)) return { kind: 'private' };
  const headers = new Headers({ host, accept: 'text/html' });
  if (cookie) headers.set('cookie', cookie);
  const answer = await render(new Request(url, { headers }));
  const { response, notes } = answer;
  if (response.status >= 500) return { kind: 'failed', answer };
  if (!isForEverybody(answer)) {
    await response.body?.cancel();
    return { kind: 'private' };
  }
  const body = asBuffer(await response.bytes());
  if (body.length > maxBytes) return { kind: 'private' };
  return {
    kind: 'page',
    rendered: {
      status: response.status,
      headers: storedHeaders(response, securityHeaders(answer)),
      tags: [...notes.tags],
      remember: notes.remember,
      body,
    },
  };
}

/** A page without tags would stay for ever, since no change could clear it. */
function isForEverybody({ response: { status, headers }, notes: { tags } }: SiteResponse): boolean {
  return (
    (status === 200 || status === 404) &&
    tags.size > 0 &&
    !tags.has('private') &&
    !headers.has('set-cookie') &&
    !/\b(?:private|no-store)\b/i.test(headers.get('cache-control') ?? '') &&
    (headers.get('vary') ?? '').split(',').every((name) => /^\s*(?:accept-encoding|cookie)?\s*$/i.test(name))
  );
}

function storedHeaders(
  response: Response,
  security: Readonly<Record<string, string>>,
): (readonly [string, string])[] {
  const isDocument = (response.headers.get('content-type') ?? '').startsWith('text/html');
  const finalHeaders = new Map(Object.entries(security));
  for (const [name, value] of response.headers) {
    if (!rewritten.has(name)) finalHeaders.set(titleCase(name), value);
  }
  finalHeaders.set(
    'Cache-Control',
    response.headers.get('cache-control') ?? 'public, max-age=0, must-revalidate',
  );
  // Cookies hold the preferences by which a document may differ.
  finalHeaders.set('Vary', isDocument ? 'Accept-Encoding, Cookie' : 'Accept-Encoding');
  return [...finalHeaders];
}

function titleCase(name: string): string {
  return name.replace(/(?:^|-)[a-z]/g, (letter) => letter.toUpperCase());
}

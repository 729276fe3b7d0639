import type { Rendered } from '#server/page-cache/cached-page.ts';
import { asBuffer } from '../http/as-buffer.ts';
import { cachingHeaders, type SharedCache } from '../shared-cache/shared-cache.ts';
import type { SiteResponse } from '../site/web.ts';
import type { PageKey } from './key.ts';

/** Renders the page of a standard request; any status may come back. Throws when it cannot answer at all. */
export type Render = (request: Request) => Promise<SiteResponse>;

export type Outcome =
  /** For everybody with this key. */
  | { readonly kind: 'page'; readonly rendered: Rendered }
  /** For one visitor, or a redirect that depends on more than the key. */
  | { readonly kind: 'private' }
  /** The renderer fails. */
  | { readonly kind: 'failed'; readonly answer?: SiteResponse };

/** A larger answer is not a page. */
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
  sharedCache?: SharedCache,
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
      headers: storedHeaders(answer, securityHeaders(answer), cookie === undefined ? sharedCache : 'none'),
      tags: [...notes.tags],
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
  { response, notes }: SiteResponse,
  security: Readonly<Record<string, string>>,
  sharedCache: SharedCache | 'none' | undefined,
): (readonly [string, string])[] {
  const finalHeaders = new Map(Object.entries(security));
  for (const [name, value] of response.headers) {
    if (!rewritten.has(name)) finalHeaders.set(titleCase(name), value);
  }
  const own = response.headers.get('cache-control');
  return [
    ...finalHeaders,
    ...cachingHeaders({ status: response.status, tags: notes.tags, own, sharedCache }),
  ];
}

function titleCase(name: string): string {
  return name.replace(/(?:^|-)[a-z]/g, (letter) => letter.toUpperCase());
}

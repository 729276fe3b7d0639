import { asBuffer } from '../http/as-buffer.ts';
import type { Rendered } from './kept-page.ts';
import type { PageKey } from './key.ts';

/** Renders the page of a standard request; any status may come back. Throws when it cannot answer at all. */
export type Render = (request: Request) => Promise<Response>;

export type Outcome =
  /** For everybody with this key. */
  | { readonly kind: 'page'; readonly rendered: Rendered }
  /** For one visitor, or a redirect that depends on more than the key. */
  | { readonly kind: 'private' }
  /** The renderer is in trouble. */
  | { readonly kind: 'failed'; readonly response?: Response };

/** A larger answer is no page. */
const maxBytes = 4 * 1024 * 1024;

/** Headers by which the web talks to the server; no visitor sees them. */
const internal = /^x-(?:cache|cache-tags|remember|csp-styles|framed-by|frames|forms-to|editor)$/;
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
  documentHeaders: (response: Response) => Readonly<Record<string, string>>,
): Promise<Outcome> {
  const url = `${scheme}://${host}${address}`;
  if (!URL.canParse(url)) return { kind: 'private' };
  const headers = new Headers({ host, accept: 'text/html' });
  if (cookie) headers.set('cookie', cookie);
  const response = await render(new Request(url, { headers }));
  if (response.status >= 500) return { kind: 'failed', response };
  if (!isForEverybody(response)) {
    await response.body?.cancel();
    return { kind: 'private' };
  }
  const body = asBuffer(await response.bytes());
  if (body.length > maxBytes) return { kind: 'private' };
  return {
    kind: 'page',
    rendered: {
      status: response.status,
      headers: keptHeaders(response, documentHeaders(response)),
      tags: (response.headers.get('x-cache-tags') ?? '').split(/\s+/).filter(Boolean).map(decodeURI),
      remember: response.headers.get('x-remember') ?? undefined,
      body,
    },
  };
}

/** Takes the internal headers out of an answer that is not kept. */
export function withoutInternalHeaders(headers: Headers): Headers {
  for (const name of [...headers.keys()]) if (internal.test(name)) headers.delete(name);
  return headers;
}

function isForEverybody({ status, headers }: Response): boolean {
  return (
    (status === 200 || status === 404) &&
    headers.get('x-cache') !== 'no' &&
    !headers.has('set-cookie') &&
    !/\b(?:private|no-store)\b/i.test(headers.get('cache-control') ?? '') &&
    (headers.get('vary') ?? '').split(',').every((name) => /^\s*(?:accept-encoding|cookie)?\s*$/i.test(name))
  );
}

function keptHeaders(
  response: Response,
  security: Readonly<Record<string, string>>,
): (readonly [string, string])[] {
  const isDocument = (response.headers.get('content-type') ?? '').startsWith('text/html');
  const kept = new Map(Object.entries(security));
  for (const [name, value] of response.headers) {
    if (!internal.test(name) && !rewritten.has(name)) kept.set(titleCase(name), value);
  }
  kept.set('Cache-Control', response.headers.get('cache-control') ?? 'public, max-age=0, must-revalidate');
  // Cookies hold the preferences by which a document may differ.
  kept.set('Vary', isDocument ? 'Accept-Encoding, Cookie' : 'Accept-Encoding');
  return [...kept];
}

function titleCase(name: string): string {
  return name.replace(/(?:^|-)[a-z]/g, (letter) => letter.toUpperCase());
}

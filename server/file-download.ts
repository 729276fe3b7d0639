import type { Backend } from '#contracts/backend.ts';
import { graphql } from '#contracts/content/graphql.ts';
import { BackendError, execute } from '#contracts/execute.ts';
import type { Files } from '#services/files/index.ts';

const fileQuery = graphql(`
  query download($slug: String!, $language: String) {
    file(slug: $slug, language: $language) { hash url fileName protectedBy }
  }
`);

type Parts = {
  readonly content: Backend;
  /** Of a caller that may see what protected pages show. */
  readonly token: string;
  readonly files: Files;
  /** Whether the visitor opened one of the protected pages. */
  readonly hasOpened: (request: Request, pageIds: readonly string[]) => Promise<boolean>;
};

/**
 * FIL-01: `/file/{slug}?l={locale}&dl=true` gives the paper in the locale's language, else in English; with `dl` to be
 * saved, else to be shown. The content back end says where the bytes are.
 */
export function fileDownload({
  content,
  token,
  files,
  hasOpened,
}: Parts): (request: Request) => Promise<Response> {
  return async (request) => {
    const url = new URL(request.url);
    const slug = /^\/file\/([\w.-]{1,200})$/.exec(url.pathname)?.[1];
    if (!slug) return plain(404, 'Not found');
    const language = /^[a-z]{2}(?=-|$)/i.exec(url.searchParams.get('l') ?? '')?.[0].toLowerCase() ?? null;
    const file = await find(content, token, slug, language);
    if (file === 'unknown')
      return plain(503, 'The file cannot be fetched at the moment', { 'Retry-After': '5' });
    // PAG-05: what only protected pages show is, for everybody else, not there.
    const isOpen = file && (file.protectedBy.length === 0 || (await hasOpened(request, file.protectedBy)));
    if (!file || !isOpen) return plain(404, 'Not found');
    const isHere = await files.find(file.hash);
    if (!isHere) return elsewhere(file.url);
    const attachment = url.searchParams.get('dl') === 'true';
    const answer = await files.deliver(request, file.hash, {
      fileName: file.fileName,
      attachment,
      immutable: false,
    });
    if (file.protectedBy.length > 0) answer.headers.set('Cache-Control', 'private, no-store');
    return answer;
  };
}

async function find(content: Backend, token: string, slug: string, language: string | null) {
  const locales = [...new Set([language ?? 'en', 'en'])].join(',');
  try {
    const headers = { locales, authorization: `Bearer ${token}` };
    return (await execute(content, fileQuery, { slug, language }, { headers })).file;
  } catch (error) {
    if (error instanceof BackendError) return 'unknown';
    throw error;
  }
}

/** Another content back end keeps its files itself. */
function elsewhere(url: string): Response {
  if (!/^https?:\/\//i.test(url)) return plain(404, 'Not found');
  return new Response(null, { status: 302, headers: { Location: url, 'Cache-Control': 'no-cache' } });
}

function plain(status: number, text: string, more: Record<string, string> = {}): Response {
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', ...more };
  return new Response(`${text}\n`, { status, headers });
}

import type { Backend } from '#contracts/backend.ts';
import { graphql } from '#contracts/content/graphql.ts';
import { BackendError, execute } from '#contracts/execute.ts';
import { graphql as productGraphql } from '#contracts/products/graphql.ts';
import type { Files } from '#services/files/index.ts';

const fileQuery = graphql(`
  query download($slug: String!, $language: String) {
    file(slug: $slug, language: $language) { hash url fileName protectedBy onRequest }
  }
`);

const paperQuery = productGraphql(`
  query paper($slug: String!, $languages: [String!]!) {
    documentBySlug(slug: $slug, languages: $languages) { hash fileName login }
  }
`);

type Parts = {
  readonly content: Backend;
  /** Of a caller that may see what protected pages show. */
  readonly token: string;
  readonly products: Backend;
  /** Of a caller that may see papers for signed-in readers. Undefined: the back end wants none. */
  readonly productsToken: string | undefined;
  readonly files: Files;
  /** Whether the visitor opened one of the protected pages. */
  readonly hasOpened: (request: Request, pageIds: readonly string[]) => Promise<boolean>;
};

/** A file that is somewhere, and who may have it. */
type Found = {
  readonly hash: string;
  readonly fileName: string;
  /** Where another back end keeps it; empty: nowhere else. */
  readonly url: string;
  readonly protectedBy: readonly string[];
  readonly login: boolean;
  /** A form sends it to those who ask for it. */
  readonly onRequest: boolean;
};

/**
 * FIL-01: `/file/{slug}?l={locale}&dl=true` gives the paper in the locale's language, else in English; with `dl` to be
 * saved, else to be shown. The content back end says where the bytes are; of a paper that it does not know, the
 * product back end.
 */
export function fileDownload(parts: Parts) {
  const { files, hasOpened } = parts;
  return {
    async handle(request: Request): Promise<Response> {
      const url = new URL(request.url);
      const slug = /^\/file\/([\w.-]{1,200})$/.exec(url.pathname)?.[1];
      if (!slug) return plain(404, 'Not found');
      const language = /^[a-z]{2}(?=-|$)/i.exec(url.searchParams.get('l') ?? '')?.[0].toLowerCase() ?? null;
      return deliver(request, { slug, language }, url.searchParams.get('dl') === 'true');
    },
    /** To whoever asked for it: also what is given on request only. */
    deliverRequested: (request: Request, wanted: Wanted) => deliver(request, wanted, false, true),
  };

  async function deliver(
    request: Request,
    { slug, language }: Wanted,
    attachment: boolean,
    isRequested = false,
  ): Promise<Response> {
    const file = await find(parts, slug, language);
    if (file === 'unknown')
      return plain(503, 'The file cannot be fetched at the moment', { 'Retry-After': '5' });
    // PAG-05: what only protected pages show is, for everybody else, not there.
    const isOpen = file && (file.protectedBy.length === 0 || (await hasOpened(request, file.protectedBy)));
    if (!file || !isOpen) return plain(404, 'Not found');
    if (file.login) return plain(403, 'This paper is for signed-in customers');
    if (file.onRequest && !isRequested)
      return plain(403, 'This paper is sent by mail to those who ask for it');
    const isHere = await files.find(file.hash);
    if (!isHere) return elsewhere(file.url);
    const answer = await files.deliver(request, file.hash, {
      fileName: file.fileName,
      attachment,
      immutable: false,
    });
    if (file.protectedBy.length > 0) answer.headers.set('Cache-Control', 'private, no-store');
    return answer;
  }
}

type Wanted = { readonly slug: string; readonly language: string | null };

/** Null: there is no such file. Unknown: nobody can tell at the moment. */
async function find(parts: Parts, slug: string, language: string | null): Promise<Found | null | 'unknown'> {
  try {
    return (await contentFile(parts, slug, language)) ?? (await productPaper(parts, slug, language));
  } catch (error) {
    if (error instanceof BackendError) return 'unknown';
    throw error;
  }
}

async function contentFile(
  { content, token }: Parts,
  slug: string,
  language: string | null,
): Promise<Found | null> {
  const locales = [...new Set([language ?? 'en', 'en'])].join(',');
  const headers = { locales, authorization: `Bearer ${token}` };
  const { file } = await execute(content, fileQuery, { slug, language }, { headers });
  return file && { ...file, login: false };
}

async function productPaper(
  { products, productsToken }: Parts,
  slug: string,
  language: string | null,
): Promise<Found | null> {
  const languages = [...new Set([language ?? 'en', 'en'])];
  const headers = productsToken ? { authorization: `Bearer ${productsToken}` } : undefined;
  const { documentBySlug } = await execute(products, paperQuery, { slug, languages }, { headers });
  return documentBySlug && { ...documentBySlug, url: '', protectedBy: [], onRequest: false };
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

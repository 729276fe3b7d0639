import type { Backend } from '#contracts/backend.ts';
import { carriesToken } from '#contracts/caller-token.ts';
import { graphql } from '#contracts/content/graphql.ts';
import { BackendError, execute } from '#contracts/execute.ts';
import { graphql as productGraphql } from '#contracts/products/graphql.ts';
import type { Files } from '#services/files/index.ts';
import { RefusedFile } from '../http/refused-file.ts';
import type { FileBackend, RemoteFiles } from './remote-files.ts';

const fileQuery = graphql(`
  query download($slug: String!, $language: String) {
    file(slug: $slug, language: $language) { hash url fileName protectedBy onRequest }
  }
`);

const documentQuery = productGraphql(`
  query paper($slug: String!, $languages: [String!]!) {
    documentBySlug(slug: $slug, languages: $languages) { hash fileName login }
  }
`);

type Parts = {
  readonly content: Backend;
  /** The token of a caller that may see what protected pages show. */
  readonly token: string;
  readonly products: Backend;
  /** The token of a caller that may see documents for signed-in readers. Undefined: the back end needs none. */
  readonly productsToken: string | undefined;
  readonly files: Files;
  /** Files of back ends elsewhere that store them themselves. */
  readonly remoteFiles: RemoteFiles;
  /** Whether the visitor opened one of the protected pages. */
  readonly hasOpened: (request: Request, pageIds: readonly string[]) => Promise<boolean>;
  readonly isSignedIn: (request: Request) => Promise<boolean>;
};

/** A file and who may have it. */
type Found = {
  readonly hash: string | null;
  readonly fileName: string;
  /** Its address at the back end that stores it. */
  readonly url: string;
  readonly keeper: FileBackend;
  readonly protectedBy: readonly string[];
  /** Only for signed-in readers. */
  readonly login: boolean;
  /** Only for those who requested it with a form. */
  readonly onRequest: boolean;
};

/**
 * FIL-01: `/file/{slug}?l={locale}&dl=true` gives the document in the locale's language, else in English; with `dl` to be
 * saved, else to be shown. The content back end says where the bytes are; of a document that it does not know, the
 * product back end.
 */
export function fileDownload(parts: Parts) {
  const { files, hasOpened, isSignedIn } = parts;
  return {
    async handle(request: Request): Promise<Response> {
      const url = new URL(request.url);
      const slug = /^\/file\/([\w.-]{1,200})$/.exec(url.pathname)?.[1];
      if (!slug) return absent();
      const language = /^[a-z]{2}(?=-|$)/i.exec(url.searchParams.get('l') ?? '')?.[0].toLowerCase() ?? null;
      return deliver(request, { slug, language }, url.searchParams.get('dl') === 'true');
    },
    /** For people who requested the file: also gives what is available on request only. */
    deliverRequested: (request: Request, wanted: Wanted) => deliver(request, wanted, false, true),
  };

  async function deliver(
    request: Request,
    { slug, language }: Wanted,
    attachment: boolean,
    isRequested = false,
  ): Promise<Response> {
    const file = await find(parts, slug, language);
    if (file === 'unknown') return new RefusedFile('busy', 'The file cannot be fetched at the moment');
    if (!file) return absent();
    // Another site of ours, known by its token, has checked its reader already.
    const refused =
      file.keeper.token && carriesToken(request, file.keeper.token)
        ? undefined
        : await refusal(request, file, { slug, isRequested });
    if (refused) return refused;
    const { hash, fileName } = file;
    const isForAll = file.protectedBy.length === 0 && !file.login && !file.onRequest;
    if (hash && (await files.find(hash)))
      return files.deliver(request, hash, { fileName, attachment, caching: isForAll ? 'asking' : 'never' });
    const answer = await elsewhere(request, file, attachment);
    if (!isForAll) answer.headers.set('Cache-Control', 'private, no-store');
    return answer;
  }

  async function refusal(
    request: Request,
    file: Found,
    { slug, isRequested }: { slug: string; isRequested: boolean },
  ): Promise<Response | undefined> {
    // PAG-05: what only protected pages show does not exist for everybody else.
    const isOpen = file.protectedBy.length === 0 || (await hasOpened(request, file.protectedBy));
    if (!isOpen) return absent();
    if (file.login && !(await isSignedIn(request)))
      return new RefusedFile('login', 'This paper is for signed-in customers');
    if (file.onRequest && !isRequested)
      return new RefusedFile('request', 'This paper is sent by mail to those who ask for it', {
        paper: slug,
      });
    return undefined;
  }

  /** A back end elsewhere stores its files itself. A full address may lead to any host, so the browser fetches it. */
  async function elsewhere(request: Request, { url, keeper }: Found, attachment: boolean): Promise<Response> {
    if (/^https?:\/\//i.test(url))
      return new Response(null, { status: 302, headers: { Location: url, 'Cache-Control': 'no-cache' } });
    const isHere = new URL(keeper.url).hostname === 'embedded';
    const address = attachment ? `${url}${url.includes('?') ? '&' : '?'}dl=true` : url;
    return (!isHere && (await parts.remoteFiles.paper(request, keeper, address))) || absent();
  }
}

const absent = () => new RefusedFile('absent', 'Not found');

type Wanted = { readonly slug: string; readonly language: string | null };

/** Null: there is no such file. Unknown: it cannot be determined at the moment. */
async function find(parts: Parts, slug: string, language: string | null): Promise<Found | null | 'unknown'> {
  try {
    return (await contentFile(parts, slug, language)) ?? (await productDocument(parts, slug, language));
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
  return file && { ...file, login: false, keeper: { url: content.url, token } };
}

async function productDocument(
  { products, productsToken }: Parts,
  slug: string,
  language: string | null,
): Promise<Found | null> {
  const languages = [...new Set([language ?? 'en', 'en'])];
  const headers = productsToken ? { authorization: `Bearer ${productsToken}` } : undefined;
  const { documentBySlug } = await execute(products, documentQuery, { slug, languages }, { headers });
  const url = `/file/${slug}${language ? `?l=${language}` : ''}`;
  const keeper = { url: products.url, token: productsToken };
  return documentBySlug && { ...documentBySlug, url, keeper, protectedBy: [], onRequest: false };
}

import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import type { EditorSession } from '#contracts/content/editor-session.ts';
import { may } from '#contracts/editing/roles.ts';
import { languages } from '#contracts/languages.ts';
import { maxCatalogueBytes } from '#contracts/products/catalogue-import.ts';
import { type ProductState, productStates } from '#contracts/products/draft.ts';
import type { Products } from '#services/products/index.ts';
import { fetchMount, type Mount } from '../http/mount.ts';

type Parts = {
  /** Undefined: the products, and so their files, are in a remote back end. */
  readonly products: Pick<Products, 'takeCatalogue' | 'exportEdited'> | undefined;
  readonly findEditor: (request: Request) => Promise<EditorSession | undefined>;
  /** The origin of the main site for browsers. */
  readonly origin: () => string;
};

/**
 * `/api/editor-catalogue` for the editors of products; requests from pages of other sites are refused before
 * (forgery.ts).
 */
export function editorCatalogueMount({ secure, ...parts }: Parts & { secure: boolean }): Mount {
  return fetchMount({ fetch: editorCatalogue(parts), maxBodyBytes: maxCatalogueBytes, secure });
}

/**
 * `POST ?name=…` accepts a supplier's file and responds with the id of its import; `GET
 * ?format=csv|xlsx|bmecat` exports the filtered list of products.
 */
function editorCatalogue({ products, findEditor, origin }: Parts) {
  return async (request: Request): Promise<Response> => {
    if (request.method !== 'POST' && request.method !== 'GET')
      return answer(405, { problem: 'failed' }, { Allow: 'GET, POST' });
    const editor = await findEditor(request).catch(() => null);
    if (editor === null) return answer(503, { problem: 'failed' });
    if (editor === undefined) return answer(401, { problem: 'signIn' });
    if (!products) return answer(404, { problem: 'elsewhere' });
    const { searchParams } = new URL(request.url);
    if (request.method === 'GET') return exported(searchParams, products, origin());
    if (!may(editor.grants, 'manageProducts')) return answer(403, { problem: 'role' });
    if (!request.body) return answer(400, { problem: 'empty' });
    return taken(request.body as ReadableStream<Uint8Array>, searchParams, { products, editor });
  };
}

async function taken(
  body: ReadableStream<Uint8Array>,
  about: URLSearchParams,
  { products, editor }: { products: Pick<Products, 'takeCatalogue'>; editor: EditorSession },
): Promise<Response> {
  const name = (about.get('name') ?? '').replace(/\p{C}/gu, '').slice(-200) || 'file';
  // Stored on this machine only, since the products of the file go to the database at once.
  const folder = await mkdtemp(join(tmpdir(), 'catalogue-'));
  const path = join(folder, 'file');
  const over = () => rm(folder, { recursive: true, force: true });
  let bytes = 0;
  try {
    await pipeline(
      Readable.fromWeb(body),
      async function* (chunks: AsyncIterable<Uint8Array>) {
        for await (const chunk of chunks) {
          bytes += chunk.length;
          yield chunk;
        }
      },
      createWriteStream(path),
    );
    return answer(200, { id: await products.takeCatalogue({ path, name, bytes, editor, over }) });
  } catch (error) {
    await over();
    throw error;
  }
}

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  bmecat: 'application/xml',
} as const;
const endings = { csv: 'csv', xlsx: 'xlsx', bmecat: 'xml' } as const;

function exported(
  query: URLSearchParams,
  products: Pick<Products, 'exportEdited'>,
  origin: string,
): Response {
  const format = (['csv', 'xlsx', 'bmecat'] as const).find((known) => known === query.get('format'));
  const filters = filtersIn(query);
  if (!format || !filters) return answer(400, { problem: 'failed' });
  const { hostname } = new URL(origin);
  const head = { id: 'CATALOGUE', version: '1.0', name: hostname, supplier: hostname, site: origin };
  const content = products.exportEdited(filters, format, head);
  const body = Readable.from(content, { objectMode: false });
  return new Response(Readable.toWeb(body) as ReadableStream as BodyInit, {
    headers: {
      'Content-Type': types[format],
      'Content-Disposition': `attachment; filename="products.${endings[format]}"`,
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
    },
  });
}

/** The filters in the form of the list's own address; undefined: they are invalid. */
function filtersIn(query: URLSearchParams) {
  const state = query.get('state');
  const known = productStates.find((each) => each === state);
  const lacks = query.get('lacks');
  const classification = query.get('class');
  const language = query.get('language') ?? 'en';
  const search = query.get('search')?.trim() ?? '';
  const isKnown =
    (!state || known !== undefined) &&
    (!lacks || lacks === 'data' || (languages as readonly string[]).includes(lacks)) &&
    (!classification || /^[a-z0-9][\w.-]{0,119}$/.test(classification)) &&
    (languages as readonly string[]).includes(language) &&
    search.length <= 100;
  return isKnown
    ? {
        ...{ language, type: null, search: search || null, lacks: lacks || null },
        ...{ classification: classification || null, state: (known ?? null) as ProductState | null },
      }
    : undefined;
}

function answer(status: number, body: object, more: Record<string, string> = {}): Response {
  const headers = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex', ...more };
  return Response.json(body, { status, headers });
}

import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { visitorHeader } from '#contracts/identity/visitor.ts';
import { openCatalogueLimits } from '#contracts/products/open-catalogue-limits.ts';
import { writeArchive } from '#services/foundation/archive/write-archive.ts';
import { getProblem } from '#services/open-catalogue/index.ts';
import type { Products } from '#services/products/index.ts';
import { createRateLimit } from '../http/limits/rate-limit.ts';
import { fetchMount, type Mount } from '../http/mount.ts';
import type { FindVisitor } from '../http/visitor.ts';

type Parts = {
  /** Undefined: another back end has the products and their files. */
  readonly products: Pick<Products, 'exchange'> | undefined;
  readonly origin: () => string;
  readonly findVisitor: FindVisitor;
  readonly secure: boolean;
};

/** How many downloads are written at the same time: each reads every product. */
const maxConcurrent = 3;

const slugPattern = /^[a-z0-9]+(?:[-_.][a-z0-9]+){0,30}$/;

/**
 * `/catalogue.csv` and `/catalogue.bmecat.zip`, optionally for a part (`?class=`) and for what is sold in a
 * country (`?country=`): generated while they are sent.
 */
export function openDownloads({
  products,
  origin,
  findVisitor,
  secure,
}: Parts): Record<'csv' | 'bmecat', Mount> {
  const isAllowed = createRateLimit(openCatalogueLimits.files, 60_000);
  let running = 0;

  const mount = (format: 'csv' | 'bmecat') =>
    fetchMount({
      secure,
      findVisitor,
      crossOrigin: true,
      async fetch(request) {
        const { pathname, searchParams } = new URL(request.url);
        if (pathname !== `/${addresses[format]}` || !products) return refused(404);
        if (request.method !== 'GET' && request.method !== 'HEAD')
          return refused(405, { Allow: 'GET, HEAD' });
        const classification = searchParams.get('class') ?? undefined;
        const country = searchParams.get('country') ?? undefined;
        if (country !== undefined && !/^[A-Z]{2}$/.test(country)) return refused(400);
        const exchange = await products.exchange();
        if (classification !== undefined) {
          if (classification.length > 120 || !slugPattern.test(classification)) return refused(400);
          if (!(await exchange.hasClassification(classification))) return refused(404);
        }
        if (request.method === 'HEAD')
          return new Response(null, { headers: headersOf(format, classification) });
        if (!isAllowed(request.headers.get(visitorHeader) ?? ''))
          return refused(429, { 'Retry-After': '60' });
        if (running >= maxConcurrent) return refused(503, { 'Retry-After': '5' });
        running += 1;
        const done = () => {
          running -= 1;
        };
        const texts = exchange.write(optionsOf(format, origin()), { classification, country });
        const bytes =
          format === 'csv' ? encoded(texts) : writeArchive([{ name: 'catalogue.xml', content: texts }]);
        const body = Readable.from(counted(bytes, done), { objectMode: false });
        return new Response(Readable.toWeb(body) as ReadableStream as BodyInit, {
          headers: headersOf(format, classification),
        });
      },
    });

  return { csv: mount('csv'), bmecat: mount('bmecat') };
}

const addresses = { csv: 'catalogue.csv', bmecat: 'catalogue.bmecat.zip' } as const;
const types = { csv: 'text/csv; charset=utf-8', bmecat: 'application/zip' } as const;

function headersOf(format: 'csv' | 'bmecat', classification = 'catalogue'): Record<string, string> {
  const ending = format === 'csv' ? 'csv' : 'bmecat.zip';
  return {
    'content-type': types[format],
    'content-disposition': `attachment; filename="${classification}.${ending}"`,
    'cache-control': 'public, max-age=300',
  };
}

function optionsOf(format: 'csv' | 'bmecat', site: string) {
  if (format === 'csv') return { format } as const;
  const { hostname } = new URL(site);
  const head = { id: 'CATALOGUE', version: '1.0', name: hostname, supplier: hostname, site };
  return { format: '2005', head, report: () => undefined } as const;
}

async function* encoded(texts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  for await (const text of texts) yield Buffer.from(text);
}

async function* counted(bytes: AsyncIterable<Uint8Array>, done: () => void): AsyncGenerator<Uint8Array> {
  try {
    yield* bytes;
  } finally {
    done();
  }
}

function refused(status: number, headers: Readonly<Record<string, string>> = {}): Response {
  return Response.json(getProblem(status), {
    status,
    headers: { ...headers, 'content-type': 'application/problem+json' },
  });
}

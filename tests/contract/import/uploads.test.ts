import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Backend } from '#contracts/backend.ts';
import { maxExportBytes } from '#contracts/content/largest-export.ts';
import { createHttpServer, serve } from '#server/http/http.ts';
import { usualConnections } from '#server/http/limits/connection-limit.ts';
import { apiMount } from '#server/http/mount.ts';
import { createVisitorFinder } from '#server/http/visitor.ts';
import { bringTo, type Imports, openImports } from './bring-export.ts';

let imports: Imports;
const server = createHttpServer(usualConnections({ trustedProxies: 0 }));
const ways = new Map<string, Backend>();

beforeAll(async () => {
  imports = await openImports();
  const log = { debug() {}, info() {}, warn() {}, error() {} };
  const content = { fetch: imports.handle, token: undefined, isForPeople: false };
  const graphql = apiMount({ content }, { secure: false, findVisitor: createVisitorFinder(0) });
  const mounts = new Map([['graphql', graphql]]);
  const none = async () => {
    throw new Error('Nothing else is asked here');
  };
  serve(
    server,
    {
      mounts,
      files: () => false,
      pages: undefined,
      observe: (_request, _response, _route, work) => work(),
      limitFreshness() {},
      site: none,
    },
    log,
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  ways.set('in process', { url: 'http://embedded/graphql/content', fetch: imports.handle });
  ways.set('over HTTP', { url: `http://127.0.0.1:${port}/graphql/content`, fetch: globalThis.fetch });
});

afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await imports?.close();
});

beforeEach(() => imports.forget());

/** An export of WordPress with this many pages of three kilobytes. */
function exportWith(pages: number): string {
  const words = 'The terminal is crimped, measured and pulled until it gives way. '.repeat(44);
  const items = Array.from(
    { length: pages },
    (_, index) => `<item><title>Page ${index}</title><wp:post_id>${index}</wp:post_id>
<wp:post_type>page</wp:post_type><wp:status>publish</wp:status><wp:post_name>page-${index}</wp:post_name>
<content:encoded><![CDATA[<!-- wp:paragraph --><p>${words}</p><!-- /wp:paragraph -->]]></content:encoded></item>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?><rss xmlns:wp="http://wordpress.org/export/1.2/"
xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel><title>Large</title><language>en</language>
<wp:wxr_version>1.2</wp:wxr_version><wp:base_blog_url>https://large.example</wp:base_blog_url>
${items.join('\n')}</channel></rss>`;
}

describe.each(['in process', 'over HTTP'])('EDI-05 a large export, %s', (way) => {
  test('of six megabytes: every page of it becomes a draft', async () => {
    const file = exportWith(2050);
    expect(Buffer.byteLength(file)).toBeGreaterThan(6_000_000);
    const before = await imports.countPages();
    const { transfer } = await bringTo(ways.get(way)!, file, { siteId: imports.siteId });
    expect(transfer).toMatchObject({ total: 2050, taken: 2050, refused: 0 });
    expect(await imports.countPages()).toBe(before + 2050);
  });

  test('of one byte more than may be: it is refused with its reason, and nothing is kept', async () => {
    const before = await imports.countPages();
    const file = new Uint8Array(maxExportBytes + 1).fill(32);
    const { status, error } = await bringTo(ways.get(way)!, file, { siteId: imports.siteId });
    expect(status).toBe(413);
    expect(error).toMatchObject({ code: 'BAD_USER_INPUT', field: 'file', reason: 'tooLarge' });
    expect(await imports.countPages()).toBe(before);
  });

  test('of exactly as much as may be: it is read', async () => {
    const file = new Uint8Array(maxExportBytes).fill(32);
    const { error } = await bringTo(ways.get(way)!, file, { siteId: imports.siteId });
    expect(error).toMatchObject({ field: 'file', reason: 'malformed' });
  });

  test('and breaks off on the way: nothing is kept', async () => {
    const before = await imports.countPages();
    const whole = Buffer.from(exportWith(500));
    const pieces = [whole.subarray(0, whole.length / 2)];
    const file = new ReadableStream<Uint8Array>({
      pull(controller) {
        const piece = pieces.pop();
        if (piece) controller.enqueue(piece);
        else controller.error(new Error('The line is cut'));
      },
    });
    await expect(bringTo(ways.get(way)!, file, { siteId: imports.siteId })).rejects.toThrow();
    expect(await imports.countPages()).toBe(before);
  });
});

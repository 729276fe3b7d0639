import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import { type AddressInfo, createServer as createTcpServer, type Server } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { execute } from '#contracts/execute.ts';
import { graphql } from '#contracts/products/graphql.ts';
import { type FetchedReport, openProducts, productsToken } from '#services/products/index.ts';
import { chiefHeaders } from '../../support/back-ends/acting-editor.ts';
import { catalogueImports } from '../../support/back-ends/catalogue-imports.ts';
import { throwAwayCertificate } from '../../support/throw-away-certificate.ts';

const { call, bring, compare, draftOf, find, pool } = catalogueImports();

const sourcesQuery = graphql(`
  query sources { catalogueSources { name host outcome status checkedAt dueAt isFetching importId } }
`);
const fetchMutation = graphql(`mutation fetchNow($name: String!) { fetchCatalogueSource(name: $name) }`);
const dropMutation = graphql(`mutation drop($id: ID!) { dropCatalogueImport(id: $id) }`);

const token = 'the-token-of-the-pim';
const seen: IncomingHttpHeaders[] = [];
let respond: (response: ServerResponse, headers: IncomingHttpHeaders) => unknown;
let intruders = 0;
const pim = createServer(throwAwayCertificate, (request, response) => {
  seen.push(request.headers);
  respond(response, request.headers);
});
const canary = createTcpServer((socket) => {
  intruders += 1;
  socket.destroy();
});
const trustedBefore = getCACertificates('default');
const portOf = (server: Server) => (server.address() as AddressInfo).port;
const host = () => `localhost:${portOf(pim)}`;

beforeAll(async () => {
  setDefaultCACertificates([...trustedBefore, throwAwayCertificate.cert]);
  for (const server of [pim, canary]) await new Promise<void>((done) => server.listen(0, 'localhost', done));
});
afterAll(() => {
  setDefaultCACertificates(trustedBefore);
  pim.closeAllConnections();
  pim.close();
  canary.close();
});
beforeEach(() => {
  seen.length = 0;
  intruders = 0;
});

type Run = { name?: string; url?: string; allowed?: string[]; timeoutMs?: number; maxBytes?: number };

/** Opens a process that fetches a source. */
async function openSource({ name = 'pim', url, allowed = [host()], timeoutMs = 60_000, maxBytes }: Run) {
  const reports: FetchedReport[] = [];
  const errors: unknown[] = [];
  const products = await openProducts({
    pool: pool(),
    log: { info() {}, warn() {}, error: (...entry: unknown[]) => errors.push(entry) },
    secret: 'a secret',
    production: true,
    ready: Promise.resolve(),
    fetching: {
      sources: [{ name, url: url ?? `https://${host()}/export/Catalogue%202.csv`, token }],
      times: ['02:00'],
      outside: { allowedHosts: new Set(allowed), timeoutMs },
      report: async (report) => void reports.push(report),
      maxBytes,
    },
  });
  const listed = async () => (await call(sourcesQuery, {})).catalogueSources;
  const fetchNow = (source: string) =>
    execute(
      { url: 'http://products.internal/graphql/products', fetch: products.handle },
      fetchMutation,
      { name: source },
      { headers: chiefHeaders(productsToken('a secret')) },
    );
  const close = async () => {
    await products.close();
    expect(errors).toEqual([]);
  };
  return { listed, fetchNow, close, reports };
}

/** Fetches a source as a process does that starts when its time has come, and gives what came of it. */
async function fetchSource(run: Run = {}) {
  await pool().query('UPDATE products.catalogue_source SET due_at = now(), checked_at = NULL');
  const { listed, close, reports } = await openSource(run);
  await expect.poll(async () => (await listed())[0]?.checkedAt ?? null, { timeout: 60_000 }).not.toBeNull();
  await close();
  return { source: (await listed())[0]!, reports };
}

const heads = 'slug;name.en;classifications;weight\n';
const file = (weight: number) => `${heads}pim-1;Pim press;automatic-crimping;${weight}\n`;
const give =
  (content: string, etag?: string) => (response: ServerResponse, requestHeaders: IncomingHttpHeaders) =>
    etag !== undefined && requestHeaders['if-none-match'] === etag
      ? response.writeHead(304).end()
      : response.writeHead(200, etag === undefined ? {} : { etag }).end(content);

/** Brings a file of the same columns by hand, so that its mapping is remembered. */
async function mapOnce() {
  const id = await bring(`${heads}by-hand;By hand;automatic-crimping;1\n`);
  await compare(id);
  await call(dropMutation, { id });
}

test('issue 30: a file that nobody has mapped waits in the list of imports, and is not fetched twice', async () => {
  respond = give(file(10), '"0"');
  const { source, reports } = await fetchSource();
  expect(source).toMatchObject({ name: 'pim', host: host(), outcome: 'UNMAPPED', status: null });
  expect(reports).toMatchObject([
    { source: 'pim', fileName: 'Catalogue 2.csv', outcome: 'UNMAPPED', counts: null },
  ]);
  expect(await find(source.importId!)).toMatchObject({ state: 'READ', total: 1 });
  expect((await fetchSource()).source).toMatchObject({ outcome: 'UNCHANGED', importId: source.importId });
  await call(dropMutation, { id: source.importId! });
});

test('issue 30: a catalogue is fetched with its token and becomes drafts by the mapping that is remembered', async () => {
  await mapOnce();
  respond = give(file(10), '"1"');
  const { source, reports } = await fetchSource();
  expect(source).toMatchObject({ outcome: 'DRAFTED', status: null });
  expect(seen).toMatchObject([{ authorization: `Bearer ${token}`, 'accept-encoding': 'identity' }]);
  expect(reports).toEqual([
    {
      ...{ source: 'pim', fileName: 'Catalogue 2.csv', outcome: 'DRAFTED', status: null },
      importId: source.importId,
      counts: { drafted: 1, created: 1, changed: 0, both: 0, mend: 0 },
    },
  ]);
  expect(await find(source.importId!)).toMatchObject({
    state: 'DRAFTED',
    counts: { drafted: 1, published: 0 },
  });
  expect(await draftOf('pim-1')).toMatchObject({ state: 'DRAFT' });
  expect(Date.parse(source.dueAt) % 86_400_000).toBe(2 * 3_600_000);
});

test('issue 30: what its server has not changed is not fetched again, with an ETag or without', async () => {
  const again = await fetchSource();
  expect(again).toMatchObject({ source: { outcome: 'UNCHANGED' }, reports: [] });
  expect(seen).toMatchObject([{ 'if-none-match': '"1"' }]);
  respond = give(file(10));
  expect(await fetchSource()).toMatchObject({ source: { outcome: 'UNCHANGED' }, reports: [] });
});

test('issue 30: another version is compared with what is here, and one that says the same leaves nothing behind', async () => {
  respond = give(file(12), '"2"');
  const changed = await fetchSource();
  expect(changed.reports).toMatchObject([{ outcome: 'DRAFTED', counts: { drafted: 1, changed: 1 } }]);
  respond = give(`${file(12)}\n`, '"3"');
  expect(await fetchSource()).toMatchObject({ source: { outcome: 'SAME', importId: null }, reports: [] });
});

test('issue 30: a wrong token is reported with the status of the server, once', async () => {
  respond = (response) => response.writeHead(401).end();
  const first = await fetchSource();
  expect(first.source).toMatchObject({ outcome: 'REFUSED', status: 401 });
  expect(first.reports).toMatchObject([{ outcome: 'REFUSED', status: 401, importId: null }]);
  expect((await fetchSource()).reports).toEqual([]);
});

test('issue 30: a redirect into a private network is not followed, nor is an address there asked', async () => {
  const inside = `https://localhost:${portOf(canary)}/`;
  respond = (response) => response.writeHead(302, { location: inside }).end();
  expect((await fetchSource()).source).toMatchObject({ outcome: 'REFUSED', status: 302 });
  expect((await fetchSource({ url: inside })).source).toMatchObject({ outcome: 'PRIVATE' });
  expect((await fetchSource({ url: 'http://pim.example/' })).source).toMatchObject({ outcome: 'PRIVATE' });
  expect(intruders).toBe(0);
});

test('issue 30: a file that is too large, hangs or breaks off is left, and its reason named', async () => {
  respond = give('x'.repeat(2000));
  expect((await fetchSource({ maxBytes: 1000 })).source.outcome).toBe('TOO_LARGE');
  respond = (response) => response.writeHead(200).write(heads);
  expect((await fetchSource({ timeoutMs: 200 })).source.outcome).toBe('SLOW');
  respond = (response) => {
    response.writeHead(200, { 'content-length': '1000' }).write(heads);
    setImmediate(() => response.destroy());
  };
  expect((await fetchSource()).source.outcome).toBe('UNREACHABLE');
});

test('issue 30: a broken file is reported with its import, and not again while it stays the same', async () => {
  respond = give('<BMECAT><T_NEW_CATALOG>\n<PRODUCT>');
  const { source, reports } = await fetchSource();
  expect(reports).toMatchObject([{ outcome: 'UNREADABLE', importId: source.importId }]);
  expect(await find(source.importId!)).toMatchObject({ state: 'FAILED', problem: { reason: 'brokenOff' } });
  await call(dropMutation, { id: source.importId! });
  expect(await fetchSource()).toMatchObject({ source: { outcome: 'UNCHANGED' }, reports: [] });
});

test('issue 30: a source is fetched now, once, however often somebody asks for it meanwhile', async () => {
  const opened = await openSource({});
  const source = async () => (await opened.listed())[0]!;
  await expect.poll(async () => (await source()).isFetching, { timeout: 60_000 }).toBe(false);
  const before = (await source()).checkedAt;
  seen.length = 0;
  const asked = Promise.withResolvers<ServerResponse>();
  respond = (response) => asked.resolve(response);
  await Promise.all([opened.fetchNow('pim'), opened.fetchNow('pim')]);
  const response = await asked.promise;
  expect(await source()).toMatchObject({ isFetching: true, checkedAt: before });
  await opened.fetchNow('pim');
  response.writeHead(503).end();
  await expect.poll(async () => (await source()).isFetching, { timeout: 60_000 }).toBe(false);
  expect(await source()).toMatchObject({ outcome: 'REFUSED', status: 503 });
  expect(Date.parse((await source()).dueAt) % 86_400_000).toBe(2 * 3_600_000);
  expect(seen).toHaveLength(1);
  await expect(opened.fetchNow('nobody')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(call(fetchMutation, { name: 'pim' }, {})).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await opened.close();
});

test('issue 30: a source whose process has ended while it fetched is fetched again after a silence', async () => {
  await pool().query(`UPDATE products.catalogue_source SET fetching_at = now() - interval '2 minutes'`);
  respond = give(file(12));
  expect((await fetchSource()).source).toMatchObject({ isFetching: false });
});

test('issue 30: a source that the settings no longer name is forgotten, and what they name is for editors alone', async () => {
  respond = give(file(12));
  const { source } = await fetchSource({ name: 'erp' });
  expect(source).toMatchObject({ name: 'erp', outcome: 'SAME' });
  expect((await call(sourcesQuery, {})).catalogueSources).toHaveLength(1);
  await expect(call(sourcesQuery, {}, {})).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

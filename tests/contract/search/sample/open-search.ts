import { afterAll, beforeAll, expect, inject, vi } from 'vitest';
import type { Backend } from '#contracts/backend.ts';
import type { SearchRecord } from '#contracts/search/records.ts';
import { contentToken, openContent } from '#services/content/index.ts';
import { publishNavigations, saveNavigations } from '#services/content/navigation/save-navigation.ts';
import { publishPages } from '#services/content/page/publish-pages.ts';
import { savePages } from '#services/content/page/save-pages.ts';
import { saveSites } from '#services/content/site/save-sites.ts';
import { inTransaction } from '#services/foundation/transaction.ts';
import { openSearch, type Search, searchToken } from '#services/search/index.ts';
import { type FreshDatabase, freshDatabase } from '../../../support/back-ends/database.ts';
import { type HttpServer, serveHttp } from '../../../support/network/http-server.ts';
import { callSearch } from './call-search.ts';
import { catalogueOf, machines } from './catalogue.ts';
import { spoken } from './languages.ts';
import { otherHost, page, sites } from './pages.ts';

/**
 * The search contract. The index is filled from a content back end and a product back end through their
 * contracts; the search is called in process and, through a second instance on the same database, over HTTP.
 */
const secret = 'the secret of this installation, for tests';
export const token = searchToken(secret);
const log = { info() {}, warn() {}, error() {} };

const pages = [
  page(
    1,
    Object.fromEntries(
      Object.entries(spoken).map(([language, { title, sentence: text }]) => [language, { title, text }]),
    ),
  ),
  page(2, {
    en: {
      title: 'Quality at Litzen – Litzen',
      lead: 'How we test every crimp.',
      text: 'Micrographs and pull tests.',
    },
  }),
  page(3, { en: { title: 'Whispered crimp' } }, { protection: 'role', requiredRole: 'kmx_partner' }),
  page(4, { en: { title: 'Below the whispered crimp' } }, { path: '/page-3/deep' }),
  page(5, { en: { title: 'WeChat crimp club' } }, { countries: ['CN'] }),
  page(
    6,
    { en: { title: 'Crimp of tomorrow' } },
    { type: 'STORY', publicationDate: '2999-01-01T00:00:00.000Z' },
  ),
  page(7, { en: { title: 'Another host crimp' } }, { siteId: otherHost, path: '/' }),
  page(
    8,
    { en: { title: 'Awards', heading: 'Innovation prize', text: 'For the year.' } },
    { type: 'MEDIA_RELEASE' },
  ),
  page(
    9,
    { en: { title: 'Innovation prize for a press' } },
    { type: 'STORY', publicationDate: '2025-01-01T00:00:00.000Z' },
  ),
  page(10, { en: { title: 'The jury', text: 'It gave the innovation of the decade a prize.' } }),
  page(
    12,
    { en: { title: 'Stripping: the seminar', lead: 'Stripping in two days.' } },
    { type: 'STORY', publicationDate: '2025-02-01T00:00:00.000Z' },
  ),
  page(11, { en: { title: '<b>Bold</b> & "quoted" <script>alert(1)</script>' } }),
];

export const eventually = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 60_000 });
export const titlesOf = (records: readonly SearchRecord[]) => records.map(({ title }) => title);

/**
 * Where the promises of every search back end are tested: in the two of the sample, or at `SEARCH_API_URL`, which knows us by
 * `SEARCH_API_TOKEN`. `SEARCH_WORD` finds a product and a page there.
 */
export function anySearch(): {
  readonly backends: ReadonlyMap<string, Backend>;
  readonly mountings: readonly string[];
  readonly token: string;
  readonly word: string;
} {
  const { SEARCH_API_URL: url, SEARCH_API_TOKEN: theirs = '', SEARCH_WORD: word = 'crimp' } = process.env;
  if (!url)
    return { backends: searchBackEnds().backends, mountings: ['in process', 'over HTTP'], token, word };
  const elsewhere = 'at SEARCH_API_URL';
  const backends = new Map([[elsewhere, { url, fetch: globalThis.fetch }]]);
  return { backends, mountings: [elsewhere], token: theirs, word };
}

/** Opens two search back ends on one index for the tests of one file. */
export function searchBackEnds() {
  let database: FreshDatabase;
  let server: HttpServer;
  const opened: Search[] = [];
  const backends = new Map<string, Backend>();

  const publish = (drafts: ReturnType<typeof page>[]) =>
    inTransaction(database.pool, async (connection) => {
      await savePages(connection, drafts);
      await publishPages(
        connection,
        drafts.map(({ id, texts }) => ({ pageId: id, languages: Object.keys(texts) })),
      );
    });

  beforeAll(async () => {
    database = await freshDatabase(inject('databaseUrl'));
    const { pool } = database;
    const content = await openContent({ pool, log, secret, production: true });
    await saveSites(pool, sites);
    const navigations = sites.map(({ id }) => ({
      siteId: id,
      header: { items: [] },
      footer: { sections: [] },
    }));
    await saveNavigations(pool, navigations);
    await publishNavigations(
      pool,
      sites.map(({ id }) => id),
    );
    await publish(pages);
    const draft = page(12, { en: { title: 'Crimp draft' } });
    await savePages(pool, [draft]);
    const sources = {
      content: {
        backend: { url: 'http://content.internal/', fetch: content.handle },
        token: contentToken(secret),
      },
      products: { backend: catalogueOf(machines), token: 'any' },
    };
    for (let process = 0; process < 2; process += 1)
      opened.push(await openSearch({ pool, log, secret, ...sources }));
    const [first, second] = opened as [Search, Search];
    server = await serveHttp(second.handle);
    backends.set('in process', { url: 'http://search.internal/api/search', fetch: first.handle });
    backends.set('over HTTP', { url: `${server.origin}/api/search`, fetch: globalThis.fetch });
    await eventually(async () => expect(await titles('CS-400')).toContain('CS-400'));
  });

  afterAll(async () => {
    await Promise.all(opened.map((search) => search.close()));
    await server?.close();
    await database.close();
  });

  const inProcess = () => callSearch(backends.get('in process') as Backend, token);
  const titles = async (query: string, asking = {}) =>
    titlesOf((await inProcess().search(query, asking)).records);
  return { database: () => database, opened, backends, publish, inProcess, titles };
}

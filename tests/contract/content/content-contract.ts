import { afterAll, beforeAll, inject } from 'vitest';
import type { Backend } from '#contracts/backend.ts';
import type { Block, BlockOf, BlockType } from '#contracts/content/blocks.ts';
import { graphql } from '#contracts/content/graphql.ts';
import { blockSelection, selectionFragments } from '#contracts/content/selection.ts';
import type { TypedDocument } from '#contracts/execute.ts';
import { contentToken, openContent } from '#services/content/index.ts';
import { type CallOptions, callContent, sitesQuery } from '../../support/back-ends/call-content.ts';
import { type FreshDatabase, freshDatabase } from '../../support/back-ends/database.ts';
import { describeFile, sampleContent } from '../../support/back-ends/sample-content.ts';
import { type HttpServer, serveHttp } from '../../support/network/http-server.ts';

/**
 * The content contract, given only an address and a token. The embedded back end is called in process and,
 * through a second instance on the same database, over HTTP; `CONTENT_API_URL` and `CONTENT_API_TOKEN` name
 * another back end with the content of `sample/content`.
 */
export const elsewhere = process.env.CONTENT_API_URL;
const secret = 'the secret of this installation, for tests';
export const token = process.env.CONTENT_API_TOKEN ?? contentToken(secret);
export const mountings = elsewhere ? ['at CONTENT_API_URL'] : ['in process', 'over HTTP'];

const pageFields = graphql(`
  fragment Everything on Page {
    id siteId title slug type pageType cmsType theme injection { kind slug } url branch languages countries
    alternateVersions { language countries url } canonicalUrl isLanguageFallback isLanguageUnavailable contentLanguage
    translationSourceLanguage translationTargetLanguages { id language translationState exportedAt importedAt }
    isPublished protection protectedBy passwordVersions requiredRole tableOfContents description lead
    image { src alt width height focalX focalY contentType transparent } ancestors { id title url } publicationDate category adhoc
    contacts { id } updatedAt
  }
`);
const pageDocument = graphql(
  `query page($siteId: ID!, $path: String!, $country: String!, $stage: Stage) {
    page(siteId: $siteId, path: $path, country: $country, stage: $stage) { ...Everything }
  }`,
  [pageFields],
);
export const byIdDocument = graphql(
  `query pageById($id: ID!, $stage: Stage) { pageById(id: $id, stage: $stage) { ...Everything } }`,
  [pageFields],
);
const blocksDocument: TypedDocument<
  { page: { blocks: Block[] } | null },
  { siteId: string; path: string; country: string }
> = `query blocks($siteId: ID!, $path: String!, $country: String!) {
  page(siteId: $siteId, path: $path, country: $country) { blocks { ${blockSelection} } }
} ${selectionFragments}`;

type Where = CallOptions & { site?: string; country?: string; stage?: 'DRAFT' | 'PUBLISHED' };

/** What the back ends have logged as warnings and errors. */
type Logged = readonly unknown[];

/** Opens the back ends for the tests of one file. */
export function contentBackEnds(): {
  readonly backends: ReadonlyMap<string, Backend>;
  readonly logged: Logged;
} {
  let database: FreshDatabase;
  let server: HttpServer;
  const backends = new Map<string, Backend>();

  beforeAll(async () => {
    if (elsewhere) {
      backends.set('at CONTENT_API_URL', { url: elsewhere, fetch: globalThis.fetch });
      return;
    }
    database = await freshDatabase(inject('databaseUrl'));
    const log = { info() {}, warn: note, error: note };
    const open = () => openContent({ pool: database.pool, log, secret, production: true });
    const [content, second] = await Promise.all([open(), open()]);
    await content.import(sampleContent, describeFile);
    server = await serveHttp(second.handle);
    backends.set('in process', { url: 'http://content.internal/graphql/content', fetch: content.handle });
    backends.set('over HTTP', { url: `${server.origin}/graphql/content`, fetch: globalThis.fetch });
  });

  afterAll(async () => {
    await server?.close();
    await database?.close();
  });

  const logged: unknown[] = [];
  function note(message: string, fields?: unknown): void {
    logged.push({ message, fields });
  }
  return { backends, logged };
}

/** The queries of the tests on one mounting. */
export function contentOf(backends: ReadonlyMap<string, Backend>, mounting: string) {
  let content: ReturnType<typeof callContent>;
  const sites = new Map<string, string>();
  const siteId = (name: string) => sites.get(name) ?? '';

  beforeAll(async () => {
    content = callContent(backends.get(mounting) as Backend);
    for (const { id, name } of (await content.call(sitesQuery, {})).sites) sites.set(name, id);
  });

  const pageAt = async (path: string, { site = 'Main', country = 'CH', stage, ...asking }: Where = {}) =>
    (await content.call(pageDocument, { siteId: siteId(site), path, country, stage }, asking)).page;
  const blocksAt = async (path: string, { site = 'Main', country = 'CH', ...asking }: Where = {}) =>
    (await content.call(blocksDocument, { siteId: siteId(site), path, country }, asking)).page?.blocks;
  const blockAt = async <Type extends BlockType>(path: string, id: string, _: Type, where: Where = {}) =>
    (await blocksAt(path, where))?.find((block) => block.id === id) as BlockOf<Type> | undefined;
  return { content: () => content, siteId, pageAt, blocksAt, blockAt };
}

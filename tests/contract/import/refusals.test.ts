import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bringTo, type Imports, openImports, sampleExport } from './bring-export.ts';

let imports: Imports;

beforeAll(async () => {
  imports = await openImports();
});

afterAll(() => imports?.close());

beforeEach(() => imports.forget());

describe('EDI-05 what cannot be imported', () => {
  const rss = (inner: string) => `<rss><channel><wp:wxr_version>1.2</wp:wxr_version>${inner}</channel></rss>`;

  test.each([
    ['words', 'hello', 'malformed'],
    ['another JSON', '{"a":1}', 'unknownFormat'],
    ['another XML', '<html/>', 'unknownFormat'],
    ['a feed that is not an export', '<rss><channel><title>News</title></channel></rss>', 'otherVersion'],
    ['a document type', `<!DOCTYPE rss [<!ENTITY a "b">]>${rss('')}`, 'documentType'],
    ['an unknown entity', rss('<item><title>&xxe;</title></item>'), 'malformed'],
    ['an open element', '<rss><channel>', 'malformed'],
    ['elements without end', rss('<a>'.repeat(40) + '</a>'.repeat(40)), 'tooDeep'],
    ['JSON without end', `${'['.repeat(300)}${']'.repeat(300)}`, 'tooDeep'],
    ['nothing', '', 'malformed'],
  ])('%s is refused with its reason', async (_, file, reason) => {
    const { error } = await imports.bring(file);
    expect(error).toMatchObject({ code: 'BAD_USER_INPUT', field: 'file', reason });
  });

  test('a place, language or site that is none is refused at its field', async () => {
    const file = sampleExport('hygraph.json');
    expect((await imports.bring(file, { prefix: 'No path' })).error?.field).toBe('prefix');
    expect((await imports.bring(file, { language: 'xx' })).error?.field).toBe('language');
    expect((await imports.bring(file, { siteId: crypto.randomUUID() })).error?.field).toBe('siteId');
  });

  test('nobody but trusted callers imports or reads what was imported', async () => {
    for (const query of ['{ transfers { id } }', '{ transfer(id: "1") { id } }']) {
      expect((await imports.content.send(query)).errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
    }
    const here = { url: 'http://content.internal/graphql/content', fetch: imports.handle };
    for (const token of ['', 'v1.forged']) {
      const { status, error } = await bringTo(here, '{}', { siteId: imports.siteId }, token);
      expect([status, error?.code]).toEqual([415, 'BAD_REQUEST']);
    }
  });
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import type { PageDraft } from '#contracts/content/draft.ts';
import { contentToken, openContent } from '#services/content/index.ts';
import { type FreshDatabase, freshDatabase } from '../support/database.ts';
import { describeFile, sampleContent } from '../support/sample-content.ts';
import { askContent, sitesQuery } from './ask-content.ts';

const secret = 'a secret';
const asking = { token: contentToken(secret) };
const sample = (name: string) => readFileSync(join(import.meta.dirname, 'transfer-sample', name), 'utf8');

let database: FreshDatabase;
let content: ReturnType<typeof askContent>;
let siteId: string;
/** A picture of the library that pictures of the samples have the name of. */
let press: string;

beforeAll(async () => {
  database = await freshDatabase(inject('databaseUrl'));
  const log = { info() {}, warn() {}, error() {} };
  const opened = await openContent({ pool: database.pool, log, secret, production: true });
  await opened.import(sampleContent, describeFile);
  content = askContent({ url: 'http://content.internal/graphql/content', fetch: opened.handle });
  const { sites } = await content.ask(sitesQuery, {}, asking);
  siteId = sites.find(({ name }) => name === 'Main')!.id;
  const { rows } = await database.pool.query<{ id: string }>(
    `UPDATE content.file_version SET file_name = 'press.jpg'
     WHERE content_type LIKE 'image/%' AND file_id = (
       SELECT file_id FROM content.file_version WHERE content_type LIKE 'image/%' ORDER BY file_id LIMIT 1)
     RETURNING file_id AS id`,
  );
  press = rows[0]!.id;
});

afterAll(() => database?.close());

beforeEach(async () => {
  await database.pool.query(
    `DELETE FROM content.page WHERE id IN (SELECT page_id FROM content.page_revision WHERE what = 'imported')`,
  );
  await database.pool.query('TRUNCATE content.transfer');
});

type Line = {
  key: string;
  type: string;
  name: string;
  place: string;
  outcome: string;
  reason: string | null;
  detail: string;
  pageId: string | null;
  path: string;
  notes: { code: string; value: string }[];
};
type Transfer = {
  id: string | null;
  source: string;
  total: number;
  taken: number;
  updated: number;
  skipped: number;
  refused: number;
  types: { type: string; count: number; target: string }[];
  lines: Line[];
  csv: string;
};

const importMutation = `
  mutation ($file: String!, $siteId: ID!, $language: String!, $prefix: String!, $types: [TransferTypeTarget!]!, $isTry: Boolean!) {
    importContent(fileName: "export.xml", file: $file, siteId: $siteId, language: $language, prefix: $prefix, types: $types,
      isTry: $isTry, by: "Petra Ott") {
      id source total taken updated skipped refused csv types { type count target }
      lines { key type name place outcome reason detail pageId path notes { code value } }
    }
  }`;

async function bring(file: string, settings: object = {}) {
  const variables = {
    file,
    siteId,
    language: 'en',
    prefix: '/archive',
    types: [],
    isTry: false,
    ...settings,
  };
  const { data, errors } = await content.send(importMutation, variables, asking);
  const error = errors?.[0]?.extensions as Record<string, unknown> | undefined;
  return { transfer: (data as { importContent: Transfer } | null)?.importContent as Transfer, error };
}

const of = ({ lines }: Transfer, key: string) => lines.find((line) => line.key === key);
const notesOf = (transfer: Transfer, key: string) =>
  of(transfer, key)?.notes.map(({ code, value }) => `${code} ${value}`.trim()) ?? [];

async function draftOf(transfer: Transfer, key: string): Promise<PageDraft> {
  const { rows } = await database.pool.query<{ draft: PageDraft }>(
    'SELECT draft FROM content.page_revision WHERE page_id = $1 ORDER BY id DESC LIMIT 1',
    [of(transfer, key)?.pageId],
  );
  return rows[0]!.draft;
}

async function countPages(): Promise<number> {
  const { rows } = await database.pool.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM content.page',
  );
  return rows[0]!.count;
}

describe('EDI-05 an export of WordPress', () => {
  test('is accounted for item by item', async () => {
    const file = sample('wordpress.xml');
    const { transfer } = await bring(file);
    const inFile = file.match(/<(?:item|wp:author|wp:category|wp:tag|wp:term|wp:comment)>/g)?.length;
    expect(transfer.lines).toHaveLength(inFile ?? 0);
    expect(transfer).toMatchObject({
      source: 'wordpress',
      total: 16,
      taken: 5,
      updated: 0,
      skipped: 11,
      refused: 0,
    });
    expect(transfer.lines.map(({ outcome, reason }) => `${outcome} ${reason ?? ''}`.trim()).sort()).toEqual(
      [
        'taken',
        'taken',
        'taken',
        'taken',
        'taken mediaKnown',
        'skipped author',
        'skipped comment',
        'skipped comment',
        'skipped label',
        'skipped label',
        'skipped layout',
        'skipped mediaMissing',
        'skipped menu',
        'skipped menu',
        'skipped trash',
        'skipped twice',
      ].sort(),
    );
    expect(of(transfer, 'post/10')?.place).toMatch(/^line \d+$/);
    expect(of(transfer, 'post/22')?.detail).toBe('https://crimp.example/files/missing.png');
  });

  test('becomes pages below each other and stories, none of them published', async () => {
    const { transfer } = await bring(sample('wordpress.xml'));
    expect(transfer.types).toEqual([
      { type: 'page', count: 2, target: 'page' },
      { type: 'post', count: 2, target: 'story' },
    ]);
    expect(of(transfer, 'post/10')?.path).toBe('/archive/about');
    expect(of(transfer, 'post/11')?.path).toBe('/archive/about/team');
    expect(of(transfer, 'post/12')?.path).toBe('/stories/ferrules');
    const { rows } = await database.pool.query<{ stage: string; what: string; by: string }>(
      `SELECT DISTINCT v.stage, r.what, r.by FROM content.page_revision r
       JOIN content.page_version v ON v.page_id = r.page_id WHERE r.what = 'imported'`,
    );
    expect(rows).toEqual([{ stage: 'DRAFT', what: 'imported', by: 'Petra Ott' }]);
  });

  test('keeps words, lists, links and pictures, and nothing that could run', async () => {
    const { transfer } = await bring(sample('wordpress.xml'));
    const about = await draftOf(transfer, 'post/10');
    const team = await draftOf(transfer, 'post/11');
    expect(about).toMatchObject({ type: 'CONTENT', image: press, sortIndex: 2, protection: 'none' });
    expect(about.texts.en).toMatchObject({ title: 'About us', lead: 'Who we are' });
    expect(about.blocks.map(({ type }) => type)).toEqual(['text', 'picture', 'gallery', 'text']);
    expect(about.blocks[1]).toMatchObject({ image: press });
    expect(about.blocks[2]?.items).toEqual([
      { id: 'p-1', image: press },
      { id: 'p-2', image: null },
    ]);
    const words = JSON.stringify(about.texts.en?.blocks);
    expect(words).not.toMatch(/<script|alert|onclick|color:red/);
    expect(words).toContain(`{"kind":"PAGE","page":"${of(transfer, 'post/11')?.pageId}"}`);
    expect(words).toContain('{"href":"mailto:hello@crimp.example","kind":"EXTERNAL"}');
    expect(words).toContain('"The old press"');
    expect(words).toContain('[gallery] is written like that.');
    expect(words).toContain('{"type":"subscript"}');
    expect(team.texts.en?.blocks).toMatchObject({
      'imported-1/title': 'People',
      'imported-2/quote': 'A crimp is a promise.',
      'imported-2/name': 'Anna Keller',
    });
    expect(team.texts.en?.blocks['imported-1/text']).toMatchObject({
      content: [
        { type: 'bulletList', content: [{ content: [{ type: 'paragraph' }, { type: 'bulletList' }] }, {}] },
        { type: 'orderedList', attrs: { start: 3 } },
      ],
    });
    expect(team).toMatchObject({ protection: 'password' });
  });

  test('understands the blocks of its editor: tables, films, pictures to come', async () => {
    const { transfer } = await bring(sample('wordpress.xml'));
    const ferrules = await draftOf(transfer, 'post/12');
    expect(ferrules).toMatchObject({ type: 'STORY', publicationDate: '2020-03-04T05:06:07.000Z' });
    expect(ferrules.texts.en?.title).toBe('Ferrules & how to choose them');
    expect(ferrules.blocks.map(({ type }) => type)).toEqual([
      'text',
      'table',
      'text',
      'picture',
      'video',
      'video',
      'text',
    ]);
    expect(ferrules.blocks.filter(({ type }) => type === 'video').map(({ video }) => video)).toEqual([
      { provider: 'youtube', id: 'abcDEF12345' },
      { provider: 'vimeo', id: '76979871' },
    ]);
    expect(ferrules.texts.en?.blocks).toMatchObject({
      'imported-2/columns/c-1/label': 'Size',
      'imported-2/rows/r-1/cells/c-1/value': '0.5 mm²',
      'imported-2/rows/r-2/cells/c-2/value': '–',
    });
    const words = JSON.stringify(ferrules.texts.en?.blocks);
    expect(words).toContain('Kept words');
    expect(words).toContain('A cell over two columns');
    expect(words).toContain('https://social.example/crimp');
  });

  test('tells what could not be taken as it was', async () => {
    const { transfer } = await bring(sample('wordpress.xml'));
    expect(notesOf(transfer, 'post/10')).toEqual(
      expect.arrayContaining([
        'removed script',
        'removed onclick',
        'shortcode contact-form-7',
        'linkLost javascript:alert(1)',
        'mediaMissing https://crimp.example/files/missing.png',
      ]),
    );
    expect(notesOf(transfer, 'post/11')).toEqual(['password']);
    expect(notesOf(transfer, 'post/12')).toEqual(
      expect.arrayContaining([
        'dynamicBlock wp:latest-posts',
        'removed svg',
        'tableAsText',
        'keptAsText iframe',
      ]),
    );
  });

  test('brought again changes nothing; what has changed there since is brought up to date', async () => {
    const file = sample('wordpress.xml');
    const before = (await bring(file)).transfer;
    const again = (await bring(file)).transfer;
    expect(again).toMatchObject({ taken: 1, updated: 0, skipped: 15 });
    expect(of(again, 'post/10')).toMatchObject({
      reason: 'unchanged',
      pageId: of(before, 'post/10')?.pageId,
    });
    const changed = (await bring(file.replace('since 1974', 'since 1969'))).transfer;
    expect(changed).toMatchObject({ taken: 1, updated: 1 });
    expect(JSON.stringify((await draftOf(changed, 'post/10')).texts)).toContain('since 1969');
  });

  test('what an editor has changed since is left alone, and told', async () => {
    const file = sample('wordpress.xml');
    const before = (await bring(file)).transfer;
    await database.pool.query(
      `INSERT INTO content.page_revision (page_id, by, what, draft)
       SELECT page_id, 'Jonas Meier', 'saved', draft FROM content.page_revision WHERE page_id = $1`,
      [of(before, 'post/10')?.pageId],
    );
    const { transfer } = await bring(file.replace('since 1974', 'since 1969'));
    expect(of(transfer, 'post/10')).toMatchObject({ outcome: 'skipped', reason: 'editedSince' });
  });

  test('tried only, it is told the same and nothing is kept', async () => {
    const pages = await countPages();
    const { transfer } = await bring(sample('wordpress.xml'), { isTry: true });
    expect(transfer).toMatchObject({ id: null, taken: 5, skipped: 11 });
    expect(await countPages()).toBe(pages);
    const { data } = await content.send('{ transfers { id } }', {}, asking);
    expect(data).toEqual({ transfers: [] });
  });

  test('is taken whole or not at all', async () => {
    const pages = await countPages();
    await database.pool.query(
      `CREATE FUNCTION content.fail_here() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'the disk is full'; END $$;
       CREATE TRIGGER fail_here BEFORE INSERT ON content.transfer FOR EACH ROW EXECUTE FUNCTION content.fail_here()`,
    );
    const { error } = await bring(sample('wordpress.xml'));
    await database.pool.query(
      'DROP TRIGGER fail_here ON content.transfer; DROP FUNCTION content.fail_here()',
    );
    expect(error?.code).toBe('INTERNAL_SERVER_ERROR');
    expect(await countPages()).toBe(pages);
  });

  test('another page at an address refuses that page, and no other', async () => {
    const file = sample('wordpress.xml');
    const first = (await bring(file)).transfer;
    // The same pages of another installation.
    const other = (
      await bring(file.replaceAll('https://crimp.example</wp:base', 'https://other.example</wp:base'))
    ).transfer;
    expect(of(other, 'post/10')).toMatchObject({
      outcome: 'refused',
      reason: 'pathTaken',
      detail: '/archive/about',
    });
    expect(other.refused).toBe(first.lines.filter(({ outcome, path }) => outcome === 'taken' && path).length);
  });

  test('types may become something else, or be left out', async () => {
    const types = [
      { type: 'post', target: 'release' },
      { type: 'page', target: 'none' },
    ];
    const { transfer } = await bring(sample('wordpress.xml'), { types });
    expect(of(transfer, 'post/12')?.path).toBe('/media-releases/ferrules');
    expect(of(transfer, 'post/10')).toMatchObject({ outcome: 'skipped', reason: 'typeLeftOut' });
  });

  test('the report is kept, and comes as a file in which nothing calculates', async () => {
    const { transfer } = await bring(
      sample('wordpress.xml').replace('>Anna Keller<', '>=1+1<').replace('[Anna Keller]]', '[=1+1]]'),
    );
    const { data } = await content.send(
      `{ transfers { id by taken } transfer(id: "${transfer.id}") { csv lines { key } } }`,
      {},
      asking,
    );
    expect(data).toMatchObject({
      transfers: [{ id: transfer.id, by: 'Petra Ott', taken: 5 }],
      transfer: { csv: transfer.csv },
    });
    const rows = parse(transfer.csv, { columns: true, bom: true }) as Record<string, string>[];
    expect(rows).toHaveLength(16);
    expect(rows.find(({ key }) => key === 'author/anna')?.name).toBe("'=1+1");
  });
});

describe('EDI-05 exports of Contentful and Hygraph', () => {
  test('Contentful: entries with words become pages in their languages, everything else is told', async () => {
    const { transfer } = await bring(sample('contentful.json'));
    expect(transfer).toMatchObject({ source: 'contentful', total: 8 });
    expect(transfer.lines.map(({ key, outcome, reason }) => `${key} ${outcome} ${reason}`)).toEqual([
      'contentTypes/blogPost skipped structure',
      'contentTypes/person skipped structure',
      'tags/tools skipped label',
      'asset/a1 taken mediaKnown',
      'entry/e1 taken null',
      'entry/e2 taken null',
      'entry/p1 skipped structure',
      'entry/e3 skipped trash',
    ]);
    const draft = await draftOf(transfer, 'entry/e1');
    expect(draft).toMatchObject({
      path: '/stories/a-better-press',
      publicationDate: '2021-05-06T07:08:09.000Z',
      image: press,
      texts: {
        en: { title: 'A better press', lead: 'It presses better.' },
        de: { title: 'Eine bessere Presse' },
      },
    });
    expect(draft.blocks.map(({ type }) => type)).toEqual(['text', 'picture']);
    expect(JSON.stringify(draft.texts.en?.blocks)).toContain(
      `{"kind":"PAGE","page":"${of(transfer, 'entry/e2')?.pageId}"}`,
    );
    expect(notesOf(transfer, 'entry/e1')).toEqual(['dynamicBlock embedded-entry-block']);
    expect(notesOf(transfer, 'entry/e2')).toContain('languageLeftOut xx');
  });

  test('Hygraph: nodes of its exchange format and answers of its API', async () => {
    const { transfer } = await bring(sample('hygraph.json'));
    expect(transfer.lines.map(({ key, place, outcome }) => `${key} ${place} ${outcome}`)).toEqual([
      'node/cart1 [0].values[0] taken',
      'node/cas1 [0].values[1] taken',
      'node/cpg1 [2].data.pages[0] taken',
      'node/clb1 [2].data.labels[0] skipped',
    ]);
    const seals = await draftOf(transfer, 'node/cart1');
    expect(seals.blocks.map(({ type }) => type)).toEqual(['text', 'picture']);
    expect(seals.texts.en?.blocks['imported-1/title']).toBe('Why');
    const imprint = await draftOf(transfer, 'node/cpg1');
    expect(imprint).toMatchObject({
      path: '/archive/imprint',
      texts: { en: { title: 'Imprint' }, de: { title: 'Impressum' } },
    });
    expect(JSON.stringify(imprint.texts.de?.blocks)).toContain('Zweite');
  });
});

describe('EDI-05 what cannot be imported', () => {
  const rss = (inner: string) => `<rss><channel><wp:wxr_version>1.2</wp:wxr_version>${inner}</channel></rss>`;

  test.each([
    ['words', 'hello', 'malformed'],
    ['another JSON', '{"a":1}', 'unknownFormat'],
    ['another XML', '<html/>', 'unknownFormat'],
    ['a feed that is no export', '<rss><channel><title>News</title></channel></rss>', 'otherVersion'],
    ['a document type', `<!DOCTYPE rss [<!ENTITY a "b">]>${rss('')}`, 'documentType'],
    ['an unknown entity', rss('<item><title>&xxe;</title></item>'), 'malformed'],
    ['an open element', '<rss><channel>', 'malformed'],
    ['elements without end', rss('<a>'.repeat(40) + '</a>'.repeat(40)), 'tooDeep'],
    ['JSON without end', `${'['.repeat(300)}${']'.repeat(300)}`, 'tooDeep'],
    ['nothing', '', 'malformed'],
  ])('%s is refused with its reason', async (_, file, reason) => {
    const { error } = await bring(file);
    expect(error).toMatchObject({ code: 'BAD_USER_INPUT', field: 'file', reason });
  });

  test('a place, language or site that is none is refused at its field', async () => {
    const file = sample('hygraph.json');
    expect((await bring(file, { prefix: 'No path' })).error?.field).toBe('prefix');
    expect((await bring(file, { language: 'xx' })).error?.field).toBe('language');
    expect((await bring(file, { siteId: crypto.randomUUID() })).error?.field).toBe('siteId');
  });

  test('nobody but trusted callers imports or reads what was imported', async () => {
    for (const query of ['{ transfers { id } }', '{ transfer(id: "1") { id } }']) {
      expect((await content.send(query)).errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
    }
    const variables = { file: '{}', siteId, language: 'en', prefix: '', types: [], isTry: true };
    expect((await content.send(importMutation, variables)).errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
  });
});

import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { contentToken, openContent } from '#services/content/index.ts';
import { type FreshDatabase, freshDatabase } from '../support/database.ts';
import { describeFile, sampleContent } from '../support/sample-content.ts';
import { askContent, sitesQuery } from './ask-content.ts';

const secret = 'a secret';
const asking = { token: contentToken(secret) };

let database: FreshDatabase;
let content: ReturnType<typeof askContent>;
let siteId: string;

beforeAll(async () => {
  database = await freshDatabase(inject('databaseUrl'));
  const log = { info() {}, warn() {}, error: console.error };
  const opened = await openContent({ pool: database.pool, log, secret, production: true });
  await opened.import(sampleContent, describeFile);
  content = askContent({ url: 'http://content.internal/graphql/content', fetch: opened.handle });
  const { sites } = await content.ask(sitesQuery, {}, asking);
  siteId = sites.find(({ name }) => name === 'Main')!.id;
});

afterAll(() => database?.close());

type Finding = Record<string, unknown> & { name: string; detail: string; pageId: string | null };
type Part = { kind: string; total: number; findings: Finding[] };

const query = '{ contentHealth { kind total findings { siteId pageId fileId name detail languages at } } }';

async function findings(kind: string): Promise<Finding[]> {
  const { data } = await content.send(query, {}, asking);
  return (data as { contentHealth: Part[] }).contentHealth.find((part) => part.kind === kind)!.findings;
}

const change = (sql: string, values: unknown[] = []) => database.pool.query(sql, values);

/** A page that is published, has no links to it and can be taken for what is tested. */
async function anyPage(): Promise<string> {
  const { rows } = await change(
    `SELECT page_id AS id FROM content.page_version WHERE stage = 'PUBLISHED' AND type = 'CONTENT' AND site_id = $1
     AND path <> '/' ORDER BY path LIMIT 1`,
    [siteId],
  );
  return rows[0].id;
}

describe('EDI-05 what is to be mended', () => {
  test('is told to trusted callers only', async () => {
    expect((await content.send(query)).errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
  });

  test('every kind is there, with how many there are of it', async () => {
    const { data } = await content.send(query, {}, asking);
    const parts = (data as { contentHealth: Part[] }).contentHealth;
    expect(parts.map(({ kind }) => kind)).toEqual([
      'siteWithoutNavigation',
      'failedPlan',
      'brokenLink',
      'brokenNavigationLink',
      'brokenRedirect',
      'unlinkedPage',
      'noDescription',
      'noAlternativeText',
      'oldDraft',
    ]);
    for (const { total, findings } of parts) expect(findings.length).toBe(Math.min(total, 200));
  });

  test('a site without footer navigation', async () => {
    expect(await findings('siteWithoutNavigation')).not.toContainEqual(expect.objectContaining({ siteId }));
    await change(`UPDATE content.navigation SET footer = NULL WHERE site_id = $1 AND stage = 'PUBLISHED'`, [
      siteId,
    ]);
    expect(await findings('siteWithoutNavigation')).toContainEqual(
      expect.objectContaining({ siteId, name: 'Main', detail: 'footer' }),
    );
  });

  test('links to pages that are not published and to paths that are not there', async () => {
    const id = await anyPage();
    const gone = crypto.randomUUID();
    const link = (target: object) => ({ id: crypto.randomUUID(), ...target });
    await change(
      `UPDATE content.page_version SET blocks = blocks || $2::jsonb WHERE page_id = $1 AND stage = 'PUBLISHED'`,
      [
        id,
        JSON.stringify([
          {
            id: 'test',
            type: 'contactCall',
            anchor: null,
            tone: 'plain',
            actions: [
              link({ kind: 'PAGE', page: gone }),
              link({ kind: 'PATH', path: '/nowhere?a=b' }),
              link({ kind: 'PATH', path: '/products/anything' }),
              link({ kind: 'EXTERNAL', href: 'https://elsewhere.example/' }),
            ],
          },
        ]),
      ],
    );
    const found = (await findings('brokenLink')).filter(({ pageId }) => pageId === id);
    const targets = found.map(({ detail }) => detail);
    expect(targets).toEqual(expect.arrayContaining([gone, '/nowhere?a=b']));
    expect(targets).not.toContain('/products/anything');
    expect(targets).not.toContain('https://elsewhere.example/');
  });

  test('links within words, with the language in which they stand', async () => {
    const id = await anyPage();
    const words = {
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          content: [
            {
              type: 'text',
              text: 'there',
              marks: [{ type: 'link', attrs: { kind: 'PATH', path: '/lost-in-words' } }],
            },
          ],
        },
      ],
    };
    await change(
      `UPDATE content.page_text SET texts = texts || jsonb_build_object('test/text', $2::jsonb)
       WHERE page_id = $1 AND stage = 'PUBLISHED' AND language = 'en'`,
      [id, JSON.stringify(words)],
    );
    expect(await findings('brokenLink')).toContainEqual(
      expect.objectContaining({ pageId: id, detail: '/lost-in-words', languages: ['en'] }),
    );
  });

  test('redirects to nowhere, not those that lead on', async () => {
    await change(
      `INSERT INTO content.redirect (site_id, previous_url, target, status) VALUES
         ($1, '/test-lost', '/nowhere-at-all', 301), ($1, '/test-first', '/test-second', 301),
         ($1, '/test-second', '/news', 301), ($1, '/test-out', 'https://elsewhere.example/', 301)`,
      [siteId],
    );
    const names = (await findings('brokenRedirect'))
      .map(({ name }) => name)
      .filter((name) => name.startsWith('/test'));
    expect(names).toEqual(['/test-lost']);
  });

  test('pages without description, in which languages', async () => {
    const id = await anyPage();
    await change(
      `UPDATE content.page_text SET description = '' WHERE page_id = $1 AND stage = 'PUBLISHED' AND language = 'en'`,
      [id],
    );
    expect(await findings('noDescription')).toContainEqual(
      expect.objectContaining({ pageId: id, languages: expect.arrayContaining(['en']) }),
    );
  });

  test('pictures that pages show and that say nothing to who does not see them', async () => {
    const { rows } = await change(
      `SELECT shown.file_id AS id FROM content.page_file shown JOIN content.file_version v ON v.file_id = shown.file_id
       WHERE shown.stage = 'PUBLISHED' AND v.content_type LIKE 'image/%' LIMIT 1`,
    );
    await change(`UPDATE content.file SET alt = '{"en": "A machine"}' WHERE id = $1`, [rows[0].id]);
    const told = async () =>
      (await findings('noAlternativeText')).some(({ fileId }) => fileId === rows[0].id);
    expect(await told()).toBe(false);
    await change(`UPDATE content.file SET alt = '{"en": ""}' WHERE id = $1`, [rows[0].id]);
    expect(await told()).toBe(true);
  });

  test('drafts that nobody published for a month, and plans that failed', async () => {
    const id = await anyPage();
    await change(
      `UPDATE content.page_version SET updated_at = now() - CASE stage WHEN 'DRAFT' THEN 31 ELSE 60 END * interval '1 day'
       WHERE page_id = $1`,
      [id],
    );
    expect(await findings('oldDraft')).toContainEqual(expect.objectContaining({ pageId: id, siteId }));
    const { rows } = await change(
      `INSERT INTO content.page_revision (page_id, by, what, draft) VALUES ($1, 'Petra Ott', 'saved', '{}') RETURNING id`,
      [id],
    );
    await change(
      `INSERT INTO content.planned_publication (page_id, revision_id, languages, publish_at, by, problem)
       VALUES ($1, $2, '{en}', now() - interval '1 hour', 'Petra Ott', 'pathNowhere')`,
      [id, rows[0].id],
    );
    expect(await findings('failedPlan')).toContainEqual(
      expect.objectContaining({ pageId: id, detail: 'pathNowhere', languages: ['en'] }),
    );
    expect(await findings('oldDraft')).not.toContainEqual(expect.objectContaining({ pageId: id }));
  });

  test('pages that nothing leads to, until something does', async () => {
    const id = crypto.randomUUID();
    await change('INSERT INTO content.page (id, site_id, source_language) VALUES ($1, $2, $3)', [
      id,
      siteId,
      'en',
    ]);
    const model = await anyPage();
    await change(
      `INSERT INTO content.page_version
       SELECT (jsonb_populate_record(v, jsonb_build_object('page_id', $1::text, 'path', '/lonely', 'parent_path', '/nobody', 'blocks', '[]'::jsonb))).*
       FROM content.page_version v WHERE page_id = $2 AND stage = 'PUBLISHED'`,
      [id, model],
    );
    await change(
      `INSERT INTO content.page_text
       SELECT (jsonb_populate_record(t, jsonb_build_object('page_id', $1::text, 'title', 'Lonely', 'texts', '{}'::jsonb))).*
       FROM content.page_text t WHERE page_id = $2 AND stage = 'PUBLISHED' AND language = 'en'`,
      [id, model],
    );
    const isLonely = async () => (await findings('unlinkedPage')).some(({ pageId }) => pageId === id);
    expect(await isLonely()).toBe(true);
    await change(
      `INSERT INTO content.redirect (site_id, previous_url, target, status) VALUES ($1, '/x', '/lonely', 301)`,
      [siteId],
    );
    expect(await isLonely()).toBe(true);
    await change(
      `UPDATE content.page_version SET blocks = blocks || $2::jsonb WHERE page_id = $1 AND stage = 'PUBLISHED'`,
      [
        model,
        JSON.stringify([
          { id: 'list', type: 'teaserList', anchor: null, tone: 'plain', source: 'selected', pages: [id] },
        ]),
      ],
    );
    expect(await isLonely()).toBe(false);
  });
});

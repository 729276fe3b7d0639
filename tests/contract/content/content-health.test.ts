import { describe, expect, test } from 'vitest';
import { graphql } from '#contracts/content/graphql.ts';
import type { RichText } from '#contracts/content/rich-text.ts';
import { editPages, hero, words } from '../pages/edit-pages.ts';

const { call, create, open, pool, publish, save, send, siteId, unpublish } = editPages();

const health = graphql(`
  query health {
    contentHealth { kind total findings { siteId pageId fileId name detail languages at } }
  }
`);

async function findings(kind: string) {
  const { contentHealth } = await call(health, {});
  return contentHealth.find((part) => part.kind === kind)?.findings ?? [];
}

const change = (sql: string, values: unknown[] = []) => pool().query(sql, values);

/** A published page without links to it, which a test may change. */
async function anyPage(): Promise<string> {
  const { rows } = await change(
    `SELECT page_id AS id FROM content.page_version WHERE stage = 'PUBLISHED' AND type = 'CONTENT' AND site_id = $1
     AND path <> '/' ORDER BY path LIMIT 1`,
    [siteId()],
  );
  return rows[0].id;
}

describe('EDI-05 what is to be mended', () => {
  test('is told to trusted callers only', async () => {
    const { errors } = await send('{ contentHealth { kind } }');
    expect(errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
  });

  test('every kind is there, with how many there are of it', async () => {
    const { contentHealth: parts } = await call(health, {});
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
    expect(await findings('siteWithoutNavigation')).not.toContainEqual(
      expect.objectContaining({ siteId: siteId() }),
    );
    await change(`UPDATE content.navigation SET footer = NULL WHERE site_id = $1 AND stage = 'PUBLISHED'`, [
      siteId(),
    ]);
    expect(await findings('siteWithoutNavigation')).toContainEqual(
      expect.objectContaining({ siteId: siteId(), name: 'Main', detail: 'footer' }),
    );
  });

  test('links to pages that are not published and to paths that are not there', async () => {
    const [target, other] = [await create('/led-to'), await create('/also-led-to')];
    const link = (id: string, to: object) => ({ id, ...to }) as never;
    const actions = [
      link('1', { kind: 'PAGE', page: target.id }),
      link('2', { kind: 'PATH', path: '/also-led-to?a=b' }),
      link('3', { kind: 'PATH', path: '/products/anything' }),
      link('4', { kind: 'EXTERNAL', href: 'https://elsewhere.example/' }),
    ];
    const { id } = await create('/leading', {
      blocks: [
        { ...hero, actions: actions.slice(0, 2) },
        { ...hero, id: 'more', actions: actions.slice(2) },
      ],
    });
    for (const page of [target.id, other.id, id]) {
      expect((await publish(page, ['en', 'de'])).problems).toEqual([]);
    }
    const broken = async () =>
      (await findings('brokenLink'))
        .filter(({ pageId }) => pageId === id)
        .map(({ detail, languages, name }) => ({ detail, languages, name }));
    expect(await broken()).toEqual([]);
    for (const page of [target.id, other.id]) await unpublish(page, ['en', 'de']);
    const reported = { languages: [], name: 'A page' };
    expect(await broken()).toEqual([
      { detail: '/also-led-to?a=b', ...reported },
      { detail: target.id, ...reported },
    ]);

    const { draft, revision } = await open(id);
    await save({ ...draft, blocks: [hero] }, revision);
    expect(await broken()).toHaveLength(2);
    await publish(id, ['en', 'de']);
    expect(await broken()).toEqual([]);
  });

  test('links within words, with the language in which they stand', async () => {
    const target = await create('/led-to-by-words');
    const leading = (title: string): RichText => ({
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          content: [
            {
              type: 'text',
              text: title,
              marks: [{ type: 'link', attrs: { kind: 'PAGE', page: target.id } as never }],
            },
          ],
        },
      ],
    });
    const block = { id: 'prose', type: 'text', anchor: null, tone: 'plain', width: 'Inline' };
    const { id, problems } = await create('/leading-by-words', {
      blocks: [hero, block],
      texts: {
        en: words('A page', { 'prose/text': leading('there') }),
        de: words('Eine Seite', { 'prose/text': leading('dort') }),
      },
    });
    expect(problems).toEqual([]);
    await publish(target.id, ['en']);
    expect((await publish(id, ['en', 'de'])).problems).toEqual([]);
    await unpublish(target.id, ['en']);
    const languages = async () =>
      (await findings('brokenLink')).filter(({ pageId }) => pageId === id).map((found) => found.languages);
    expect(await languages()).toEqual([['de', 'en']]);
    await unpublish(id, ['de']);
    expect(await languages()).toEqual([['en']]);
  });

  test('redirects to nowhere, not those that lead on', async () => {
    await change(
      `INSERT INTO content.redirect (site_id, previous_url, target, status) VALUES
         ($1, '/test-lost', '/nowhere-at-all', 301), ($1, '/test-first', '/test-second', 301),
         ($1, '/test-second', '/news', 301), ($1, '/test-out', 'https://elsewhere.example/', 301)`,
      [siteId()],
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
    const reported = async () =>
      (await findings('noAlternativeText')).some(({ fileId }) => fileId === rows[0].id);
    expect(await reported()).toBe(false);
    await change(`UPDATE content.file SET alt = '{"en": ""}' WHERE id = $1`, [rows[0].id]);
    expect(await reported()).toBe(true);
  });

  test('drafts that nobody published for a month, and plans that failed', async () => {
    const id = await anyPage();
    await change(
      `UPDATE content.page_version SET updated_at = now() - CASE stage WHEN 'DRAFT' THEN 31 ELSE 60 END * interval '1 day'
       WHERE page_id = $1`,
      [id],
    );
    expect(await findings('oldDraft')).toContainEqual(
      expect.objectContaining({ pageId: id, siteId: siteId() }),
    );
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
    const lonely = await create('/far/lonely');
    const isLonely = async () => (await findings('unlinkedPage')).some(({ pageId }) => pageId === lonely.id);
    await publish(lonely.id, ['en']);
    expect(await isLonely()).toBe(true);
    await change(
      `INSERT INTO content.redirect (site_id, previous_url, target, status) VALUES ($1, '/x', '/far/lonely', 301)`,
      [siteId()],
    );
    expect(await isLonely()).toBe(true);

    const list = { id: 'list', type: 'teaserList', anchor: null, tone: 'plain', limit: 3 };
    const [page, path] = [
      { kind: 'PAGE', page: lonely.id },
      { kind: 'PATH', path: '/far/lonely/#top' },
    ];
    const ways = [
      { ...hero, actions: [{ id: '1', ...page }] },
      { ...hero, actions: [{ id: '1', ...path }] },
      { ...list, source: 'selected', pages: [lonely.id] },
    ];
    const other = await create('/company-of-the-lonely');
    let { revision } = other;
    for (const way of ways) {
      const kept = await save({ ...other.draft, blocks: [way as never] }, revision);
      expect(await isLonely()).toBe(true);
      expect((await publish(other.id, ['en'])).problems).toEqual([]);
      expect(await isLonely()).toBe(false);
      ({ revision } = await save({ ...other.draft, blocks: [hero] }, kept.revision));
      await publish(other.id, ['en']);
    }
    expect(await isLonely()).toBe(true);
  });

  test('pages below one that shows what is below it are not alone', async () => {
    const list = { id: 'list', type: 'teaserList', anchor: null, tone: 'plain', source: 'children' };
    const above = await create('/above', { blocks: [list] });
    const below = await create('/above/below');
    await publish(below.id, ['en']);
    const isLonely = async () => (await findings('unlinkedPage')).some(({ pageId }) => pageId === below.id);
    expect(await isLonely()).toBe(true);
    expect((await publish(above.id, ['en'])).problems).toEqual([]);
    expect(await isLonely()).toBe(false);
  });
});

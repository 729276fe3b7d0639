import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Imports, lineOf, notesOf, openImports, sampleExport, type Transfer } from './bring-export.ts';

let imports: Imports;

beforeAll(async () => {
  imports = await openImports();
});

afterAll(() => imports?.close());

beforeEach(() => imports.forget());

type Entry = { id: string; title: Record<string, string>; link?: object; items?: Entry[] };
type Navigation = { header: { items: Entry[] } | null; footer: { sections: Entry[] } | null };

async function navigation(stage = 'DRAFT'): Promise<Navigation> {
  const { rows } = await imports.pool.query<Navigation>(
    'SELECT header, footer FROM content.navigation WHERE site_id = $1 AND stage = $2',
    [imports.siteId, stage],
  );
  return rows[0]!;
}

const pageOf = (transfer: Transfer, key: string) => ({
  kind: 'PAGE',
  page: lineOf(transfer, key)?.pageId,
});

describe('EDI-05 NAV-01 the menus of WordPress', () => {
  test('come as a heading behind the entries of the site, as a draft that visitors do not see', async () => {
    const before = await navigation();
    const shown = await navigation('PUBLISHED');
    const { transfer } = await imports.bring(sampleExport('wordpress.xml'));
    const { header, footer } = await navigation();
    expect(header?.items.slice(0, -1)).toEqual(before.header?.items);
    expect(header?.items.at(-1)).toMatchObject({
      title: { en: 'Main' },
      items: [
        { title: { en: 'Home' }, link: { kind: 'PATH', path: '/' } },
        {
          title: { en: 'Company' },
          items: [
            { title: { en: 'About us' }, link: pageOf(transfer, 'post/10') },
            { title: { en: 'The team' }, link: pageOf(transfer, 'post/11') },
            {
              title: { en: 'Deeper' },
              link: { kind: 'EXTERNAL', href: 'https://norm.example/', openInNewTab: true },
            },
          ],
        },
      ],
    });
    expect(footer?.sections.at(-1)).toMatchObject({
      title: { en: 'At the foot' },
      items: [{ title: { en: 'Ferrules' }, link: pageOf(transfer, 'post/12') }],
    });
    expect(await navigation('PUBLISHED')).toEqual(shown);
    expect(notesOf(transfer, 'post/43')).toEqual(['menuLevel']);
    expect(lineOf(transfer, 'post/45')).toMatchObject({ outcome: 'skipped', reason: 'menuLinkLost' });
  });

  test('become the header of a site that has none, in three levels', async () => {
    await imports.pool.query(
      `UPDATE content.navigation SET header = NULL, footer = NULL WHERE site_id = $1 AND stage = 'DRAFT'`,
      [imports.siteId],
    );
    const file = sampleExport('wordpress.xml');
    await imports.bring(file);
    const { header, footer } = await navigation();
    expect(header?.items.map(({ title }) => title.en)).toEqual(['Home', 'Company']);
    expect(header?.items[1]?.items?.[0]?.items).toMatchObject([{ title: { en: 'The team' } }, {}]);
    expect(footer?.sections).toHaveLength(1);
    const again = (await imports.bring(file)).transfer;
    expect(lineOf(again, 'post/41')).toMatchObject({ outcome: 'skipped', reason: 'unchanged' });
    expect(await navigation()).toEqual({ header, footer });
  });

  test('brought again change nothing; what was changed there is left as it is, and told', async () => {
    const file = sampleExport('wordpress.xml');
    await imports.bring(file);
    const first = await navigation();
    const again = (await imports.bring(file)).transfer;
    expect(await navigation()).toEqual(first);
    expect(again.kept).toEqual({ pages: 0, news: 0, entries: 0, redirects: 0 });
    await imports.pool.query(
      `UPDATE content.navigation SET header = jsonb_set(header, ARRAY['items', '-1', 'items', '0', 'title'], '{"en": "Start"}')
       WHERE site_id = $1 AND stage = 'DRAFT'`,
      [imports.siteId],
    );
    const { transfer } = await imports.bring(file);
    expect(lineOf(transfer, 'post/30')).toMatchObject({ outcome: 'skipped', reason: 'menuKept' });
    expect((await navigation()).header?.items.at(-1)?.items?.[0]?.title).toEqual({ en: 'Start' });
  });

  test('stand in the history of the navigation, by whom they came; what was before can come back', async () => {
    await imports.bring(sampleExport('wordpress.xml'));
    const { rows } = await imports.pool.query(
      `SELECT what, by FROM content.record_revision WHERE kind = 'navigation' AND record_id = $1 ORDER BY id`,
      [imports.siteId],
    );
    expect(rows).toEqual([
      { what: 'created', by: '' },
      { what: 'imported', by: 'Petra Ott' },
    ]);
  });
});

describe('EDI-05 URL-09 the addresses that pages had', () => {
  const redirects = async () => {
    const { rows } = await imports.pool.query<{ from: string; target: string; status: number }>(
      `SELECT previous_url AS from, target, status FROM content.redirect WHERE site_id = $1`,
      [imports.siteId],
    );
    return rows;
  };
  const add = (from: string, target: string) =>
    imports.pool.query(
      'INSERT INTO content.redirect (site_id, previous_url, target, status) VALUES ($1, $2, $3, 302)',
      [imports.siteId, from, target],
    );

  /** As if it had been at `/Firm`, where this site has no page. */
  const firm = sampleExport('wordpress.xml').replaceAll('crimp.example/about/', 'crimp.example/Firm/');

  test('lead to where the pages are', async () => {
    const before = (await redirects()).length;
    const { transfer } = await imports.bring(firm);
    const made = await redirects();
    expect(made).toHaveLength(before + 3);
    expect(made).toEqual(
      expect.arrayContaining([
        { from: '/firm', target: '/archive/about', status: 301 },
        { from: '/firm/team', target: '/archive/about/team', status: 301 },
        { from: '/2020/ferrules', target: '/stories/ferrules', status: 301 },
      ]),
    );
    expect(lineOf(transfer, 'post/11')?.redirectFrom).toBe('/firm/team');
    expect(lineOf(transfer, 'post/13')?.redirectFrom).toBeNull();
  });

  test('that are the same, or another page of the site has now, lead nowhere else', async () => {
    const { transfer } = await imports.bring(sampleExport('wordpress.xml'));
    expect(lineOf(transfer, 'post/10')?.redirectFrom).toBeNull();
    await imports.forget();
    const file = sampleExport('wordpress.xml').replaceAll('crimp.example/about', 'crimp.example/new/about');
    const same = (await imports.bring(file, { prefix: '/new' })).transfer;
    expect(lineOf(same, 'post/11')).toMatchObject({ path: '/new/about/team', redirectFrom: null });
  });

  test('never lead in a circle, away from a part of the site or from another redirect', async () => {
    await add('/archive/about/team', '/Firm/Team');
    await add('/2020/ferrules', '/elsewhere');
    const { transfer } = await imports.bring(
      firm.replace('crimp.example/Firm/<', 'crimp.example/products/x/<'),
    );
    expect(transfer.kept).toMatchObject({ pages: 4, redirects: 0 });
    expect((await redirects()).find(({ from }) => from === '/2020/ferrules')?.target).toBe('/elsewhere');
  });

  test('tried only, they are counted the same and nothing is kept', async () => {
    const before = [await redirects(), await navigation()];
    const { transfer } = await imports.bring(sampleExport('wordpress.xml'), { isTry: true });
    expect(transfer.kept).toEqual({ pages: 4, news: 0, entries: 6, redirects: 1 });
    expect([await redirects(), await navigation()]).toEqual(before);
  });
});

import { describe, expect, test } from 'vitest';
import { unpublishPages } from '#services/content/page/publish-pages.ts';
import { inTransaction } from '#services/foundation/transaction.ts';
import { machines } from './sample/catalogue.ts';
import { eventually, searchBackEnds } from './sample/open-search.ts';
import { page } from './sample/pages.ts';

const { database, opened, publish, inProcess, titles } = searchBackEnds();

describe('SEA-02 the index follows', () => {
  const notify = (tags: string[]) => {
    for (const search of opened) search.changed(tags);
  };

  test('a publication, another title, and the end of a publication', async () => {
    const fresh = page(20, { en: { title: 'Zugprüfung unveiled' } });
    await publish([fresh]);
    notify([`page:${fresh.id}`]);
    await eventually(async () => expect(await titles('unveiled')).toEqual(['Zugprüfung unveiled']));
    await publish([page(20, { en: { title: 'Zugprüfung renamed' } })]);
    notify([`page:${fresh.id}`]);
    await eventually(async () => expect(await titles('renamed')).toEqual(['Zugprüfung renamed']));
    expect(await titles('unveiled')).toEqual([]);
    await inTransaction(database().pool, (connection) => unpublishPages(connection, [fresh.id]));
    notify([`page:${fresh.id}`]);
    await eventually(async () => expect(await titles('renamed')).toEqual([]));
  });

  test('a translation takes the place of the English text', async () => {
    const texts = { en: { title: 'Splice rack' } };
    await publish([page(21, texts)]);
    notify([`page:${page(21, texts).id}`]);
    await eventually(async () =>
      expect(await titles('splice', { localeCode: 'hu' })).toEqual(['Splice rack']),
    );
    await publish([page(21, { ...texts, hu: { title: 'Kötőállvány' } })]);
    notify([`page:${page(21, texts).id}/hu`]);
    await eventually(async () =>
      expect(await titles('kotoallvany', { localeCode: 'hu' })).toEqual(['Kötőállvány']),
    );
    expect(await titles('splice', { localeCode: 'hu' })).toEqual([]);
    expect(await titles('splice', { localeCode: 'fr' })).toEqual(['Splice rack']);
  });

  test('a protection that is set on the page above', async () => {
    const above = page(22, { en: { title: 'Umbrella topic' } });
    const below = page(23, { en: { title: 'Raindrop topic' } }, { path: '/page-22/below' });
    await publish([above, below]);
    notify([`page:${above.id}`, `page:${below.id}`]);
    await eventually(async () =>
      expect(await titles('topic')).toEqual(expect.arrayContaining(['Raindrop topic'])),
    );
    await publish([
      page(22, { en: { title: 'Umbrella topic' } }, { protection: 'role', requiredRole: 'kmx_partner' }),
    ]);
    notify([`page:${above.id}`, `site:${above.siteId}`]);
    await eventually(async () => expect(await titles('topic')).toEqual([]));
  });

  test('a machine that is new, and one that is no more', async () => {
    machines.push({ slug: 'tamina-20', texts: { en: { name: 'Tamina 20', short: 'Tapes.' } } });
    notify(['product:tamina-20']);
    await eventually(async () => expect(await titles('tamina')).toContain('Tamina 20'));
    machines.pop();
    notify(['products']);
    await eventually(async () => expect(await titles('tamina')).toEqual([]));
  });

  test('what was missed is found again after everything is compared', async () => {
    await publish([page(24, { en: { title: 'Overlooked notice' } })]);
    notify(['all']);
    await eventually(async () => expect(await titles('overlooked')).toEqual(['Overlooked notice']));
  });

  test('whichever process is asked says whether the index is up to date, and since when', async () => {
    await eventually(async () => expect((await opened[1]!.status()).waiting).toBe(0));
    const before = await opened[1]!.status();
    await publish([page(25, { en: { title: 'Counted notice' } })]);
    notify([`page:${page(25, {}).id}`]);
    await eventually(async () => expect(await titles('counted')).toEqual(['Counted notice']));
    await eventually(async () => expect((await opened[1]!.status()).waiting).toBe(0));
    const [here, there] = await Promise.all(opened.slice(0, 2).map(({ status }) => status()));
    expect(here).toEqual(there);
    expect(here).toMatchObject({ waiting: 0, isMaintained: true });
    expect(here!.entries).toBeGreaterThan(before.entries);
    expect(Date.parse(here!.since!)).toBeGreaterThan(Date.parse(before.since!));
  });

  test('searches in vain are counted, without what could name a person', async () => {
    await inProcess().search('Unobtainium');
    await inProcess().search('eva.brandt@nordlicht.example');
    const { rows } = await database().pool.query(
      "SELECT words, times FROM search.missed WHERE words IN ('unobtainium', '')",
    );
    expect(rows).toContainEqual({ words: 'unobtainium', times: 1 });
    const { rows: named } = await database().pool.query(
      "SELECT FROM search.missed WHERE words LIKE '%brandt%'",
    );
    expect(named).toEqual([]);
  });
});

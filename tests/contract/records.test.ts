import type { VariablesOf } from 'gql.tada';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { graphql } from '#contracts/content/graphql.ts';
import { type RecordData, type RecordKind, recordKinds, records } from '#contracts/content/records.ts';
import { type Content, contentChanges, contentToken, openContent } from '#services/content/index.ts';
import { problemsOfRecord } from '#services/content/record/check-record.ts';
import { contentDatabase } from '../support/content-database.ts';
import type { FreshDatabase } from '../support/database.ts';
import { askContent } from './ask-content.ts';

const secret = 'the secret of this installation, for tests';
const token = contentToken(secret);

let database: FreshDatabase;
let content: Content;
let listener: pg.Client;
const told: string[] = [];

beforeAll(async () => {
  database = await contentDatabase(inject('databaseUrl'), 'seed');
  const log = { info() {}, warn() {}, error: (...said: unknown[]) => console.error(...said) };
  content = await openContent({ pool: database.pool, log, secret, production: true });
  listener = new pg.Client({ connectionString: database.url });
  await listener.connect();
  listener.on('notification', ({ payload }) => told.push(...JSON.parse(payload ?? '[]')));
  await listener.query(`LISTEN ${contentChanges}`);
});

afterAll(async () => {
  await listener?.end();
  await database?.close();
});

/** What other processes have heard since the last time. */
async function heard(): Promise<string[]> {
  await listener.query('SELECT 1');
  return told.splice(0);
}

const listQuery = graphql(`
  query list($kind: RecordKind!, $siteId: ID, $search: String, $order: RecordOrder, $first: Int, $after: String) {
    records(kind: $kind, siteId: $siteId, search: $search, order: $order, first: $first, after: $after) {
      total pageInfo { hasNextPage endCursor }
      edges { node { id siteId title detail state changedBy image { src } } }
    }
  }
`);
const recordQuery = graphql(`
  query record($kind: RecordKind!, $id: ID!) {
    record(kind: $kind, id: $id) { id data revision by state uses { kind id title state } }
    recordHistory(kind: $kind, id: $id) { id by what data }
  }
`);
const saveMutation = graphql(`
  mutation save($kind: RecordKind!, $id: ID, $data: RecordData!, $revision: Int!, $by: String!) {
    saveRecord(kind: $kind, id: $id, data: $data, revision: $revision, by: $by) {
      id revision problems { code params field language } conflict { id by what data }
    }
  }
`);
const removeMutation = graphql(`
  mutation remove($kind: RecordKind!, $id: ID!, $by: String!) {
    removeRecord(kind: $kind, id: $id, by: $by) { revision uses { kind title } }
  }
`);
const restoreMutation = graphql(`
  mutation restore($kind: RecordKind!, $id: ID!, $revision: Int!, $by: String!) {
    restoreRecord(kind: $kind, id: $id, revision: $revision, by: $by) { id revision problems { code field } }
  }
`);
const publishMutation = graphql(`
  mutation publish($kind: RecordKind!, $id: ID!, $revision: Int!, $by: String!) {
    publishRecord(kind: $kind, id: $id, revision: $revision, by: $by) { revision conflict { by } }
  }
`);

const asker = () =>
  askContent({ url: 'http://content.internal/graphql/content', fetch: (request) => content.handle(request) });
const asking = { token };

type Narrowed = Omit<VariablesOf<typeof listQuery>, 'kind'>;

async function list(kind: RecordKind, narrowed: Narrowed = {}) {
  const { records: found } = await asker().ask(listQuery, { kind, ...narrowed }, asking);
  return { ...found, nodes: found.edges.map(({ node }) => node) };
}

async function read(kind: RecordKind, id: string) {
  const { record, recordHistory } = await asker().ask(recordQuery, { kind, id }, asking);
  if (!record) throw new Error(`There is no ${kind} ${id}`);
  return { ...record, history: recordHistory };
}

async function save(kind: RecordKind, id: string | null, data: RecordData, revision = 0, by = 'Jonas Meier') {
  return (await asker().ask(saveMutation, { kind, id, data, revision, by }, asking)).saveRecord;
}

async function first(kind: RecordKind, search = '') {
  const { nodes } = await list(kind, { search });
  if (!nodes[0]) throw new Error(`There is no ${kind} with "${search}"`);
  return read(kind, nodes[0].id);
}

describe('EDI-05 records of every kind', () => {
  test.each(recordKinds)('%s: all that the sample company has keep to the declaration', async (kind) => {
    const { nodes, total } = await list(kind, { first: 200 });
    expect(total).toBeGreaterThan(0);
    for (const { id } of nodes.slice(0, 20)) {
      const { data, revision } = await read(kind, id);
      expect(problemsOfRecord(records[kind], data), id).toEqual([]);
      expect(revision).toBe(0);
    }
  });

  test('are for trusted callers', async () => {
    const { errors } = await asker().send('{ records(kind: news) { total } }');
    expect(errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
    const change = 'mutation { removeRecord(kind: news, id: "1", by: "x") { revision } }';
    expect((await asker().send(change)).errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
  });

  test('saving what is there already changes nothing and tells nobody', async () => {
    const location = await first('location', 'Dierikon');
    await heard();
    expect(await save('location', location.id, location.data)).toMatchObject({ revision: 0, problems: [] });
    expect(await heard()).toEqual([]);
    expect((await read('location', location.id)).history).toEqual([]);
  });

  test('sites change by mutations of their own, so that only chiefs are let through', async () => {
    const site = await first('site');
    const { errors } = await asker().send(
      `mutation ($data: RecordData!) { saveRecord(kind: site, id: "${site.id}", data: $data, revision: 0, by: "x") { id } }`,
      { data: site.data },
      asking,
    );
    expect(errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
  });
});

describe('EDI-05 lists of records', () => {
  test('are found by any of their words, in pages, in three orders', async () => {
    expect((await list('location', { search: 'dierikon' })).nodes.map(({ detail }) => detail)).toEqual([
      'Litzen AG, CH',
    ]);
    const all = await list('location', { first: 200 });
    const pages: string[] = [];
    let after: string | null = null;
    do {
      const page = await list('location', { first: 7, after });
      pages.push(...page.nodes.map(({ id }) => id));
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after);
    expect(pages).toEqual(all.nodes.map(({ id }) => id));
    const byTitle = (await list('location', { order: 'title', first: 200 })).nodes.map(
      ({ title }) => title[''] ?? '',
    );
    expect(byTitle).toEqual(
      [...byTitle].sort((one, other) => (one.toLowerCase() < other.toLowerCase() ? -1 : 1)),
    );
  });

  test('redirects are those of one site', async () => {
    const { nodes } = await list('redirect');
    const [{ siteId } = { siteId: null }] = nodes;
    expect((await list('redirect', { siteId: siteId ?? '' })).total).toBe(nodes.length);
    const other = (await list('site')).nodes.find(({ id }) => id !== siteId);
    expect((await list('redirect', { siteId: other?.id ?? '' })).total).toBe(0);
  });
});

describe('EDI-05 two editors of one record', () => {
  test('the second hears of the first instead of writing over him, and nothing is lost', async () => {
    const { id, data } = await first('contact');
    const mine = await save('contact', id, { ...data, name: 'Anna Keller-Frei' }, 0, 'Jonas Meier');
    expect(mine).toMatchObject({ problems: [], conflict: null });
    const theirs = await save('contact', id, { ...data, phone: '+41 41 555 01 99' }, 0, 'Léa Favre');
    expect(theirs).toMatchObject({
      revision: mine.revision,
      conflict: { by: 'Jonas Meier', data: { name: 'Anna Keller-Frei' } },
    });
    const { history } = await read('contact', id);
    expect(history.map(({ what, by }) => [what, by])).toEqual([
      ['saved', 'Jonas Meier'],
      ['created', ''],
    ]);
    expect(history[1]?.data).toEqual(data);
  });

  test('at the very same instant one of them wins', async () => {
    const { id, data, revision } = await first('brand');
    const answers = await Promise.all(
      ['One', 'Two', 'Three'].map((name) => save('brand', id, { ...data, name }, revision, name)),
    );
    expect(answers.filter(({ conflict }) => conflict === null)).toHaveLength(1);
  });
});

describe('EDI-05 what is wrong is told at its field', () => {
  const news = {
    publicationDate: '2026-03-10T07:00',
    title: { en: 'News' },
    text: {},
    image: null,
    link: null,
  };
  const id = '00000000-0000-4000-8000-000000000000';

  test.each<[string, RecordData, string, string]>([
    ['no title', { ...news, title: {} }, 'title', 'missing'],
    ['no moment', { ...news, publicationDate: null }, 'publicationDate', 'missing'],
    [
      'a moment that no clock shows',
      { ...news, publicationDate: '2026-03-29T02:30' },
      'publicationDate',
      'noMoment',
    ],
    ['a title in two lines', { ...news, title: { de: 'a\nb' } }, 'title', 'notOneLine'],
    ['too long a title', { ...news, title: { de: 'a'.repeat(201) } }, 'title', 'tooLong'],
    ['a language that there is not', { ...news, title: { xx: 'a' } }, 'title', 'badLanguage'],
    [
      'a script as a link',
      { ...news, link: { kind: 'EXTERNAL', href: 'javascript:alert(1)' } },
      'link',
      'unsafeAddress',
    ],
    ['a link to a page that is gone', { ...news, link: { kind: 'PAGE', page: id } }, 'link', 'pageGone'],
    ['a picture that is gone', { ...news, image: id }, 'image', 'fileGone'],
    ['a field that nobody declared', { ...news, onclick: 'x' }, 'onclick', 'unknownField'],
    ['a number as a text', { ...news, text: { en: 5 } }, 'text', 'noText'],
  ])('news with %s', async (_, data, field, code) => {
    const saved = await save('news', null, data);
    expect(saved.id).toBeNull();
    expect(saved.problems).toEqual([expect.objectContaining({ field, code })]);
  });

  test.each<[string, RecordData, string]>([
    ['email', { email: 'nobody' }, 'badEmail'],
    ['phone', { phone: '041 555' }, 'badPhone'],
    ['latitude', { latitude: 91 }, 'outOfRange'],
    ['timeZone', { timeZone: 'Europe/Dierikon' }, 'badTimeZone'],
    ['openingHours', { openingHours: [{ from: 5, to: 1, opens: '08:00', closes: '17:00' }] }, 'badHours'],
    ['countryCode', { countryCode: 'XX' }, 'badCountry'],
    ['serves', { serves: ['CH', 'CH'] }, 'twice'],
    ['slug', { slug: 'Two Words' }, 'notSlug'],
    ['kinds', { kinds: [] }, 'missing'],
    ['expert', { expert: id }, 'contactGone'],
    ['brands', { brands: [id] }, 'brandGone'],
  ])('a location with a wrong %s', async (field, change, code) => {
    const location = await first('location', 'Thun');
    const saved = await save('location', location.id, { ...location.data, ...change });
    expect(saved.problems).toEqual([expect.objectContaining({ field, code })]);
  });

  test('a slug that another location has', async () => {
    const location = await first('location', 'Thun');
    const saved = await save('location', location.id, { ...location.data, slug: 'dierikon' });
    expect(saved.problems).toEqual([expect.objectContaining({ field: 'slug', code: 'slugTaken' })]);
  });
});

describe('URL-09 redirects', () => {
  const redirectOf = (siteId: string, previousUrl: string, target: string) => ({
    siteId,
    previousUrl,
    target,
    status: '301',
  });

  test('are added, changed and removed; every process hears of it', async () => {
    const { siteId } = (await first('redirect')).data as { siteId: string };
    await heard();
    const added = await save('redirect', null, redirectOf(siteId, '/Summer', '/stories'));
    expect(await heard()).toEqual([`redirects:${siteId}`]);
    const id = added.id ?? '';
    expect((await read('redirect', id)).data).toMatchObject({ previousUrl: '/summer', target: '/stories' });
    const changed = await save('redirect', id, redirectOf(siteId, '/winter', '/stories'), added.revision);
    expect(changed).toMatchObject({ id, problems: [] });
    const removed = await asker().ask(removeMutation, { kind: 'redirect', id, by: 'Jonas Meier' }, asking);
    expect(await heard()).toEqual([`redirects:${siteId}`, `redirects:${siteId}`]);
    expect((await list('redirect', { search: '/winter' })).total).toBe(0);
    const revision = removed.removeRecord.revision ?? 0;
    const back = await asker().ask(
      restoreMutation,
      { kind: 'redirect', id, revision, by: 'Jonas Meier' },
      asking,
    );
    expect(back.restoreRecord).toMatchObject({ id, problems: [] });
    expect((await list('redirect', { search: '/winter' })).total).toBe(1);
  });

  test('must not lead back to themselves, also not over another one or in other letters', async () => {
    const { siteId } = (await first('redirect')).data as { siteId: string };
    await save('redirect', null, redirectOf(siteId, '/one', '/two'));
    const loop = await save('redirect', null, redirectOf(siteId, '/Two', '/ONE'));
    expect(loop.problems).toEqual([expect.objectContaining({ field: 'target', code: 'redirectLoop' })]);
    const twice = await save('redirect', null, redirectOf(siteId, '/ONE', '/three'));
    expect(twice.problems).toEqual([expect.objectContaining({ field: 'previousUrl', code: 'pathTaken' })]);
  });
});

describe('NAV-01 navigations', () => {
  type Header = { items: { id: string; title: Record<string, string> }[] };

  test('are saved for editors and published for visitors; every process hears of the publication', async () => {
    const { id, data } = await first('navigation', 'www.group.example');
    const header = data.header as Header;
    const [item, ...others] = header.items;
    const items = [{ ...item!, title: { ...item!.title, en: 'Machines and more' } }, ...others];
    await heard();
    const saved = await save('navigation', id, { ...data, header: { ...header, items } });
    expect(saved).toMatchObject({ problems: [], conflict: null });
    expect(await heard()).toEqual([]);
    expect((await read('navigation', id)).state).toBe('CHANGED');
    const stale = { kind: 'navigation' as const, id, revision: saved.revision - 1, by: 'Léa Favre' };
    expect((await asker().ask(publishMutation, stale, asking)).publishRecord.conflict?.by).toBe(
      'Jonas Meier',
    );
    await asker().ask(publishMutation, { ...stale, revision: saved.revision }, asking);
    expect(await heard()).toEqual([`navigation:${id}`, 'system']);
    expect((await read('navigation', id)).state).toBe('PUBLISHED');
    const { data: seen } = await asker().send(
      `{ navigation(siteId: "${id}") { header { items { title } } } }`,
    );
    expect(seen).toMatchObject({
      navigation: { header: { items: expect.arrayContaining([{ title: 'Machines and more' }]) } },
    });
  });

  test('an entry without a title is told by the way to it', async () => {
    const { id, data, revision } = await first('navigation', 'www.group.example');
    const header = data.header as Header;
    const [item] = header.items;
    const items = [{ ...item!, title: {} }, ...header.items.slice(1)];
    const saved = await save('navigation', id, { ...data, header: { ...header, items } }, revision);
    expect(saved.problems).toEqual([
      expect.objectContaining({ field: `header/items/${item!.id}/title`, code: 'missing' }),
    ]);
  });
});

describe('EDI-05 removing', () => {
  test('is refused while something needs the record, and says what', async () => {
    const { nodes } = await list('contact', { first: 200 });
    const used = (await Promise.all(nodes.map(({ id }) => read('contact', id)))).find(
      ({ uses }) => uses.length > 0,
    );
    const { removeRecord } = await asker().ask(
      removeMutation,
      { kind: 'contact', id: used?.id ?? '', by: 'Jonas Meier' },
      asking,
    );
    expect(removeRecord.revision).toBeNull();
    expect(removeRecord.uses.length).toBeGreaterThan(0);
  });

  test('a piece of news goes at once, and comes back as it was', async () => {
    const { id, data } = await first('news');
    await heard();
    const { removeRecord } = await asker().ask(removeMutation, { kind: 'news', id, by: 'Léa Favre' }, asking);
    expect(await heard()).toEqual(['news']);
    const revision = removeRecord.revision ?? 0;
    await asker().ask(restoreMutation, { kind: 'news', id, revision, by: 'Léa Favre' }, asking);
    expect((await read('news', id)).data).toEqual(data);
    expect((await read('news', id)).history.map(({ what }) => what)).toEqual([
      'restored',
      'removed',
      'created',
    ]);
  });
});

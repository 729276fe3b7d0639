import { describe, expect, test } from 'vitest';
import { recordKinds, records } from '#contracts/content/records.ts';
import { problemsOfRecord } from '#services/content/record/check/check-record.ts';
import { editRecords, removeMutation, restoreMutation } from './edit-records.ts';

const { call, first, received, list, read, save, send } = editRecords();

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
    const { errors } = await send('{ records(kind: news) { total } }');
    expect(errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
    const change = 'mutation { removeRecord(kind: news, id: "1", by: "x") { revision } }';
    expect((await send(change)).errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
  });

  test('saving what is there already changes nothing and tells nobody', async () => {
    const location = await first('location', 'Dierikon');
    await received();
    expect(await save('location', location.id, location.data)).toMatchObject({ revision: 0, problems: [] });
    expect(await received()).toEqual([]);
    expect((await read('location', location.id)).history).toEqual([]);
  });

  test('sites change by mutations of their own, so that only chiefs are let through', async () => {
    const site = await first('site');
    const { errors } = await send(
      `mutation ($data: RecordData!) { saveRecord(kind: site, id: "${site.id}", data: $data, revision: 0, by: "x") { id } }`,
      { data: site.data },
      true,
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

describe('EDI-05 removing', () => {
  test('is refused while something needs the record, and says what', async () => {
    const { nodes } = await list('contact', { first: 200 });
    const used = (await Promise.all(nodes.map(({ id }) => read('contact', id)))).find(
      ({ uses }) => uses.length > 0,
    );
    const { removeRecord } = await call(removeMutation, {
      kind: 'contact',
      id: used?.id ?? '',
      by: 'Jonas Meier',
    });
    expect(removeRecord.revision).toBeNull();
    expect(removeRecord.uses.length).toBeGreaterThan(0);
  });

  test('a piece of news goes at once, and comes back as it was', async () => {
    const { id, data } = await first('news');
    await received();
    const { removeRecord } = await call(removeMutation, { kind: 'news', id, by: 'Léa Favre' });
    expect(await received()).toEqual(['news']);
    const revision = removeRecord.revision ?? 0;
    await call(restoreMutation, { kind: 'news', id, revision, by: 'Léa Favre' });
    expect((await read('news', id)).data).toEqual(data);
    expect((await read('news', id)).history.map(({ what }) => what)).toEqual([
      'restored',
      'removed',
      'created',
    ]);
  });
});

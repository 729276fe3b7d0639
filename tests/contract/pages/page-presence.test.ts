import { describe, expect, test } from 'vitest';
import { graphql } from '#contracts/content/graphql.ts';
import { editPages, jonas, petra } from './edit-pages.ts';

const renewPresence = graphql(`
  mutation renewPresence($pageId: ID!, $place: String, $language: String!, $session: ID!, $by: String!) {
    renewPresence(pageId: $pageId, place: $place, language: $language, session: $session, by: $by) {
      id name place language
    }
  }
`);
const endPresence = graphql(`
  mutation endPresence($pageId: ID!, $session: ID!, $by: String!) {
    endPresence(pageId: $pageId, session: $session, by: $by)
  }
`);

const { call, create, pool, send } = editPages();
const session = () => crypto.randomUUID();
const renew = async (pageId: string, by: string, own: string, place: string | null = null) =>
  (await call(renewPresence, { pageId, place, language: 'en', session: own, by })).renewPresence;

describe('EDI-05 who else has a page open', () => {
  test('is told to each of the others, with the field and not with the session', async () => {
    const { id } = await create('/present');
    const [first, second] = [session(), session()];
    expect(await renew(id, petra, first, 'intro/title')).toEqual([]);
    const [other, ...more] = await renew(id, jonas, second);
    expect(more).toEqual([]);
    expect(other).toMatchObject({ name: petra, place: 'intro/title', language: 'en' });
    expect(other?.id).not.toBe(first);
    expect(await renew(id, petra, first)).toMatchObject([{ name: jonas, place: null }]);
    const elsewhere = await create('/present-elsewhere');
    expect(await renew(elsewhere.id, petra, first)).toEqual([]);
  });

  test('ends when somebody leaves, and forty seconds after the last sign of life', async () => {
    const { id } = await create('/present-ends');
    const [first, second, third] = [session(), session(), session()];
    await renew(id, jonas, second);
    await renew(id, 'Léa Favre', third);
    expect(await renew(id, petra, first)).toHaveLength(2);
    await call(endPresence, { pageId: id, session: third, by: 'Léa Favre' });
    expect(await renew(id, petra, first)).toMatchObject([{ name: jonas }]);
    await pool().query(
      "UPDATE content.page_presence SET at = now() - interval '41 seconds' WHERE session = $1",
      [second],
    );
    expect(await renew(id, petra, first)).toEqual([]);
    const { rows } = await pool().query('SELECT 1 FROM content.page_presence WHERE session = $1', [second]);
    expect(rows, 'and is forgotten').toEqual([]);
  });

  test('is for trusted callers, and nothing is noted for a page that there is not', async () => {
    expect(await renew(session(), petra, session())).toEqual([]);
    const refused = await send(
      `mutation { endPresence(pageId: "${session()}", session: "${session()}", by: "x") }`,
    );
    expect(JSON.stringify(refused)).toContain('FORBIDDEN');
    const { id } = await create('/present-refused');
    await expect(renew(id, petra, session(), 'x'.repeat(301))).rejects.toThrow(/300/);
    await expect(renew(id, petra, 'no session')).rejects.toThrow(/session/);
  });
});

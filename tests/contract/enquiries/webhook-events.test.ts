import { expect, test } from 'vitest';
import { eventsOf, eventsQuery } from '../../support/records/editor-events.ts';
import { by, webhookWorld } from './webhook-world.ts';

const { database, call, add, address } = webhookWorld();

test('EDI-02 each change of a webhook leaves one event, without its secret and the rest of its address', async () => {
  const { id, secret } = await add(address('/hooks/as-good-as-a-password'));
  await call(
    `mutation ($id: ID!, $url: String!, $by: String!) {
      changeWebhook(id: $id, url: $url, events: [ticket], isActive: true, by: $by) { id } }`,
    { id, url: address('/other'), by },
  );
  await call('mutation ($id: ID!, $by: String!) { testWebhook(id: $id, by: $by) }', { id, by });
  await call('mutation ($id: ID!, $by: String!) { renewWebhookSecret(id: $id, by: $by) { id } }', { id, by });
  const remove = () =>
    call('mutation ($id: ID!, $by: String!) { removeWebhook(id: $id, by: $by) }', { id, by });
  expect((await remove()).data).toEqual({ removeWebhook: true });
  expect((await remove()).data).toEqual({ removeWebhook: false });
  const events = eventsOf(id, (await call(eventsQuery)).data);
  expect(events.map(({ operation }) => operation)).toEqual([
    'addWebhook',
    'changeWebhook',
    'testWebhook',
    'renewWebhookSecret',
    'removeWebhook',
  ]);
  expect(events.at(-1)).toMatchObject({
    kind: 'webhook',
    editor: by,
    roles: ['chief'],
    subjects: [new URL(address()).host],
  });
  const { rows } = await database().pool.query('SELECT e::text AS row FROM support.editor_event e');
  for (const { row } of rows) {
    expect(row).not.toContain(secret);
    expect(row).not.toContain('password');
  }
});

test('EDI-02 a change that is refused leaves none', async () => {
  const count = async () =>
    (await database().pool.query('SELECT count(*)::int AS count FROM support.editor_event')).rows[0].count;
  const before = await count();
  const refused = await call(
    'mutation ($by: String!) { addWebhook(url: "nonsense", events: [], by: $by) { id } }',
    { by },
  );
  expect(refused.code).toBe('BAD_USER_INPUT');
  expect(await count()).toBe(before);
});

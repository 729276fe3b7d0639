import { describe, expect, test } from 'vitest';
import { sign } from '#services/support/webhook/webhook-secrets.ts';
import { by, webhookWorld } from './webhook-world.ts';

const { world, database, address, open, call, add, submit, see, becomes, sendAgain } = webhookWorld();

describe('FRM-01 other programs are told', () => {
  test('of an enquiry at once, signed, and those who asked for something else are not', async () => {
    const { id, secret: shared } = await add();
    const other = await add(address('/tickets'), ['ticket']);
    const key = await submit();
    const { id: delivery } = await becomes(id, {
      state: 'delivered',
      attempts: 1,
      status: 200,
      answer: 'thanks',
    });
    expect(world.received).toHaveLength(1);
    const { path, headers, body } = world.received[0]!;
    expect(path).toBe('/hooks');
    expect(JSON.parse(body)).toMatchObject({
      type: 'enquiry.received',
      timestamp: expect.stringMatching(/Z$/),
      data: {
        id: key,
        number: expect.stringMatching(/^E-\d{4}-\d{6}$/),
        form: 'contact',
        values: { lastName: 'Keller' },
      },
    });
    expect(headers).toMatchObject({ 'content-type': 'application/json', 'webhook-id': delivery });
    const seconds = Number(headers['webhook-timestamp']);
    expect(headers['webhook-signature']).toBe(sign(shared, { id: delivery, body }, seconds));
    expect((await see(other.id)).deliveries.items).toEqual([]);
  });

  test('again after a failure: the same words under the same id, by a pause that grows', async () => {
    const { id } = await add();
    world.answer = (response) => response.writeHead(500).end('out of order');
    await submit();
    const failed = await becomes(id, { state: 'waiting', attempts: 1, status: 500, problem: 'answer' });
    expect(failed.answer).toBe('out of order');
    expect(failed.dueAt).not.toBeNull();
    const dueIn = async () =>
      (
        await database().pool.query(
          'SELECT extract(epoch FROM due_at - attempted_at)::int AS seconds FROM support.webhook_delivery',
        )
      ).rows[0]?.seconds;
    expect(await dueIn()).toBe(5);
    await database().pool.query(
      'UPDATE support.webhook_delivery SET due_at = now(); UPDATE support.webhook SET busy_until = NULL',
    );
    await becomes(id, { state: 'waiting', attempts: 2 });
    expect(await dueIn()).toBe(300);
    world.answer = (response) => response.writeHead(204).end();
    expect((await sendAgain(failed.id)).data).toEqual({ sendWebhookAgain: true });
    await becomes(id, { state: 'delivered', status: 204, problem: null });
    expect(new Set(world.received.map(({ headers }) => headers['webhook-id']))).toEqual(new Set([failed.id]));
    expect(new Set(world.received.map(({ body }) => body)).size).toBe(1);
  });

  test('no more after three days, until somebody sends it again', async () => {
    const { id } = await add();
    world.answer = (response) => response.writeHead(503).end();
    await submit();
    await becomes(id, { attempts: 1 });
    await database().pool.query(
      'UPDATE support.webhook_delivery SET attempts = 9, due_at = now(); UPDATE support.webhook SET busy_until = NULL',
    );
    const given = await becomes(id, { state: 'failed', attempts: 10, dueAt: null });
    expect(await see(id)).toMatchObject({ waiting: 0, failed: 1 });
    world.answer = (response) => response.end();
    await sendAgain(given.id);
    await becomes(id, { state: 'delivered' });
  });

  test('and what waits, is late or was given up is counted', async () => {
    const queue = () => world.opened[0]!.webhookQueue();
    expect(await queue()).toEqual({ waiting: 0, retried: 0, failed: 0, lateSeconds: 0 });
    const { id } = await add();
    world.answer = (response) => response.writeHead(503).end();
    await submit();
    await becomes(id, { attempts: 1 });
    await database().pool.query(
      `UPDATE support.webhook SET busy_until = now() + interval '1 hour';
       UPDATE support.webhook_delivery SET due_at = now() - interval '10 minutes'`,
    );
    const late = await queue();
    expect(late).toMatchObject({ waiting: 1, retried: 1, failed: 0 });
    expect(late.lateSeconds).toBeGreaterThanOrEqual(600);
    await database().pool.query('UPDATE support.webhook SET is_active = false');
    expect(await queue()).toEqual({ waiting: 0, retried: 0, failed: 0, lateSeconds: 0 });
    await database().pool.query('UPDATE support.webhook_delivery SET due_at = NULL');
    expect(await queue()).toEqual({ waiting: 0, retried: 0, failed: 1, lateSeconds: 0 });
  });

  test('until they say that they are gone', async () => {
    const { id } = await add();
    world.answer = (response) => response.writeHead(410).end();
    await submit();
    await becomes(id, { state: 'failed', problem: 'gone' });
    expect((await see(id)).isActive).toBe(false);
    await submit();
    expect((await see(id)).deliveries.items).toHaveLength(1);
    expect(
      (await call('mutation ($id: ID!, $by: String!) { testWebhook(id: $id, by: $by) }', { id, by })).data,
    ).toEqual({
      testWebhook: false,
    });
  });

  test('once, by however many processes', async () => {
    await open();
    await open();
    const { id } = await add();
    for (let count = 0; count < 5; count++) await submit(`Message ${count}`);
    await expect
      .poll(async () => {
        for (const support of world.opened) support.wakeWebhooks();
        return (await see(id)).deliveries.items.filter(({ state }) => state === 'delivered').length;
      })
      .toBe(5);
    expect(new Set(world.received.map(({ headers }) => headers['webhook-id'])).size).toBe(5);
    expect(world.received).toHaveLength(5);
  });

  test('by both secrets while one is exchanged', async () => {
    const { id, secret: first } = await add();
    const { data } = await call<{ renewWebhookSecret: { secret: string } }>(
      'mutation ($id: ID!, $by: String!) { renewWebhookSecret(id: $id, by: $by) { secret } }',
      { id, by },
    );
    await call('mutation ($id: ID!, $by: String!) { testWebhook(id: $id, by: $by) }', { id, by });
    await becomes(id, { event: 'test', state: 'delivered' });
    const { headers, body } = world.received[0]!;
    expect(JSON.parse(body)).toMatchObject({ type: 'webhook.test', data: {} });
    const message = { id: String(headers['webhook-id']), body };
    const signatures = [data.renewWebhookSecret.secret, first].map((each) =>
      sign(each, message, Number(headers['webhook-timestamp'])),
    );
    expect(headers['webhook-signature']).toBe(signatures.join(' '));
  });

  test('nothing more of an enquiry that was deleted, or is older than its retention', async () => {
    const { id } = await add();
    const key = await submit();
    await becomes(id, { state: 'delivered' });
    await call('mutation ($id: ID!, $by: String!) { deleteEnquiry(id: $id, by: $by) }', { id: key, by });
    expect((await see(id)).deliveries.items).toEqual([]);
    await submit();
    await database().pool.query(
      "UPDATE support.webhook_delivery SET created_at = now() - interval '31 days'",
    );
    await world.opened[0]!.dropOld();
    expect((await see(id)).deliveries.items).toEqual([]);
  });
});

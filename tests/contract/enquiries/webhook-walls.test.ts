import { describe, expect, test } from 'vitest';
import { addMutation, by, type Lookup, webhookWorld } from './webhook-world.ts';

const { world, database, canaryPort, address, open, call, add, submit, becomes, sendAgain } = webhookWorld();

describe('FRM-01 what a receiver cannot do to us', () => {
  test('be slow without end', async () => {
    for (const support of world.opened.splice(0)) await support.close();
    await open(50);
    world.answer = () => undefined;
    const { id } = await add();
    await submit();
    await becomes(id, { state: 'waiting', attempts: 1, status: null, problem: 'timeout' });
  });

  test('answer without end', async () => {
    let isLeft = false;
    world.answer = (response) => {
      response.on('close', () => {
        isLeft = true;
      });
      const more = () => response.write('\u0000 more '.repeat(1000), () => isLeft || setImmediate(more));
      more();
    };
    const { id } = await add();
    await submit();
    const { answer: kept } = await becomes(id, { state: 'delivered' });
    expect(kept?.length).toBeLessThanOrEqual(500);
    await expect.poll(() => isLeft).toBe(true);
  });

  test('lead us elsewhere', async () => {
    world.answer = (response) =>
      response.writeHead(302, { location: `http://127.0.0.1:${canaryPort()}/` }).end();
    const { id } = await add();
    await submit();
    await becomes(id, { state: 'waiting', status: 302, problem: 'answer' });
    expect(world.intruders).toBe(0);
  });

  test.for([
    ['', 'required'],
    ['crm', 'invalid'],
    ['file:///etc/passwd', 'invalid'],
    ['gopher://127.0.0.1/', 'invalid'],
    ['https://name:password@crm.example/', 'invalid'],
    ['http://crm.example/', 'insecure'],
    ['https://localhost/', 'private'],
    ['https://intranet/', 'private'],
    ['https://printer.local/', 'private'],
    ['https://metadata.google.internal/', 'private'],
    ['https://127.0.0.1/', 'private'],
    ['https://127.1/', 'private'],
    ['https://2130706433/', 'private'],
    ['https://0x7f.0.0.1/', 'private'],
    ['https://0177.0.0.1/', 'private'],
    ['https://0/', 'private'],
    ['https://169.254.169.254/latest/', 'private'],
    ['https://10.0.0.8/', 'private'],
    ['https://100.64.0.1/', 'private'],
    ['https://[::1]/', 'private'],
    ['https://[::ffff:7f00:1]/', 'private'],
    ['https://[::ffff:127.0.0.1]/', 'private'],
    ['https://[fd00::1]/', 'private'],
    ['https://[fe80::1]/', 'private'],
  ])('lie at %s', async ([url, problem]) => {
    const { code, fields } = await call(addMutation, { url, events: ['enquiry'], by });
    expect({ code, fields }).toEqual({ code: 'BAD_USER_INPUT', fields: { url: problem } });
  });

  test('be longer than an address is', async () => {
    const url = `https://crm.example/${'a'.repeat(1000)}`;
    const { fields } = await call(addMutation, { url, events: ['enquiry'], by });
    expect(fields).toEqual({ url: 'tooLong' });
  });

  test('have a name that leads into our network, be it in the last moment', async () => {
    for (const support of world.opened.splice(0)) await support.close();
    const lookups: string[] = [];
    const lookup = ((host: string, _: object, done: (error: null, found: object[]) => void) => {
      lookups.push(host);
      // A check of the name before connecting would have seen only the first address.
      done(null, [
        ...(lookups.length > 1 ? [] : [{ address: '1.1.1.1', family: 4 }]),
        { address: '127.0.0.1', family: 4 },
      ]);
    }) as unknown as Lookup;
    await open(60_000, lookup);
    const { id } = await add(`https://crm.example:${canaryPort()}/`);
    await submit();
    const { id: delivery } = await becomes(id, { state: 'waiting', attempts: 1, problem: 'private' });
    expect(lookups).toEqual(['crm.example']);
    await sendAgain(delivery);
    await expect
      .poll(() => {
        world.opened[0]!.wakeWebhooks();
        return lookups.length;
      })
      .toBe(2);
    await becomes(id, { attempts: 1, problem: 'private' });
    expect(world.intruders).toBe(0);
  });

  test('be learned of by a log, nor its secret by any answer', async () => {
    const { id, secret: shared } = await add(address('/hooks?key=of-theirs'));
    world.answer = (response) => response.writeHead(500).end();
    await submit();
    await becomes(id, { attempts: 1 });
    const words = shared.slice('whsec_'.length);
    expect(world.logged.length).toBeGreaterThan(0);
    expect(JSON.stringify(world.logged)).not.toMatch(/of-theirs/);
    expect(JSON.stringify(world.logged)).not.toContain(words);
    const { rows } = await database().pool.query('SELECT * FROM support.webhook');
    expect(JSON.stringify(rows)).not.toContain(words);
    expect((await call('{ webhooks { secret } }')).data).toBeUndefined();
    expect((await call('{ webhooks { secrets } }')).data).toBeUndefined();
  });

  test('be set up by whoever is not trusted, or without end', async () => {
    const { id } = await add();
    const operations = [
      ['query { webhooks { id } }', {}],
      ['query ($id: ID!) { webhook(id: $id) { id } }', { id }],
      [addMutation, { url: address(), events: ['enquiry'], by }],
      ['mutation ($id: ID!, $by: String!) { removeWebhook(id: $id, by: $by) }', { id, by }],
      ['mutation ($id: ID!, $by: String!) { renewWebhookSecret(id: $id, by: $by) { secret } }', { id, by }],
      ['mutation ($id: ID!, $by: String!) { testWebhook(id: $id, by: $by) }', { id, by }],
      ['mutation ($id: ID!, $by: String!) { sendWebhookAgain(id: $id, by: $by) }', { id, by }],
    ] as const;
    for (const [query, variables] of operations)
      expect((await call(query, variables, {})).code, query).toBe('FORBIDDEN');
    await Promise.all(
      Array.from({ length: 25 }, (_, at) =>
        call(addMutation, { url: address(`/${at}`), events: ['ticket'], by }),
      ),
    );
    expect((await call<{ webhooks: unknown[] }>('{ webhooks { id } }')).data.webhooks).toHaveLength(20);
    expect((await call(addMutation, { url: address(), events: ['ticket'], by })).code).toBe('CONFLICT');
    expect((await call(addMutation, { url: address(), events: [], by })).fields).toEqual({
      events: 'required',
    });
  });
});

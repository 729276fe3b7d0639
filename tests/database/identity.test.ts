import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { createSeal } from '#services/foundation/cryptography/sealed.ts';
import { openIdentity } from '#services/identity/index.ts';
import { readSigningKeys, rotateSigningKeys } from '#services/identity/provider/signing-keys.ts';
import { forgiveAttempt, takeAttempt } from '#services/identity/throttle/throttle.ts';
import { type FreshDatabase, freshDatabase } from '../support/back-ends/database.ts';

let database: FreshDatabase;

beforeAll(async () => {
  database = await freshDatabase(inject('databaseUrl'));
  const log = { info() {}, warn() {}, error() {} };
  const origin = () => 'http://localhost';
  const siteOrigins = async () => ['http://localhost'];
  await openIdentity({
    pool: database.pool,
    log,
    secret: 'x'.repeat(32),
    origin,
    siteOrigins,
    isSecondFactorRequired: false,
  });
});

afterAll(() => database.close());

describe('IDP-07 guessing', () => {
  const take = (account: string, address = '192.0.2.1') =>
    takeAttempt(database.pool, 'password', account, address);
  /** As if this much time had passed. */
  const wait = (time: string) =>
    database.pool.query(
      `UPDATE identity.attempt SET blocked_until = blocked_until - $1::interval, last_at = last_at - $1::interval`,
      [time],
    );

  test('five are free, then the delay doubles; what is refused counts for nothing', async () => {
    const who = randomUUID();
    for (let times = 0; times < 5; times += 1) expect(await take(who)).toBe(0);
    const delays: number[] = [];
    for (let times = 0; times < 5; times += 1) {
      expect(await take(who)).toBe(0);
      const delay = await take(who);
      expect(await take(who)).toBe(delay);
      delays.push(delay);
      await wait(`${delay} seconds`);
    }
    expect(delays).toEqual([2, 4, 8, 16, 32]);
  });

  test('never waits longer than a quarter of an hour', async () => {
    const who = randomUUID();
    await take(who);
    await database.pool.query('UPDATE identity.attempt SET failures = 90');
    await take(who);
    expect(await take(who)).toBe(900);
  });

  test('after an hour all is forgotten', async () => {
    const who = randomUUID();
    for (let times = 0; times < 6; times += 1) await take(who);
    expect(await take(who)).toBeGreaterThan(0);
    await wait('61 minutes');
    for (let times = 0; times < 5; times += 1) expect(await take(who)).toBe(0);
  });

  test('whoever succeeds begins anew', async () => {
    const who = randomUUID();
    for (let times = 0; times < 20; times += 1) {
      expect(await take(who)).toBe(0);
      await forgiveAttempt(database.pool, 'password', who, '192.0.2.1');
    }
  });

  test('of a name in other letters is guessing the same, from another address it is not', async () => {
    const who = `Eva.${randomUUID()}`;
    for (let times = 0; times < 6; times += 1) await take(who);
    expect(await take(who.toUpperCase())).toBeGreaterThan(0);
    expect(await take(who, '198.51.100.1')).toBe(0);
  });

  test('by many at once counts each of them', async () => {
    const who = randomUUID();
    const waits = await Promise.all(Array.from({ length: 30 }, () => take(who, '203.0.113.5')));
    expect(waits.filter((seconds) => seconds === 0).length).toBeLessThanOrEqual(6);
  });

  test('keeps neither names nor addresses in clear', async () => {
    await take('clear@name.example');
    const { rows } = await database.pool.query('SELECT * FROM identity.attempt');
    expect(JSON.stringify(rows)).not.toMatch(/clear@name|192\.0\.2/);
  });
});

describe('IDP-01 signing keys', () => {
  const seal = createSeal('x'.repeat(32), 'identity: signing keys');
  const kids = async () => (await readSigningKeys(database.pool, seal)).map(({ kid }) => kid);
  const wait = (time: string) =>
    database.pool.query('UPDATE identity.signing_key SET signs_from = signs_from - $1::interval', [time]);

  test('one is made by the first who needs it, and kept sealed', async () => {
    const all = await Promise.all([kids(), kids(), kids()]);
    expect(new Set(all.flat()).size).toBe(1);
    const { rows } = await database.pool.query('SELECT sealed FROM identity.signing_key');
    expect(rows[0].sealed).not.toContain('"kty"');
    const other = createSeal('y'.repeat(32), 'identity: signing keys');
    const [known] = await kids();
    const foreign = await readSigningKeys(database.pool, other);
    expect(foreign.map(({ kid }) => kid)).not.toContain(known);
    expect(await kids()).toEqual([known]);
    await database.pool.query('DELETE FROM identity.signing_key WHERE kid <> $1', [known]);
  });

  test('the next is published a day before it signs, and the last kept a day after', async () => {
    const [first] = await kids();
    await rotateSigningKeys(database.pool, seal);
    expect(await kids()).toEqual([first]);

    await wait('91 days');
    await rotateSigningKeys(database.pool, seal);
    const [still, next] = await kids();
    expect([still, typeof next]).toEqual([first, 'string']);
    await rotateSigningKeys(database.pool, seal);
    expect(await kids()).toHaveLength(2);

    await wait('25 hours');
    expect(await kids()).toEqual([next, first]);
    await rotateSigningKeys(database.pool, seal);
    expect(await kids()).toEqual([next, first]);
    await wait('24 hours');
    await rotateSigningKeys(database.pool, seal);
    expect(await kids()).toEqual([next]);
  });
});

/**
 * Measures whether the duration of a response shows who has an account: signs in with a wrong password and
 * requests a new one, 400 times each for known and unknown addresses in random order, and prints how the
 * durations differ. `node bench/sign-in-timing.ts`; `TRIES=1000` makes it steadier. The tenant is called in
 * process, so that no network hides a difference.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { journeyHeaders, paths } from '#contracts/identity/client.ts';
import { visitorHeader } from '#contracts/identity/visitor.ts';
import { openDatabase } from '#server/database/database.ts';
import { readConfig } from '#server/settings/config.ts';
import { openIdentity } from '#services/identity/index.ts';
import { type Comparison, compareTimes } from './compare-times.ts';

const tries = Number(process.env.TRIES ?? 400);
const origin = 'http://localhost:3000';
const log = { info() {}, warn: console.warn, error: console.error };

const directory = mkdtempSync(join(tmpdir(), 'bench-sign-in-'));
const database = await openDatabase(readConfig({ DATA_DIR: directory }), { ...log, debug() {} } as never);
try {
  const identity = await openIdentity({
    pool: database.pool,
    log,
    secret: 'the secret of a measurement, of no installation',
    origin: () => origin,
    siteOrigins: async () => [origin],
    isSecondFactorRequired: false,
  });
  await database.pool.query(
    `INSERT INTO identity.person (id, email, first_name, last_name, email_verified_at)
     SELECT gen_random_uuid(), 'known-' || number || '@sample.example', 'Known', 'Person', now()
     FROM generate_series(0, $1::int) AS number`,
    [tries],
  );
  await identity.giveSamplePassword('the right password of everybody');

  let visitors = 0;
  const post = async (journey: string, body?: object) => {
    const address = `${origin}${paths.authenticate}?authIndexType=service&authIndexValue=${journey}`;
    visitors += 1;
    const visitor = `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}`;
    const headers = { ...journeyHeaders, 'content-type': 'application/json', [visitorHeader]: visitor };
    const request = new Request(address, {
      method: 'POST',
      headers,
      body: body ? JSON.stringify(body) : null,
    });
    const begun = performance.now();
    const answer = await identity.journeys(request);
    const text = await answer.text();
    return { status: answer.status, json: JSON.parse(text), milliseconds: performance.now() - begun };
  };
  const measure = async (journey: string, values: readonly string[], status: number): Promise<number> => {
    const { json } = await post(journey);
    for (const [index, value] of values.entries()) json.callbacks[index].input[0].value = value;
    const answer = await post(journey, json);
    if (answer.status !== status) throw new Error(`${journey} answered ${answer.status}`);
    return answer.milliseconds;
  };

  for (const [journey, more, status] of [
    ['Login', ['not the password'], 401],
    ['ResetPassword', [], 200],
  ] as const) {
    const times = { known: [] as number[], unknown: [] as number[] };
    const order = Array.from({ length: 2 * tries }, (_, number) => ({ number, by: Math.random() }));
    order.sort((one, other) => one.by - other.by);
    for (let warm = 0; warm < 20; warm += 1)
      await measure(journey, [`warm-${warm}@sample.example`, ...more], status);
    for (const { number } of order) {
      const who = number % 2 === 0 ? 'known' : 'unknown';
      times[who].push(await measure(journey, [`${who}-${number >> 1}@sample.example`, ...more], status));
    }
    process.stdout.write(report(journey, compareTimes(times.known, times.unknown)));
  }
} finally {
  await database.close();
  rmSync(directory, { recursive: true, force: true });
}

function report(journey: string, { medians, p95, difference, z }: Comparison): string {
  const ms = (value: number) => `${value.toFixed(2)} ms`;
  return [
    `${journey}, ${tries} tries each`,
    `  known    median ${ms(medians[0])}, 95 % below ${ms(p95[0])}`,
    `  unknown  median ${ms(medians[1])}, 95 % below ${ms(p95[1])}`,
    `  medians differ by ${(100 * difference).toFixed(1)} % (to stay below 10); rank sum z = ${z.toFixed(2)}\n`,
  ].join('\n');
}

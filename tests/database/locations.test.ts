import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { graphql } from '#contracts/content/graphql.ts';
import { contentChanges, openContent } from '#services/content/index.ts';
import { callContent } from '../support/back-ends/call-content.ts';
import { type FreshDatabase, freshDatabase } from '../support/back-ends/database.ts';
import { describeFile, sampleContent } from '../support/back-ends/sample-content.ts';

let database: FreshDatabase;
let content: ReturnType<typeof callContent>;
let importAgain: () => Promise<unknown>;

beforeAll(async () => {
  database = await freshDatabase(inject('databaseUrl'));
  const log = { info() {}, warn() {}, error() {} };
  const opened = await openContent({ pool: database.pool, log, secret: 'a secret', production: true });
  importAgain = () => opened.import(sampleContent, describeFile);
  content = callContent({ url: 'http://content.internal/', fetch: opened.handle });
  await importAgain();
});
afterAll(() => database.close());

const locations = graphql(`query locations { locations { slug phone expert { slug } } }`);

test('LOK-01 a location that was changed is told to every process; one that was not is not', async () => {
  const listener = await database.pool.connect();
  const reported: string[] = [];
  listener.on('notification', ({ payload }) => reported.push(...JSON.parse(payload ?? '[]')));
  await listener.query(`LISTEN ${contentChanges}`);
  await importAgain();
  await listener.query('SELECT 1');
  expect(reported).not.toContain('locations');
  await database.pool.query("UPDATE content.location SET phone = '+41 00' WHERE slug = 'dierikon'");
  await importAgain();
  await listener.query('SELECT 1');
  expect(reported).toContain('locations');
  listener.release(true);
  const answer = await content.call(locations, {});
  expect(answer.locations[0]).toEqual({
    slug: 'dierikon',
    phone: '+41 41 555 01 00',
    expert: { slug: 'ada-winter' },
  });
});

test('LOK-01 a location outlives the person who was to be asked there', async () => {
  await database.pool.query("DELETE FROM content.contact WHERE slug = 'ada-winter'");
  const answer = await content.call(locations, {});
  expect(answer.locations.map(({ slug, expert }) => [slug, expert])).toEqual([
    ['dierikon', null],
    ['coventry', null],
  ]);
});

import { expect, inject, test } from 'vitest';
import { graphql } from '#contracts/content/graphql.ts';
import { contentToken, openContent } from '#services/content/index.ts';
import { callContent } from '../support/back-ends/call-content.ts';
import { freshDatabase } from '../support/back-ends/database.ts';

const adding = graphql(`
  mutation addFile($file: TakenFile!, $by: String!) { addFile(file: $file, by: $by) }
`);
const replacing = graphql(`
  mutation addFileVersion($id: ID!, $file: TakenFile!, $by: String!) {
    addFileVersion(id: $id, file: $file, by: $by)
  }
`);
const by = 'Petra Ott';
const hash = (letter: string) => letter.repeat(40);
const picture = (letter: string) => ({
  hash: hash(letter),
  fileName: `${letter}.png`,
  size: 1,
  contentType: 'image/png',
  width: 1,
  height: 1,
  transparent: false,
});

test('EDI-05 replaced bytes go 30 days later, unless a file names them again', async () => {
  const database = await freshDatabase(inject('databaseUrl'));
  const { pool } = database;
  const options = { pool, secret: 'a secret', production: true, log: { info() {}, warn() {}, error() {} } };
  const { handle, close } = await openContent(options);
  const { call } = callContent({ url: 'http://content.internal/graphql/content', fetch: handle });
  const asking = { token: contentToken(options.secret) };
  const add = async (letter: string) =>
    (await call(adding, { file: picture(letter), by }, asking)).addFile as string;
  const replace = (id: string, letter: string) => call(replacing, { id, file: picture(letter), by }, asking);

  const [one, other] = [await add('a'), await add('b')];
  await replace(one, 'c');
  await replace(other, 'd');
  await add('b');
  await replace(one, 'e');
  const noted = 'SELECT hash FROM content.replaced_bytes ORDER BY hash';
  const rows = async () => (await pool.query(noted)).rows.map((row) => row.hash);
  expect(await rows()).toEqual(['a', 'b', 'c'].map(hash));
  await pool.query("UPDATE content.replaced_bytes SET at = now() - interval '31 days' WHERE hash <> $1", [
    hash('c'),
  ]);

  const dropped: string[] = [];
  const dropBytes = async (hashes: readonly string[]) => void dropped.push(...hashes);
  const clocked = await openContent({ ...options, ready: Promise.resolve(), dropBytes });
  await expect.poll(() => dropped).toEqual([hash('a')]);
  await expect.poll(rows).toEqual([hash('c')]);
  await clocked.close();
  await close();
  await database.close();
});

import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { type Content, openContent, SeedError } from '#services/content/index.ts';
import { type FreshDatabase, freshDatabase } from '../support/back-ends/database.ts';
import { describeFile, sampleContent } from '../support/back-ends/sample-content.ts';

let database: FreshDatabase;
let content: Content;
let copy: string;

beforeEach(async () => {
  database = await freshDatabase(inject('databaseUrl'));
  const log = { info() {}, warn() {}, error() {} };
  content = await openContent({ pool: database.pool, log, secret: 'a secret', production: true });
  copy = await mkdtemp(join(tmpdir(), 'content-'));
  await cp(join(sampleContent, '..'), copy, { recursive: true });
});
afterEach(async () => {
  await database.close();
  await rm(copy, { recursive: true });
});

const load = () => content.import(join(copy, 'content'), describeFile);
const tables = [
  'page',
  'page_version',
  'page_text',
  'page_file',
  'page_password',
  'file_version',
  'navigation',
];

/** Every row, with the time of its last change. */
async function everything(): Promise<unknown[]> {
  const rows = await Promise.all(
    tables.map((table) => database.pool.query(`SELECT row_to_json(t) AS row FROM content.${table} t`)),
  );
  return rows.flatMap(({ rows }) => rows.map(({ row }) => JSON.stringify(row))).sort();
}

test('a fresh back end is empty, until content was imported', async () => {
  expect(await content.isEmpty()).toBe(true);
  expect(await load()).toMatchObject({ sites: 5, pages: 18, translations: 21, files: 4 });
  expect(await content.isEmpty()).toBe(false);
});

test('importing twice changes nothing', async () => {
  await load();
  const before = await everything();
  await load();
  expect(await everything()).toEqual(before);
});

test('importing again takes over what authors changed', async () => {
  await load();
  await writeFile(join(copy, 'content/pages/portal/home.yaml'), 'title: The portal\n');
  await rm(join(copy, 'content/pages/main/about/team.de.yaml'));
  await load();
  const { rows } = await database.pool.query(
    `SELECT s.key, t.language, t.title FROM content.page_text t JOIN content.page_version v USING (page_id, stage)
     JOIN content.site s ON s.id = v.site_id
     WHERE stage = 'PUBLISHED' AND (v.path = '/about/team' OR (s.key = 'portal' AND v.path = '/')) ORDER BY s.key`,
  );
  expect(rows).toEqual([
    { key: 'main', language: 'en', title: 'Team' },
    { key: 'portal', language: 'en', title: 'The portal' },
  ]);
});

test('content with a problem is refused as a whole, by file, line and field', async () => {
  await writeFile(
    join(copy, 'content/pages/main/about/team.yaml'),
    `title: Team
blocks:
  - hero: { id: intro, layout: wide }
  - hero: { id: outro, actions: [{ href: "javascript:alert(1)" }] }
`,
  );
  const refused = await load().catch((error) => error);
  expect(refused).toBeInstanceOf(SeedError);
  expect(refused.problems).toEqual([
    {
      file: 'pages/main/about/team.yaml',
      line: 3,
      column: 24,
      field: 'blocks/intro/hero/layout',
      message: '"wide" must be one of full, split, plain',
    },
    {
      file: 'pages/main/about/team.yaml',
      line: 4,
      column: 34,
      field: 'blocks/outro/hero/actions/1',
      message: 'has an address that is not http, https, mailto or tel',
    },
  ]);
  expect(await content.isEmpty()).toBe(true);
});

test('a file store that fails leaves nothing', async () => {
  const failing = content.import(sampleContent, async () => {
    throw new Error('the disk is full');
  });
  await expect(failing).rejects.toThrow('the disk is full');
  expect(await content.isEmpty()).toBe(true);
});

const themeFile = (key: string) => join(copy, 'content/themes', `${key}.yaml`);
const editTheme = async (key: string, from: string, to: string) => {
  const text = await readFile(themeFile(key), 'utf8');
  expect(text).toContain(from);
  await writeFile(themeFile(key), text.replace(from, to));
};
const isBehind = () => content.isBehind(join(copy, 'content'));
const loadAgain = () => content.importAgain(join(copy, 'content'));

/** Names of themes by key, in their order. */
async function themeNames(): Promise<[key: string, name: string][]> {
  const { rows } = await database.pool.query('SELECT key, name FROM content.theme ORDER BY sort_index');
  return rows.map(({ key, name }) => [key, name]);
}

test('NAV-07 a theme is one file: a new and a changed one reach an installation that runs', async () => {
  expect(await isBehind()).toBe(false);
  await load();
  expect(await isBehind()).toBe(false);
  await cp(themeFile('Komax'), themeFile('Teal'));
  await editTheme('Teal', 'name: Litzen', 'name: Teal');
  await editTheme('Teal', 'order: 20', 'order: 15');
  await editTheme('Default', 'name: Default', 'name: Usual');
  expect(await isBehind()).toBe(true);
  await loadAgain();
  expect(await isBehind()).toBe(false);
  expect(await themeNames()).toEqual([
    ['Default', 'Usual'],
    ['Teal', 'Teal'],
    ['Komax', 'Litzen'],
  ]);
});

test('NAV-07 themes that somebody has changed, made or removed since they were loaded stay as they are', async () => {
  await load();
  await database.pool.query(`UPDATE content.theme SET name = 'Ours' WHERE key = 'Komax'`);
  await database.pool.query(`DELETE FROM content.theme WHERE key = 'Default'`);
  await database.pool.query(
    `INSERT INTO content.theme (key, name, scheme, tokens, sort_index) VALUES ('Teal', 'Our teal', 'dark', '{}', 9)`,
  );
  await cp(themeFile('Komax'), themeFile('Teal'));
  await editTheme('Komax', 'name: Litzen', 'name: Litzen Group');
  await editTheme('Default', 'name: Default', 'name: Usual');
  await loadAgain();
  expect(await themeNames()).toEqual([
    ['Komax', 'Ours'],
    ['Teal', 'Our teal'],
  ]);
  // A text that an editor has saved survives newer files.
  await editTheme('Komax', 'name: Litzen Group', 'name: Litzen World');
  await loadAgain();
  expect((await themeNames())[0]).toEqual(['Komax', 'Ours']);
});

test('a theme with a slip is refused by file and line, and all themes stay', async () => {
  await load();
  await editTheme('Default', 'name: Default', 'name: Usual');
  await editTheme('Komax', 'scheme: dark', 'scheme: pale');
  await expect(loadAgain()).rejects.toThrow(/themes\/Komax\.yaml:3:1: field scheme: "pale" must be one of/);
  expect((await themeNames())[0]).toEqual(['Default', 'Default']);
});

test('themes that were loaded before anything remembered them can be loaded again, too', async () => {
  await load();
  await database.pool.query('DROP TABLE content.loaded_record');
  await database.pool.query(await readFile('services/content/migrations/0013_loaded_records.sql', 'utf8'));
  expect(await isBehind()).toBe(true);
  await editTheme('Default', 'name: Default', 'name: Usual');
  await loadAgain();
  expect((await themeNames())[0]).toEqual(['Default', 'Usual']);
  expect(await isBehind()).toBe(false);
});

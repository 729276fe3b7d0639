import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** A small tree with one violation of every rule, and every kind of allowed import. */
const files: Readonly<Record<string, string>> = {
  'package.json': '{ "imports": { "#*": "./*" } }',
  'contracts/promise.ts': 'export type Promised = 1;',
  'contracts/curious.ts': "import '#web/design/button.tsx';",
  'services/foundation/ground.ts': 'export const ground = 1;',
  'services/a/index.ts':
    "import '#services/foundation/ground.ts'; import type { Promised } from '#contracts/promise.ts'; export type A = Promised;",
  'services/a/inside.ts': 'export const inside = 1;',
  'services/a/row.tables.ts': 'export const row = 1; export type Row = 1;',
  'services/a/row.ts': "import { row } from './row.tables.ts'; export const rows = row;",
  'services/a/rows.ts': "import type { Row } from './row.tables.ts'; export type Rows = Row;",
  'services/b/index.ts': "import '#services/a/index.ts'; import '#seed/schema/problem.ts';",
  'services/b/greedy.ts': "import '#seed/schema/seed-folder.ts';",
  'services/b/import/read.ts': "import '#seed/schema/seed-folder.ts'; import './write.ts';",
  'services/b/import/write.ts': "import '#services/a/index.ts';",
  'seed/schema/problem.ts': 'export const problem = 1;',
  'seed/schema/seed-folder.ts': "import './problem.ts';",
  'web/design/button.tsx': 'export const button = 1;',
  'web/design/greedy.tsx': "import type { Promised } from '#contracts/promise.ts'; export type G = Promised;",
  'web/i18n/greedy.ts': "import '#web/design/button.tsx';",
  'web/site/visit/greedy.ts': "import '#web/site/search/page.tsx';",
  'web/site/search/page.tsx':
    "import '#web/design/button.tsx'; import '#web/site/visit/context.ts'; import '#web/islands/finder.tsx';",
  'web/site/visit/context.ts': 'export const visit = 1;',
  'web/site/catalogue/page.tsx': "import type {} from '#web/site/search/page.tsx';",
  'web/site/catalogue/curious.ts': "import '#web/apps/portal/screens.ts';",
  'web/islands/finder.tsx': "import '#web/design/button.tsx';",
  'web/islands/greedy.ts': "import '#web/site/visit/context.ts';",
  'web/apps/frame/curious.ts': "import '#web/apps/portal/screens.ts';",
  'web/apps/portal/screens.ts': "import '#web/design/button.tsx';",
  'web/apps/portal/greedy.ts': "import '#web/site/visit/context.ts';",
  'web/apps/editor/greedy.ts': "import '#web/apps/portal/screens.ts';",
  'web/bff/portal-page.ts': "import '#web/apps/portal/screens.ts'; import '#web/site/visit/context.ts';",
  'web/bff/greedy.ts': "import '#web/site/search/page.tsx';",
  'web/browser/elements.ts': "import '#web/apps/portal/screens.ts'; import '#web/site/search/page.tsx';",
  'web/browser/greedy.ts': "import '#services/a/index.ts';",
  'web/site/root.tsx': "import '#services/a/index.ts';",
  'server/main.ts': "import '#services/a/index.ts'; import '#services/foundation/ground.ts';",
  'server/burglar.ts': "import '#services/a/inside.ts';",
  'seed/greedy.ts': "import '#services/a/index.ts';",
  'tests/support/kit.ts': 'export const kit = 1;',
  'server/tested.ts': "import '#tests/support/kit.ts';",
  'server/allowed.test.ts': "import '#tests/support/kit.ts'; import '#services/a/inside.ts';",
  'web/design/egg.ts': "import type { Hen } from './hen.ts'; export type Egg = Hen;",
  'web/design/hen.ts': "import type { Egg } from './egg.ts'; export type Hen = Egg;",
  'web/design/utils/dates.ts': 'export const date = 1;',
  'web/design/calendar.ts': "import './utils/dates.ts';",
  'web/design/menu/index.ts': 'export const menu = 1;',
  'web/design/menus.ts': "import './menu/index.ts';",
  'web/design/lost.ts': "import './nowhere.ts';",
};

const expected = [
  'application-frame-knows-no-application: web/apps/frame/curious.ts → web/apps/portal/screens.ts',
  'applications-do-not-know-each-other: web/apps/editor/greedy.ts → web/apps/portal/screens.ts',
  'applications-do-not-know-each-other: web/apps/portal/greedy.ts → web/site/visit/context.ts',
  'applications-know-nothing-of-the-site: web/apps/portal/greedy.ts → web/site/visit/context.ts',
  'bff-joins-site-and-applications: web/bff/greedy.ts → web/site/search/page.tsx',
  'browser-entry-joins-elements: web/browser/greedy.ts → services/a/index.ts',
  'contracts-import-nothing: contracts/curious.ts → web/design/button.tsx',
  'design-knows-nobody: web/design/greedy.tsx → contracts/promise.ts',
  'everything-resolves: web/design/lost.ts → ./nowhere.ts',
  'i18n-knows-nobody: web/i18n/greedy.ts → web/design/button.tsx',
  'imports-know-schemas: services/b/import/write.ts → services/a/index.ts',
  'islands-know-no-page: web/islands/greedy.ts → web/site/visit/context.ts',
  'no-barrels: web/design/menus.ts → web/design/menu/index.ts',
  'no-cycles: web/design/egg.ts → web/design/hen.ts',
  'no-rooms-without-a-subject: web/design/calendar.ts → web/design/utils/dates.ts',
  'process-enters-by-the-door: server/burglar.ts → services/a/inside.ts',
  'process-enters-by-the-door: server/tested.ts → tests/support/kit.ts',
  'product-does-not-import-its-tests: server/tested.ts → tests/support/kit.ts',
  'samples-are-files: seed/greedy.ts → services/a/index.ts',
  'services-are-sealed: services/b/greedy.ts → seed/schema/seed-folder.ts',
  'services-are-sealed: services/b/index.ts → services/a/index.ts',
  'site-areas-do-not-know-each-other: web/site/catalogue/curious.ts → web/apps/portal/screens.ts',
  'site-areas-do-not-know-each-other: web/site/catalogue/page.tsx → web/site/search/page.tsx',
  'site-foundations-know-no-area: web/site/visit/greedy.ts → web/site/search/page.tsx',
  'site-knows-no-application: web/site/catalogue/curious.ts → web/apps/portal/screens.ts',
  'site-knows-no-application: web/site/root.tsx → services/a/index.ts',
  'tables-are-for-migrations: services/a/row.ts → services/a/row.tables.ts',
];

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'rooms-'));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

test('every rule of who may import whom catches its trespass, and lets the rest pass', () => {
  const cruise = resolve('node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
  const rules = resolve('dependency-rules.cjs');
  const args = [
    cruise,
    '--config',
    rules,
    '--output-type',
    'json',
    'contracts',
    'services',
    'web',
    'server',
    'seed',
  ];
  const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 26 });
  const { violations } = JSON.parse(stdout).summary;
  const found = violations.map(
    ({ rule, from, to }: Record<'from' | 'to', string> & { rule: { name: string } }) =>
      `${rule.name}: ${from} → ${to}`,
  );
  expect([...new Set(found)].sort()).toEqual(expected);
});

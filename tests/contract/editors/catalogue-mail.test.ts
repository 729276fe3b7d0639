import { expect, inject, test } from 'vitest';
import { openContent } from '#services/content/index.ts';
import { freshDatabase } from '../../support/back-ends/database.ts';

type Mail = { to: string };
const byAddress = (one: Mail, other: Mail) => one.to.localeCompare(other.to);

test('issue 30: what came of a fetched catalogue goes to product managers and chief editors who get mail, once for a file', async () => {
  const database = await freshDatabase(inject('databaseUrl'));
  const log = { info() {}, warn() {}, error() {} };
  const content = await openContent({ pool: database.pool, log, secret: 'a secret', production: true });
  await database.pool.query(`
    INSERT INTO content.editor (id, name, plain_name, role, email, password_hash, password_version, is_active)
    SELECT gen_random_uuid(), name, lower(name), role, email, '', '', true FROM (VALUES
      ('Petra Ott', 'chief', 'petra.ott@group.example'), ('Ada Frei', 'chief', NULL),
      ('Nina Roth', 'editor', 'nina.roth@group.example'),
      ('Jonas Meier', 'editor', 'jonas.meier@group.example')) people (name, role, email)`);
  // Jonas is product manager and nothing else, Nina writes pages.
  await database.pool.query(`
    DELETE FROM content.editor_grant g USING content.editor e
    WHERE e.id = g.editor_id AND (e.name, g.role) IN (('Jonas Meier', 'editor'), ('Nina Roth', 'productManager'))`);
  const report = {
    ...{ source: 'pim', fileName: 'all.xml', outcome: 'DRAFTED' as const, status: null, importId: 'i-1' },
    counts: { drafted: 1, created: 1, changed: 0, both: 0, mend: 0 },
  };
  await content.reportCatalogue(report);
  await content.reportCatalogue(report);
  const { rows } = await database.pool.query<{ mail: Mail }>('SELECT mail FROM content.outbox');
  const sent = { language: 'en', about: { kind: 'catalogueFetched', ...report } };
  expect(rows.map(({ mail }) => mail).toSorted(byAddress)).toMatchObject([
    { to: 'jonas.meier@group.example', ...sent },
    { to: 'petra.ott@group.example', ...sent },
  ]);
  await content.close();
  await database.close();
});

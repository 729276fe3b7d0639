import { expect, inject, test } from 'vitest';
import { openContent } from '#services/content/index.ts';
import { freshDatabase } from '../../support/back-ends/database.ts';

test('issue 30: what came of a fetched catalogue goes to the chief editors who get mail, once for a file', async () => {
  const database = await freshDatabase(inject('databaseUrl'));
  const log = { info() {}, warn() {}, error() {} };
  const content = await openContent({ pool: database.pool, log, secret: 'a secret', production: true });
  await database.pool.query(`
    INSERT INTO content.editor (id, name, plain_name, role, email, password_hash, password_version, is_active)
    SELECT gen_random_uuid(), name, lower(name), role, email, '', '', true FROM (VALUES
      ('Petra Ott', 'chief', 'petra.ott@group.example'), ('Ada Frei', 'chief', NULL),
      ('Jonas Meier', 'editor', 'jonas.meier@group.example')) people (name, role, email)`);
  const report = {
    ...{ source: 'pim', fileName: 'all.xml', outcome: 'DRAFTED' as const, status: null, importId: 'i-1' },
    counts: { drafted: 1, created: 1, changed: 0, both: 0, mend: 0 },
  };
  await content.reportCatalogue(report);
  await content.reportCatalogue(report);
  const { rows } = await database.pool.query<{ mail: unknown }>('SELECT mail FROM content.outbox');
  expect(rows.map(({ mail }) => mail)).toMatchObject([
    { to: 'petra.ott@group.example', language: 'en', about: { kind: 'catalogueFetched', ...report } },
  ]);
  await content.close();
  await database.close();
});

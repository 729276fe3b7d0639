import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openContent } from '#services/content/index.ts';
import { findDraft } from '#services/content/page/draft/find-drafts.ts';
import { listEditedPages } from '#services/content/page/edit/find-edited-pages.ts';
import { checkPublication } from '#services/content/publication/check/check-publication.ts';
import { type FreshDatabase, freshDatabase } from '../../support/back-ends/database.ts';
import { describeFile } from '../../support/back-ends/sample-content.ts';

const log = { info() {}, warn() {}, error() {} };
let database: FreshDatabase;

beforeAll(async () => {
  database = await freshDatabase(inject('databaseUrl'));
  const content = await openContent({ pool: database.pool, log, secret: 'a secret', production: true });
  await content.import('seed/company/content', describeFile);
});

afterAll(() => database?.close());

test('EDI-05 every page of the sample company could be published again as it is', async () => {
  const everything = { siteId: null, search: null, types: null, state: null, language: null };
  const pages = await listEditedPages(database.pool, everything, null, 5000);
  const published = pages.filter(({ publishedLanguages }) => publishedLanguages.length > 0);
  expect(published.length).toBeGreaterThan(50);
  const refused: string[] = [];
  for (const { id, path, publishedLanguages } of published) {
    const row = await findDraft(database.pool, id);
    const problems = row ? await checkPublication(database.pool, row, publishedLanguages) : [];
    for (const { code, block, field, params } of problems) {
      refused.push(`${path} ${block ?? ''} ${field}: ${code} ${JSON.stringify(params)}`);
    }
  }
  expect(refused).toEqual([]);
});

test('EDI-05 what nobody has changed counts as published, not as changed', async () => {
  const everything = { siteId: null, search: null, types: null, state: 'CHANGED' as const, language: null };
  expect(await listEditedPages(database.pool, everything, null, 5)).toEqual([]);
});

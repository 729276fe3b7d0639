import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { asking, type Imports, lineOf, openImports, sampleExport } from './bring-export.ts';

let imports: Imports;

beforeAll(async () => {
  imports = await openImports();
});

afterAll(() => imports?.close());

beforeEach(() => imports.forget());

describe('EDI-05 an import as a whole', () => {
  test('brought again changes nothing; what has changed there since is brought up to date', async () => {
    const file = sampleExport('wordpress.xml');
    const before = (await imports.bring(file)).transfer;
    const again = (await imports.bring(file)).transfer;
    expect(again).toMatchObject({ taken: 1, updated: 0, skipped: 24 });
    expect(lineOf(again, 'post/10')).toMatchObject({
      reason: 'unchanged',
      pageId: lineOf(before, 'post/10')?.pageId,
    });
    const changed = (await imports.bring(file.replace('since 1974', 'since 1969'))).transfer;
    expect(changed).toMatchObject({ taken: 1, updated: 1 });
    expect(JSON.stringify((await imports.draftOf(changed, 'post/10')).texts)).toContain('since 1969');
  });

  test('what an editor has changed since is left alone, and told', async () => {
    const file = sampleExport('wordpress.xml');
    const before = (await imports.bring(file)).transfer;
    await imports.pool.query(
      `INSERT INTO content.page_revision (page_id, by, what, draft)
       SELECT page_id, 'Jonas Meier', 'saved', draft FROM content.page_revision WHERE page_id = $1`,
      [lineOf(before, 'post/10')?.pageId],
    );
    const { transfer } = await imports.bring(file.replace('since 1974', 'since 1969'));
    expect(lineOf(transfer, 'post/10')).toMatchObject({ outcome: 'skipped', reason: 'editedSince' });
  });

  test('tried only, it is told the same and nothing is kept', async () => {
    const pages = await imports.countPages();
    const { transfer } = await imports.bring(sampleExport('wordpress.xml'), { isTry: true });
    expect(transfer).toMatchObject({ id: null, taken: 13, skipped: 12 });
    expect(await imports.countPages()).toBe(pages);
    const { data } = await imports.content.send('{ transfers { id } }', {}, asking);
    expect(data).toEqual({ transfers: [] });
  });

  test('is taken whole or not at all', async () => {
    const pages = await imports.countPages();
    await imports.pool.query(
      `CREATE FUNCTION content.fail_here() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'the disk is full'; END $$;
       CREATE TRIGGER fail_here BEFORE INSERT ON content.transfer FOR EACH ROW EXECUTE FUNCTION content.fail_here()`,
    );
    const { error } = await imports.bring(sampleExport('wordpress.xml'));
    await imports.pool.query('DROP TRIGGER fail_here ON content.transfer; DROP FUNCTION content.fail_here()');
    expect(error?.code).toBe('INTERNAL_SERVER_ERROR');
    expect(await imports.countPages()).toBe(pages);
  });

  test('another page at an address refuses that page, and no other', async () => {
    const file = sampleExport('wordpress.xml');
    const first = (await imports.bring(file)).transfer;
    // The same pages from another installation.
    const other = (
      await imports.bring(file.replaceAll('https://crimp.example</wp:base', 'https://other.example</wp:base'))
    ).transfer;
    expect(lineOf(other, 'post/10')).toMatchObject({
      outcome: 'refused',
      reason: 'pathTaken',
      detail: '/archive/about',
    });
    expect(other.refused).toBe(first.kept.pages);
  });

  test('types may become something else, or be left out', async () => {
    const types = [
      { type: 'post', target: 'release' },
      { type: 'page', target: 'none' },
    ];
    const { transfer } = await imports.bring(sampleExport('wordpress.xml'), { types });
    expect(lineOf(transfer, 'post/12')?.path).toBe('/media-releases/ferrules');
    expect(lineOf(transfer, 'post/10')).toMatchObject({ outcome: 'skipped', reason: 'typeLeftOut' });
  });

  test('the report is kept, and comes as a file in which nothing calculates', async () => {
    const { transfer } = await imports.bring(
      sampleExport('wordpress.xml').replace('>Anna Keller<', '>=1+1<').replace('[Anna Keller]]', '[=1+1]]'),
    );
    const { data } = await imports.content.send(
      `{ transfers { id by taken } transfer(id: "${transfer.id}") { csv lines { key } } }`,
      {},
      asking,
    );
    expect(data).toMatchObject({
      transfers: [{ id: transfer.id, by: 'Petra Ott', taken: 13 }],
      transfer: { csv: transfer.csv },
    });
    const rows = parse(transfer.csv, { columns: true, bom: true }) as Record<string, string>[];
    expect(rows).toHaveLength(25);
    expect(rows.find(({ key }) => key === 'author/anna')?.name).toBe("'=1+1");
  });
});

import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { catalogueImports } from '../../support/back-ends/catalogue-imports.ts';

const { find, draftOf, bring, compare, makeDrafts, pool, exportEdited } = catalogueImports();

const bmecat = `<!DOCTYPE BMECAT SYSTEM "bmecat.dtd"><BMECAT version="2005"><HEADER>
 <CATALOG><LANGUAGE default="true">deu</LANGUAGE></CATALOG><SUPPLIER><SUPPLIER_NAME>Press GmbH</SUPPLIER_NAME></SUPPLIER></HEADER>
 <T_NEW_CATALOG><PRODUCT><SUPPLIER_PID>P 1</SUPPLIER_PID><PRODUCT_DETAILS><DESCRIPTION_SHORT>Presse</DESCRIPTION_SHORT></PRODUCT_DETAILS>
 <PRODUCT_FEATURES><REFERENCE_FEATURE_SYSTEM_NAME>ETIM-8.0</REFERENCE_FEATURE_SYSTEM_NAME><REFERENCE_FEATURE_GROUP_ID>EC002563</REFERENCE_FEATURE_GROUP_ID>
 <FEATURE><FTEMPLATE><FT_ID>EF9</FT_ID><FT_NAME>Eigengewicht</FT_NAME></FTEMPLATE><FVALUE>62,5</FVALUE><FUNIT>KGM</FUNIT></FEATURE></PRODUCT_FEATURES>
 </PRODUCT></T_NEW_CATALOG></BMECAT>`;

test('issue 30: groups and features of a supplier are listed with counts and first values, mapped once and remembered', async () => {
  const id = await bring(bmecat, 'press.xml');
  const read = await find(id);
  expect(read).toMatchObject({ format: 'bmecat', supplier: 'Press GmbH', words: { language: 'de' } });
  expect(read.words?.groups).toMatchObject([{ name: 'EC002563', count: 1, isDecided: false }]);
  expect(read.words?.fields).toMatchObject([
    { name: 'Eigengewicht', label: 'EF9', unit: 'KGM', count: 1, values: ['62,5'], isDecided: false },
  ]);
  const chosen = {
    fields: [{ name: 'Eigengewicht', target: 'weight' }],
    groups: [{ name: 'EC002563', target: 'automatic-crimping' }],
  };
  expect((await compare(id, chosen)).counts).toMatchObject({ created: 1 });
  await makeDrafts(id);
  expect((await draftOf('p-1'))?.draft).toMatchObject({
    classifications: ['automatic-crimping'],
    values: { weight: [{ text: '62,5 kg' }] },
  });
  const next = await find(await bring(bmecat.replace('62,5', '63'), 'press-2.xml'));
  expect(next.words).toMatchObject({
    fields: [{ name: 'Eigengewicht', target: 'weight', isDecided: true }],
    groups: [{ name: 'EC002563', target: 'automatic-crimping', isDecided: true }],
  });
});

const huge = Buffer.alloc(2000, 0);

test.each([
  ['a zip of zips', zipSync({ 'a.zip': zipSync({ 'b.csv': Buffer.from('slug\nx') }) }), 'archive'],
  ['a damaged zip', Buffer.from([0x50, 0x4b, 3, 4, 1, 2, 3]), 'archive'],
  ['a file that breaks off', bmecat.slice(0, 400), 'brokenOff'],
  ['a table that breaks off', 'slug,name\nx,"y', 'brokenOff'],
  [
    'an entity of the disk',
    `<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>${bmecat}`,
    'documentType',
  ],
  ['a wrong encoding', `<?xml version="1.0" encoding="UTF-7"?>${bmecat}`, 'encoding'],
  ['a picture', Buffer.concat([Buffer.from([0x89, 0x50]), huge]), 'kind'],
  ['another XML', '<html/>', 'kind'],
  ['nothing', '', 'empty'],
  ['a table of heads alone', 'slug,name\n', 'empty'],
])('issue 30: %s is refused in a word, and nothing of it is left', async (_, content, reason) => {
  const id = await bring(content);
  expect(await find(id)).toMatchObject({ state: 'FAILED', problem: { reason } });
  const { rows } = await pool().query(
    'SELECT count(*)::int FROM products.catalogue_import_item WHERE import = $1',
    [id],
  );
  expect(rows).toEqual([{ count: 0 }]);
});

test('issue 30: a table in the letters of Western spreadsheets is read as such, and says so', async () => {
  const id = await bring(Buffer.from('slug;name.de\nreuss-455;Büschel\n', 'latin1'));
  expect(await find(id)).toMatchObject({ state: 'READ', encoding: 'windows-1252' });
});

async function exported(format: 'csv' | 'xlsx' | 'bmecat', search: string | null = null): Promise<Buffer> {
  const filters = { language: 'en', type: null, search, lacks: null, classification: null, state: null };
  const head = { id: 'T', version: '1.0', name: 'T', supplier: 'T' };
  const parts: Uint8Array[] = [];
  for await (const part of exportEdited(filters, format, head)) parts.push(part);
  return Buffer.concat(parts);
}

test.each(['csv', 'xlsx', 'bmecat'] as const)(
  'issue 30: the list goes out as %s with its filter, and comes back the same',
  async (format) => {
    const id = await bring(await exported(format, 'sihl'));
    const report = await compare(id);
    expect(report.format).toBe(format);
    expect(report.total).toBeGreaterThan(0);
    expect(report.total).toBeLessThan(3);
    expect(report.counts).toMatchObject({ same: report.total, mend: 0, changed: 0 });
  },
);

test('EDI-02 a file that somebody uploads leaves an event with its name', async () => {
  const id = await bring(bmecat, 'press-of-the-log.xml');
  const { rows } = await pool().query(
    'SELECT editor, roles, operation, kind, subjects FROM products.editor_event WHERE subject_ids = $1',
    [[id]],
  );
  expect(rows).toEqual([
    {
      editor: 'Petra Ott',
      roles: ['chief'],
      operation: 'uploadCatalogue',
      kind: 'catalogueImport',
      subjects: ['press-of-the-log.xml'],
    },
  ]);
});

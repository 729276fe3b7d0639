import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { graphql } from '#contracts/products/graphql.ts';
import { catalogueImports, draftMutation } from '../../support/back-ends/catalogue-imports.ts';

const { call, bring, compare, draftOf, find, makeDrafts } = catalogueImports();

const importsQuery = graphql(`query imports { catalogueImports { id fileName } }`);

const table = (weight: number) => {
  const rows = Array.from({ length: 40 }, (_, at) => `both-${at},Both ${at},automatic-crimping,${weight}`);
  return `slug,name.en,classifications,weight\n${rows.join('\n')}\n`;
};

test('issue 30: the same file dropped twice at once is two imports; the second has nothing left to draft', async () => {
  const [first, second] = await Promise.all([bring(table(1), 'same.csv'), bring(table(1), 'same.csv')]);
  const listed = (await call(importsQuery, {})).catalogueImports.filter(
    ({ fileName }) => fileName === 'same.csv',
  );
  expect(listed.map(({ id }) => id).sort()).toEqual([first, second].sort());
  await Promise.all([compare(first), compare(second)]);
  expect((await makeDrafts(first)).drafted).toBe(40);
  expect((await makeDrafts(second)).drafted).toBe(0);
  expect((await compareAgain(table(1))).counts).toMatchObject({ same: 40, created: 0, changed: 0 });
});

test('issue 30: of two editors who import the same products at once, each product takes one, whole', async () => {
  const [mine, theirs] = await Promise.all([bring(table(2), 'mine.csv'), bring(table(3), 'theirs.csv')]);
  await Promise.all([compare(mine), compare(theirs)]);
  await Promise.all([mine, theirs].map((id) => call(draftMutation, { id })));
  await expect
    .poll(async () => (await Promise.all([mine, theirs].map(find))).map(({ state }) => state), {
      timeout: 60_000,
    })
    .toEqual(['DRAFTED', 'DRAFTED']);
  const [ofMine, ofTheirs] = await Promise.all([mine, theirs].map(find));
  expect(ofMine!.counts.drafted + ofTheirs!.counts.drafted).toBe(40);
  const winner = ofMine!.counts.drafted > 0 ? '2 kg' : '3 kg';
  expect((await draftOf('both-7'))?.draft).toMatchObject({ values: { weight: [{ text: winner }] } });
});

async function compareAgain(content: string) {
  return compare(await bring(content));
}

test('issue 30: a formula of a workbook is never worked out: its stored value counts, one without is named', async () => {
  const cell = (place: string, words: string) => `<c r="${place}" t="inlineStr"><is><t>${words}</t></is></c>`;
  const sheet = `<worksheet><sheetData>
    <row r="1">${cell('A1', 'slug')}${cell('B1', 'name.en')}${cell('C1', 'weight')}</row>
    <row r="2">${cell('A2', 'formula-1')}<c r="B2" t="str"><f>"For"&amp;"mula"</f><v>Formula</v></c><c r="C2"><f>60+2</f><v>62</v></c></row>
    <row r="3">${cell('A3', 'formula-2')}${cell('B3', 'Second')}<c r="C3"><f>WEBSERVICE("https://inside.example")</f></c></row>
  </sheetData></worksheet>`;
  const part = (text: string) => Buffer.from(text);
  const id = await bring(
    zipSync({
      '[Content_Types].xml': part('<Types/>'),
      'xl/workbook.xml': part('<workbook xmlns:r="r"><sheets><sheet name="S" r:id="a"/></sheets></workbook>'),
      'xl/_rels/workbook.xml.rels': part(
        '<Relationships><Relationship Id="a" Target="sheet.xml"/></Relationships>',
      ),
      'xl/sheet.xml': part(sheet),
    }),
    'formulas.xlsx',
  );
  const read = await find(id);
  expect(read).toMatchObject({ state: 'READ', format: 'xlsx', total: 2, formulas: ['C3'] });
  const weight = read.words?.fields.find(({ name }) => name === 'weight');
  expect(weight).toMatchObject({ count: 1, values: ['62'] });
});

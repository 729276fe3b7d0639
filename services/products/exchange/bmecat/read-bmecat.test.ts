import { beforeAll, expect, test } from 'vitest';
import type { CatalogueRecord } from '../catalogue-record.ts';
import { readAs, readSample } from '../sample-catalogue.ts';
import { readBmecat } from './read-bmecat.ts';

let vocabulary: Awaited<ReturnType<typeof readSample>>['vocabulary'];
beforeAll(async () => {
  ({ vocabulary } = await readSample());
});

/** As a supplier of parts may send it: with prefixes, unit codes, German first and numbered groups. */
const foreign2005 = `<?xml version="1.0" encoding="UTF-8"?>
<bme:BMECAT version="2005" xmlns:bme="http://www.bmecat.org/bmecat/2005fd">
  <bme:HEADER><bme:CATALOG>
    <bme:LANGUAGE>eng</bme:LANGUAGE><bme:LANGUAGE default="true">ger</bme:LANGUAGE>
    <bme:CATALOG_ID>C1</bme:CATALOG_ID><bme:CATALOG_VERSION>001.000</bme:CATALOG_VERSION>
  </bme:CATALOG></bme:HEADER>
  <bme:T_NEW_CATALOG>
    <bme:CATALOG_GROUP_SYSTEM>
      <bme:CATALOG_STRUCTURE type="leaf"><bme:GROUP_ID>4711</bme:GROUP_ID>
        <bme:GROUP_NAME>Automatisches Crimpen</bme:GROUP_NAME><bme:PARENT_ID>1</bme:PARENT_ID></bme:CATALOG_STRUCTURE>
      <bme:CATALOG_STRUCTURE type="leaf"><bme:GROUP_ID>4712</bme:GROUP_ID>
        <bme:GROUP_NAME>Kaffeemaschinen</bme:GROUP_NAME><bme:PARENT_ID>1</bme:PARENT_ID></bme:CATALOG_STRUCTURE>
    </bme:CATALOG_GROUP_SYSTEM>
    <bme:PRODUCT mode="new">
      <bme:SUPPLIER_PID type="supplier_specific">Reuss 700</bme:SUPPLIER_PID>
      <bme:PRODUCT_DETAILS>
        <bme:DESCRIPTION_SHORT lang="ger">Crimpautomat</bme:DESCRIPTION_SHORT>
        <bme:DESCRIPTION_SHORT lang="eng">Crimper &amp; more</bme:DESCRIPTION_SHORT>
        <bme:DESCRIPTION_SHORT lang="tlh">veng</bme:DESCRIPTION_SHORT>
        <bme:DESCRIPTION_LONG><![CDATA[Lang <und> breit.]]></bme:DESCRIPTION_LONG>
        <bme:MANUFACTURER_NAME>LITZEN</bme:MANUFACTURER_NAME>
        <bme:KEYWORD>crimp</bme:KEYWORD><bme:KEYWORD>Sonderangebot</bme:KEYWORD>
      </bme:PRODUCT_DETAILS>
      <bme:PRODUCT_FEATURES>
        <bme:REFERENCE_FEATURE_SYSTEM_NAME>ETIM-9.0</bme:REFERENCE_FEATURE_SYSTEM_NAME>
        <bme:FEATURE><bme:FNAME>Leitungsquerschnitt</bme:FNAME><bme:FVALUE>0.13</bme:FVALUE><bme:FVALUE>6</bme:FVALUE><bme:FUNIT>MMK</bme:FUNIT></bme:FEATURE>
        <bme:FEATURE><bme:FNAME>weight</bme:FNAME><bme:FVALUE>1450,5</bme:FVALUE><bme:FUNIT>KGM</bme:FUNIT></bme:FEATURE>
        <bme:FEATURE><bme:FNAME>EF000040</bme:FNAME><bme:FVALUE>25</bme:FVALUE><bme:FUNIT>B47</bme:FUNIT></bme:FEATURE>
        <bme:FEATURE><bme:FNAME>press_stroke</bme:FNAME><bme:FVALUE>40</bme:FVALUE><bme:FVALUE>30</bme:FVALUE><bme:FUNIT>MMT</bme:FUNIT></bme:FEATURE>
        <bme:FEATURE><bme:FNAME>control</bme:FNAME><bme:FVALUE lang="ger">Tänzerarm</bme:FVALUE><bme:FVALUE lang="eng">dancer arm</bme:FVALUE></bme:FEATURE>
        <bme:FEATURE><bme:FNAME>Farbe</bme:FNAME><bme:FVALUE>blau</bme:FVALUE></bme:FEATURE>
        <bme:FEATURE><bme:FNAME>EF000001</bme:FNAME><bme:FVALUE>nobody wants this</bme:FVALUE></bme:FEATURE>
      </bme:PRODUCT_FEATURES>
      <bme:PRODUCT_PRICE_DETAILS>
        <bme:PRODUCT_PRICE price_type="net_list"><bme:TERRITORY>CH</bme:TERRITORY><bme:TERRITORY>DE-BY</bme:TERRITORY></bme:PRODUCT_PRICE>
      </bme:PRODUCT_PRICE_DETAILS>
      <bme:PRODUCT_REFERENCE type="accessories"><bme:PROD_ID_TO>jura-60-feed</bme:PROD_ID_TO></bme:PRODUCT_REFERENCE>
      <bme:PRODUCT_REFERENCE type="similar"><bme:PROD_ID_TO>reuss-455</bme:PROD_ID_TO></bme:PRODUCT_REFERENCE>
    </bme:PRODUCT>
    <bme:PRODUCT mode="delete"><bme:SUPPLIER_PID>old</bme:SUPPLIER_PID></bme:PRODUCT>
    <bme:PRODUCT><bme:SUPPLIER_PID>0815</bme:SUPPLIER_PID></bme:PRODUCT>
    <bme:PRODUCT_TO_CATALOGGROUP_MAP><bme:PROD_ID>Reuss 700</bme:PROD_ID><bme:CATALOG_GROUP_ID>4711</bme:CATALOG_GROUP_ID></bme:PRODUCT_TO_CATALOGGROUP_MAP>
    <bme:PRODUCT_TO_CATALOGGROUP_MAP><bme:PROD_ID>Reuss 700</bme:PROD_ID><bme:CATALOG_GROUP_ID>4712</bme:CATALOG_GROUP_ID></bme:PRODUCT_TO_CATALOGGROUP_MAP>
  </bme:T_NEW_CATALOG>
</bme:BMECAT>`;

const mapping = {
  features: { EF000040: 'crimp_force', EF000001: null },
  groups: { '4711': 'automatic-crimping' },
  products: { '0815': null },
};

/** A record without its lines in the file. */
function plain({ line: _, specifications, unstatedCountries: __, ...record }: CatalogueRecord) {
  return {
    ...record,
    specifications: specifications?.map(({ key, value, unit, system }) => ({ key, value, unit, system })),
  };
}

test('decision 14: reads a foreign catalogue of version 2005 in our words', async () => {
  const { records } = await readAs(readBmecat, foreign2005, { vocabulary, mapping });
  expect(records.map(plain)).toEqual([
    {
      slug: 'reuss-700',
      names: { de: 'Crimpautomat', en: 'Crimper & more' },
      long: { de: 'Lang <und> breit.' },
      brand: 'litzen',
      capabilities: ['crimp'],
      classifications: ['automatic-crimping'],
      countries: ['CH', 'DE'],
      related: [
        { type: 'component', slug: 'jura-60-feed' },
        { type: 'related', slug: 'reuss-455' },
      ],
      specifications: [
        { key: 'cross_section', value: '0.13–6', unit: null, system: null },
        { key: 'weight', value: '1450,5', unit: null, system: null },
        { key: 'crimp_force', value: '25', unit: null, system: null },
        { key: 'press_stroke', value: '40/30', unit: null, system: null },
        { key: 'control', value: { de: 'Tänzerarm', en: 'dancer arm' }, unit: null, system: null },
      ],
    },
  ]);
});

test('decision 14: tells by line what it does not take over', async () => {
  const { lines } = await readAs(readBmecat, foreign2005, { vocabulary, mapping });
  const getLine = (text: string) => foreign2005.slice(0, foreign2005.indexOf(text)).split('\n').length;
  expect(lines.toSorted((a, b) => a.line - b.line)).toEqual([
    {
      line: getLine('Sonderangebot'),
      kind: 'skipped',
      message: 'keyword "Sonderangebot" is not a capability here',
    },
    { line: getLine('Farbe'), kind: 'skipped', message: 'feature "Farbe" is not an attribute here' },
    {
      line: getLine('mode="delete"'),
      kind: 'skipped',
      message: 'old is to be deleted, which only editors do',
    },
    {
      line: getLine('<bme:CATALOG_GROUP_ID>4712'),
      kind: 'skipped',
      message: 'group "4712" Kaffeemaschinen is not a classification here',
    },
  ]);
});

const article = (number: string, more = '') => `<ARTICLE><SUPPLIER_AID>${number}</SUPPLIER_AID>
  <ARTICLE_DETAILS><DESCRIPTION_SHORT>Presse</DESCRIPTION_SHORT></ARTICLE_DETAILS>${more}</ARTICLE>`;

test('decision 14: reads version 1.2 in the language of its header and in Western European letters', async () => {
  const text = `<?xml version='1.0' encoding='ISO-8859-1'?><BMECAT version="1.2"><HEADER><CATALOG><LANGUAGE>deu</LANGUAGE>
    </CATALOG></HEADER><T_NEW_CATALOG>${article('sihl-900', '<ARTICLE_FEATURES><FEATURE><FNAME>Höhe</FNAME><FVALUE>1</FVALUE></FEATURE></ARTICLE_FEATURES>')}
    </T_NEW_CATALOG></BMECAT>`;
  const { records, lines } = await readAs(readBmecat, Buffer.from(text, 'latin1'), { vocabulary });
  expect(records.map(plain)).toEqual([{ slug: 'sihl-900', names: { de: 'Presse' } }]);
  expect(lines[0]?.message).toContain('Höhe');
});

test('decision 14: reads a file byte by byte as it reads it whole', async () => {
  const bytes = [...Buffer.from(foreign2005)].map((byte) => Uint8Array.of(byte));
  const slow = await readAs(readBmecat, bytes, { vocabulary, mapping });
  expect(slow).toEqual(await readAs(readBmecat, foreign2005, { vocabulary, mapping }));
});

test('decision 14: names a product that stands twice, and one without a number', async () => {
  const text = `<BMECAT version="1.2"><T_NEW_CATALOG>${article('a')}\n${article('a')}\n${article('')}</T_NEW_CATALOG></BMECAT>`;
  const { lines } = await readAs(readBmecat, text, { vocabulary });
  expect(lines.map(({ kind, message }) => `${kind}: ${message}`)).toEqual([
    'error: a is already in line 1',
    'error: has no number (SUPPLIER_PID)',
  ]);
});

test('decision 14: a whole catalogue names what is sold, also what the mapping leaves out; an update says nothing of it', async () => {
  const items = `${article('a')}${article('b')}<ARTICLE mode="delete"><SUPPLIER_AID>c</SUPPLIER_AID></ARTICLE>`;
  const mapping = { products: { b: null } };
  const read = (transaction: string) =>
    readAs(readBmecat, `<BMECAT version="1.2"><${transaction}>${items}</${transaction}></BMECAT>`, {
      vocabulary,
      mapping,
    });
  expect((await read('T_NEW_CATALOG')).named).toEqual(new Set(['a', 'b', 'c']));
  expect((await read('T_UPDATE_PRODUCTS')).named).toBeNull();
});

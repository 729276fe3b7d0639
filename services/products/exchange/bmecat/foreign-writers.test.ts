import { beforeAll, describe, expect, test } from 'vitest';
import type { Mapping } from '../mapping.ts';
import { readAs, readSample } from '../sample-catalogue.ts';
import { readBmecat } from './read-bmecat.ts';

let vocabulary: Awaited<ReturnType<typeof readSample>>['vocabulary'];
beforeAll(async () => {
  ({ vocabulary } = await readSample());
});

/** A short form of what was read from a catalogue. */
async function read(text: string | Uint8Array, mapping: Partial<Mapping> = {}) {
  const { records, lines } = await readAs(readBmecat, text, { vocabulary, mapping });
  return {
    lines: lines.map(({ kind, message }) => `${kind}: ${message}`),
    products: records.map(({ slug, names, classifications = [], specifications = [] }) => ({
      slug,
      names,
      classifications,
      values: Object.fromEntries(
        specifications.map(({ key, value, unit }) => [key, unit ? [value, unit] : value]),
      ),
    })),
  };
}

describe('issue 30: catalogues as the programs of suppliers write them', () => {
  test('version 1.2 with its DTD, classes of ECLASS, in Western European letters', async () => {
    const text = `<?xml version="1.0" encoding="ISO-8859-1" standalone="no"?>
<!DOCTYPE BMECAT SYSTEM "bmecat_new_catalog_1_2_simple_eclass.dtd">
<BMECAT version="1.2">
 <HEADER><CATALOG><LANGUAGE>deu</LANGUAGE><CATALOG_ID>K1</CATALOG_ID></CATALOG><SUPPLIER><SUPPLIER_NAME>Müller</SUPPLIER_NAME></SUPPLIER></HEADER>
 <T_NEW_CATALOG>
  <FEATURE_SYSTEM><FEATURE_SYSTEM_NAME>ECLASS-5.1</FEATURE_SYSTEM_NAME>
   <FEATURE_GROUP><FEATURE_GROUP_ID>21043301</FEATURE_GROUP_ID><FEATURE_GROUP_NAME>Crimpmaschine</FEATURE_GROUP_NAME>
    <FEATURE_TEMPLATE type="free_entry"><FT_NAME>Gewicht</FT_NAME><FT_UNIT>KGM</FT_UNIT><FT_ORDER>1</FT_ORDER></FEATURE_TEMPLATE>
   </FEATURE_GROUP></FEATURE_SYSTEM>
  <ARTICLE mode="new"><SUPPLIER_AID>CP 100/2</SUPPLIER_AID>
   <ARTICLE_DETAILS><DESCRIPTION_SHORT>Crimppresse für Büschel</DESCRIPTION_SHORT></ARTICLE_DETAILS>
   <ARTICLE_FEATURES><REFERENCE_FEATURE_SYSTEM_NAME>ECLASS-5.1</REFERENCE_FEATURE_SYSTEM_NAME>
    <REFERENCE_FEATURE_GROUP_ID>21043301</REFERENCE_FEATURE_GROUP_ID>
    <FEATURE><FNAME>Gewicht</FNAME><FVALUE>62,5</FVALUE><FUNIT>KGM</FUNIT></FEATURE>
    <FEATURE><FNAME>Steuerung</FNAME><FVALUE>-</FVALUE></FEATURE>
   </ARTICLE_FEATURES></ARTICLE>
 </T_NEW_CATALOG>
</BMECAT>`;
    const { products, lines } = await read(Buffer.from(text, 'latin1'), {
      groups: { '21043301': 'automatic-crimping' },
      features: { Gewicht: 'weight', Steuerung: 'control' },
    });
    expect(products).toEqual([
      {
        slug: 'cp-100-2',
        names: { de: 'Crimppresse für Büschel' },
        classifications: ['automatic-crimping'],
        values: { weight: '62,5' },
      },
    ]);
    expect(lines).toEqual(['skipped: feature "Steuerung" has no value']);
  });

  test('version 2005 with classes and features of ETIM by their codes', async () => {
    const text = `<?xml version="1.0" encoding="utf-8"?>
<BMECAT version="2005" xmlns="http://www.bmecat.org/bmecat/2005fd">
 <HEADER><CATALOG><LANGUAGE default="true">eng</LANGUAGE></CATALOG></HEADER>
 <T_NEW_CATALOG>
  <PRODUCT mode="new"><SUPPLIER_PID type="supplier_specific">4711</SUPPLIER_PID>
   <PRODUCT_DETAILS><DESCRIPTION_SHORT lang="eng">Press</DESCRIPTION_SHORT></PRODUCT_DETAILS>
   <PRODUCT_FEATURES><REFERENCE_FEATURE_SYSTEM_NAME>ETIM-8.0</REFERENCE_FEATURE_SYSTEM_NAME>
    <REFERENCE_FEATURE_GROUP_ID>EC002563</REFERENCE_FEATURE_GROUP_ID>
    <FEATURE><FNAME>EF000167</FNAME><FVALUE>0.5</FVALUE><FVALUE>6</FVALUE><FUNIT>EU570045</FUNIT></FEATURE>
    <FEATURE><FNAME>EF000049</FNAME><FVALUE>true</FVALUE></FEATURE>
   </PRODUCT_FEATURES>
   <PRODUCT_FEATURES><REFERENCE_FEATURE_SYSTEM_NAME>ECLASS-11.0</REFERENCE_FEATURE_SYSTEM_NAME>
    <REFERENCE_FEATURE_GROUP_ID>21-04-33-01</REFERENCE_FEATURE_GROUP_ID></PRODUCT_FEATURES>
  </PRODUCT>
 </T_NEW_CATALOG>
</BMECAT>`;
    const { products, lines } = await read(text, {
      groups: { EC002563: 'automatic-crimping', '21043301': 'wire-crimping' },
      features: { EF000167: 'cross_section', EF000049: null },
      units: { EU570045: 'mm²' },
    });
    expect(products[0]).toMatchObject({
      classifications: ['automatic-crimping', 'wire-crimping'],
      values: { cross_section: '0.5–6' },
    });
    expect(lines).toEqual([]);
  });

  test('version 2005 with features described on the spot, and with features and values told in the head', async () => {
    const text = `<BMECAT version="2005"><HEADER><CATALOG><LANGUAGE default="true">eng</LANGUAGE></CATALOG></HEADER>
 <T_NEW_CATALOG>
  <CLASSIFICATION_SYSTEM><CLASSIFICATION_SYSTEM_NAME>udf_own-1.0</CLASSIFICATION_SYSTEM_NAME>
   <ALLOWED_VALUES><ALLOWED_VALUE><ALLOWED_VALUE_ID>V1</ALLOWED_VALUE_ID>
     <ALLOWED_VALUE_NAME lang="eng">Touch panel</ALLOWED_VALUE_NAME><ALLOWED_VALUE_NAME lang="deu">Bildschirm</ALLOWED_VALUE_NAME></ALLOWED_VALUE></ALLOWED_VALUES>
   <CLASSIFICATION_SYSTEM_FEATURE_TEMPLATES><CLASSIFICATION_SYSTEM_FEATURE_TEMPLATE>
     <FT_ID>F7</FT_ID><FT_NAME lang="eng">Mass of the machine</FT_NAME><FT_UNIT>KGM</FT_UNIT></CLASSIFICATION_SYSTEM_FEATURE_TEMPLATE></CLASSIFICATION_SYSTEM_FEATURE_TEMPLATES>
   <CLASSIFICATION_GROUPS><CLASSIFICATION_GROUP type="leaf"><CLASSIFICATION_GROUP_ID>G9</CLASSIFICATION_GROUP_ID>
     <CLASSIFICATION_GROUP_NAME lang="eng">Automatic crimping</CLASSIFICATION_GROUP_NAME></CLASSIFICATION_GROUP></CLASSIFICATION_GROUPS>
  </CLASSIFICATION_SYSTEM>
  <PRODUCT><SUPPLIER_PID>p</SUPPLIER_PID><PRODUCT_DETAILS><DESCRIPTION_SHORT>P</DESCRIPTION_SHORT></PRODUCT_DETAILS>
   <PRODUCT_FEATURES><REFERENCE_FEATURE_SYSTEM_NAME>udf_own-1.0</REFERENCE_FEATURE_SYSTEM_NAME>
    <REFERENCE_FEATURE_GROUP_ID>G9</REFERENCE_FEATURE_GROUP_ID>
    <FEATURE><FTEMPLATE><FT_ID>F1</FT_ID><FT_NAME lang="eng">Pressing force</FT_NAME><FT_UNIT>B47</FT_UNIT></FTEMPLATE><FVALUE>25</FVALUE></FEATURE>
    <FEATURE><FTEMPLATE><FT_NAME>Height</FT_NAME></FTEMPLATE><FVALUE>1</FVALUE></FEATURE>
    <FEATURE><FT_IDREF>F7</FT_IDREF><FVALUE>80</FVALUE></FEATURE>
    <FEATURE><FNAME>Operation</FNAME><VALUE_IDREF>V1</VALUE_IDREF></FEATURE>
   </PRODUCT_FEATURES></PRODUCT>
 </T_NEW_CATALOG></BMECAT>`;
    const { products, lines } = await read(text, {
      features: { 'Pressing force': 'crimp_force', 'mass of the machine': 'weight', Operation: 'control' },
    });
    expect(products[0]).toMatchObject({
      classifications: ['automatic-crimping'],
      values: {
        crimp_force: '25',
        weight: '80',
        control: { en: 'Touch panel', de: 'Bildschirm' },
      },
    });
    expect(lines).toEqual(['skipped: feature "Height" is not an attribute here']);
  });

  test('a product of forty thousand elements: media, prices and references of every country', async () => {
    const price =
      '<PRODUCT_PRICE price_type="net_list"><PRICE_AMOUNT>1</PRICE_AMOUNT><TERRITORY>CH</TERRITORY></PRODUCT_PRICE>';
    const text = `<BMECAT><T_NEW_CATALOG><PRODUCT><SUPPLIER_PID>big</SUPPLIER_PID>
<PRODUCT_PRICE_DETAILS>${price.repeat(14_000)}</PRODUCT_PRICE_DETAILS></PRODUCT></T_NEW_CATALOG></BMECAT>`;
    expect((await read(text)).products).toMatchObject([{ slug: 'big' }]);
  });
});

import { beforeAll, expect, test } from 'vitest';
import type { CatalogueRecord } from '../catalogue-record.ts';
import { toRecord } from '../product-record.ts';
import { readSample, whole } from '../sample-catalogue.ts';
import { readXml, type XmlElement } from '../xml/read-xml.ts';
import { writeBmecat } from './write-bmecat.ts';

let sample: Awaited<ReturnType<typeof readSample>>;
beforeAll(async () => {
  sample = await readSample();
});

const head = {
  id: 'SAMPLE',
  version: '1.0',
  name: 'Machines',
  supplier: 'Sample',
  date: new Date('2026-01-02T03:04:05Z'),
  site: 'https://www.example.com',
};

type Version = '1.2' | '2005';

async function written(version: Version, records?: readonly CatalogueRecord[], language?: string) {
  const { vocabulary, products } = sample;
  const lines: string[] = [];
  const all = records ?? products.map((product) => toRecord(product, vocabulary));
  const report = (_: string, __: number, message: string) => lines.push(message);
  const xml = await whole(writeBmecat(all, { version, head, vocabulary, language, report }));
  return { xml, lines, root: await parsed(xml) };
}

async function parsed(xml: string): Promise<XmlElement> {
  const chunks = (async function* () {
    yield Buffer.from(xml);
  })();
  const limits = { bytes: 1e9, depth: 24, part: 1e9, text: 1e6 };
  const elements = readXml(chunks, { parts: new Set(['BMECAT']), root: () => undefined, limits });
  return (await elements.next()).value as XmlElement;
}

function* all(element: XmlElement): Generator<XmlElement> {
  yield element;
  for (const child of element.children) yield* all(child);
}

/**
 * The element sequences of the published schemas (bmecat_2005.xsd; bmecat_base_1_2.xsd and
 * bmecat_new_catalog_1_2.xsd), as far as we write them; `!` is mandatory, `*` may repeat. Their licence
 * allows everybody to write catalogues that follow them, but not to copy the files.
 */
const sequences: Record<Version, Record<string, string>> = {
  '2005': {
    BMECAT: 'HEADER! T_NEW_CATALOG!',
    HEADER: 'CATALOG! SUPPLIER!',
    CATALOG: 'LANGUAGE!* CATALOG_ID! CATALOG_VERSION! CATALOG_NAME* DATETIME MIME_ROOT*',
    DATETIME: 'DATE! TIME TIMEZONE',
    SUPPLIER: 'SUPPLIER_NAME!',
    T_NEW_CATALOG: 'CATALOG_GROUP_SYSTEM PRODUCT* PRODUCT_TO_CATALOGGROUP_MAP*',
    CATALOG_GROUP_SYSTEM: 'CATALOG_STRUCTURE!*',
    CATALOG_STRUCTURE: 'GROUP_ID! GROUP_NAME!* GROUP_DESCRIPTION* PARENT_ID! GROUP_ORDER',
    PRODUCT:
      'SUPPLIER_PID! PRODUCT_DETAILS! PRODUCT_FEATURES* PRODUCT_ORDER_DETAILS! PRODUCT_PRICE_DETAILS!* MIME_INFO PRODUCT_REFERENCE*',
    PRODUCT_DETAILS:
      'DESCRIPTION_SHORT!* DESCRIPTION_LONG* MANUFACTURER_NAME KEYWORD* REMARKS* PRODUCT_ORDER',
    PRODUCT_FEATURES: 'REFERENCE_FEATURE_SYSTEM_NAME FEATURE*',
    FEATURE: 'FNAME!* FVALUE!* FUNIT FORDER FDESCR* FVALUE_DETAILS*',
    PRODUCT_ORDER_DETAILS: 'ORDER_UNIT!',
    PRODUCT_PRICE_DETAILS: 'PRODUCT_PRICE!*',
    PRODUCT_PRICE: 'TERRITORY*',
    MIME_INFO: 'MIME!*',
    MIME: 'MIME_TYPE MIME_SOURCE!* MIME_DESCR* MIME_PURPOSE MIME_ORDER',
    PRODUCT_REFERENCE: 'PROD_ID_TO!',
    PRODUCT_TO_CATALOGGROUP_MAP: 'PROD_ID! CATALOG_GROUP_ID!',
  },
  '1.2': {
    BMECAT: 'HEADER! T_NEW_CATALOG!',
    HEADER: 'CATALOG! SUPPLIER!',
    CATALOG: 'LANGUAGE! CATALOG_ID! CATALOG_VERSION! CATALOG_NAME DATETIME MIME_ROOT',
    DATETIME: 'DATE! TIME TIMEZONE',
    SUPPLIER: 'SUPPLIER_NAME!',
    T_NEW_CATALOG: 'CATALOG_GROUP_SYSTEM ARTICLE* ARTICLE_TO_CATALOGGROUP_MAP*',
    CATALOG_GROUP_SYSTEM: 'CATALOG_STRUCTURE!*',
    CATALOG_STRUCTURE: 'GROUP_ID! GROUP_NAME! GROUP_DESCRIPTION PARENT_ID! GROUP_ORDER',
    ARTICLE:
      'SUPPLIER_AID! ARTICLE_DETAILS! ARTICLE_FEATURES* ARTICLE_ORDER_DETAILS! ARTICLE_PRICE_DETAILS!* MIME_INFO ARTICLE_REFERENCE*',
    ARTICLE_DETAILS: 'DESCRIPTION_SHORT! DESCRIPTION_LONG MANUFACTURER_NAME KEYWORD* REMARKS ARTICLE_ORDER',
    ARTICLE_FEATURES: 'REFERENCE_FEATURE_SYSTEM_NAME FEATURE*',
    FEATURE: 'FNAME! FVALUE!* FUNIT FORDER FDESCR FVALUE_DETAILS',
    ARTICLE_ORDER_DETAILS: 'ORDER_UNIT!',
    ARTICLE_PRICE_DETAILS: 'DAILY_PRICE ARTICLE_PRICE!*',
    ARTICLE_PRICE: 'PRICE_AMOUNT! TERRITORY*',
    MIME_INFO: 'MIME!*',
    MIME: 'MIME_TYPE MIME_SOURCE! MIME_DESCR MIME_PURPOSE MIME_ORDER',
    ARTICLE_REFERENCE: 'ART_ID_TO!',
    ARTICLE_TO_CATALOGGROUP_MAP: 'ART_ID! CATALOG_GROUP_ID!',
  },
};

/** A sequence as a pattern for the names of the children. */
function getPattern(sequence: string): RegExp {
  const parts = sequence.split(' ').map((part) => {
    const name = part.replace(/[!*]/g, '');
    const mandatory = part.includes('!');
    const many = part.includes('*');
    return `(?:${name} )${mandatory ? (many ? '+' : '') : many ? '*' : '?'}`;
  });
  return new RegExp(`^${parts.join('')}$`);
}

const lengths: Record<Version, Record<string, number>> = {
  '2005': { SUPPLIER_PID: 32, PROD_ID: 32, DESCRIPTION_SHORT: 150 },
  '1.2': { SUPPLIER_AID: 32, ART_ID: 32, ART_ID_TO: 32, DESCRIPTION_SHORT: 80 },
};
const sameLengths = {
  DESCRIPTION_LONG: 64_000,
  MANUFACTURER_NAME: 50,
  KEYWORD: 50,
  REMARKS: 64_000,
  FNAME: 60,
  FVALUE: 60,
  FUNIT: 20,
  FDESCR: 250,
  FVALUE_DETAILS: 250,
  GROUP_ID: 50,
  GROUP_NAME: 50,
  GROUP_DESCRIPTION: 250,
  MIME_SOURCE: 250,
  MIME_DESCR: 250,
  CATALOG_ID: 20,
  SUPPLIER_NAME: 50,
};

test.each(['1.2', '2005'] as const)(
  'decision 14: writes version %s in the order of its schema',
  async (version) => {
    const { root, lines } = await written(version);
    expect(lines).toEqual([]);
    const wrong: string[] = [];
    let checked = 0;
    for (const { name, children } of all(root)) {
      const names = children.map((child) => `${child.name} `).join('');
      const sequence = sequences[version][name];
      if (!(sequence ? getPattern(sequence).test(names) : names === '')) wrong.push(`${name}: ${names}`);
      checked += 1;
    }
    expect(wrong).toEqual([]);
    expect(checked).toBeGreaterThan(5000);
  },
);

test.each(['1.2', '2005'] as const)(
  'decision 14: writes nothing longer than version %s allows, or empty',
  async (version) => {
    const { root } = await written(version);
    const limits: Record<string, number> = { ...sameLengths, ...lengths[version] };
    const wrong = [...all(root)].filter(({ name, text, children }) => {
      if (children.length > 0 || name.endsWith('_PRICE')) return false;
      return text.length === 0 || text.length > (limits[name] ?? 250);
    });
    expect(wrong).toEqual([]);
  },
);

test('decision 14: writes the languages of version 2005 beside each other, and one of 1.2', async () => {
  const { vocabulary, products } = sample;
  const service = toRecord(products.find(({ slug }) => slug === 'commissioning')!, vocabulary);
  const codes = (root: XmlElement) =>
    [...all(root)]
      .filter(({ name }) => name === 'DESCRIPTION_SHORT')
      .map(({ attributes }) => attributes.lang);
  expect(codes((await written('2005', [service])).root)).toEqual(
    expect.arrayContaining(['eng', 'deu', 'fra', 'zho']),
  );
  const german = await written('1.2', [service], 'de');
  expect(codes(german.root)).toEqual([undefined]);
  expect(german.xml).toContain('<LANGUAGE>deu</LANGUAGE>');
  expect(german.xml).toContain(`<DESCRIPTION_SHORT>${service.names?.de}</DESCRIPTION_SHORT>`);
});

test('decision 14: names units by the codes of UN/ECE where there are some', async () => {
  const { vocabulary, products } = sample;
  const reuss = toRecord(products.find(({ slug }) => slug === 'reuss-455')!, vocabulary);
  const { root } = await written('2005', [reuss]);
  const features = [...all(root)].filter(({ name }) => name === 'FEATURE');
  const unit = (key: string) =>
    features
      .filter(({ children }) => children[0]?.text === key)
      .map(({ children }) => children.find(({ name }) => name === 'FUNIT')?.text);
  expect(unit('cross_section')).toContain('MMK');
  expect(unit('crimp_force')).toContain('B47');
  expect(unit('noise')).toEqual(['dB(A)']);
  // The value names its units itself.
  expect(unit('length_accuracy')[0]).toBeUndefined();
});

test('decision 14: says what it had to shorten, and keeps the whole where there is a place for it', async () => {
  const long = `${'very '.repeat(15)}long`;
  const { xml, lines } = await written('1.2', [
    {
      line: 0,
      slug: 'x',
      names: { en: 'N'.repeat(90) },
      specifications: [{ key: 'control', line: 0, value: long, unit: null, system: null }],
    },
  ]);
  expect(lines).toEqual([
    'DESCRIPTION_SHORT "NNNNNNNNNNNNNNNNNNNNNNNNNNNNNN…" has more than 80 characters: shortened',
  ]);
  expect(xml).toContain(`<FVALUE_DETAILS>${long}</FVALUE_DETAILS>`);
  expect(xml).toContain(`<DESCRIPTION_SHORT>${'N'.repeat(79)}…</DESCRIPTION_SHORT>`);
});

test('decision 14: lets no text break out of its place', async () => {
  const hostile = '<![CDATA[ ]]> & </DESCRIPTION_SHORT> "\' \u0000\u000b\ud800 \r\n é 线 😀';
  const { root } = await written('2005', [{ line: 0, slug: 'x', names: { en: hostile } }]);
  const name = [...all(root)].find((element) => element.name === 'DESCRIPTION_SHORT');
  expect(name?.text).toBe('<![CDATA[ ]]> & </DESCRIPTION_SHORT> "\'  \r\n é 线 😀');
});

test('decision 14: an unchanged catalogue is the same file again', async () => {
  expect((await written('2005')).xml).toBe((await written('2005')).xml);
});

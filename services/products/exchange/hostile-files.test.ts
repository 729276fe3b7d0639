import { beforeAll, expect, test } from 'vitest';
import { UnreadableFile } from '#services/foundation/unreadable-file.ts';
import { readBmecat } from './bmecat/read-bmecat.ts';
import { readCsv } from './csv/read-csv.ts';
import { readMapping } from './mapping.ts';
import { readAs, readSample } from './sample-catalogue.ts';
import { xmlLimits } from './xml/read-xml.ts';

let vocabulary: Awaited<ReturnType<typeof readSample>>['vocabulary'];
beforeAll(async () => {
  ({ vocabulary } = await readSample());
});

const catalogue = (inside: string) =>
  `<BMECAT version="2005"><T_NEW_CATALOG>${inside}</T_NEW_CATALOG></BMECAT>`;
const product = (name: string) =>
  catalogue(`<PRODUCT><SUPPLIER_PID>x</SUPPLIER_PID><PRODUCT_DETAILS>
    <DESCRIPTION_SHORT>${name}</DESCRIPTION_SHORT></PRODUCT_DETAILS></PRODUCT>`);

test.each([
  [
    'a file from the disk as an entity',
    '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>',
    '&x;',
    'DTD',
  ],
  ['an address as an entity', '<!DOCTYPE a [<!ENTITY x SYSTEM "http://127.0.0.1/">]>', '&x;', 'DTD'],
  ['a declared entity that is never used', '<!DOCTYPE BMECAT [<!ENTITY x "y">]>', 'x', 'DTD'],
  ['a subset beside an outer document type', '<!DOCTYPE BMECAT SYSTEM "a.dtd" [ ]>', 'x', 'DTD'],
  [
    'an entity that only an outer document type can know',
    '<!DOCTYPE BMECAT SYSTEM "a.dtd">',
    '&x;',
    'entity',
  ],
  [
    'a billion laughs',
    '<!DOCTYPE a [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;">]>',
    '&c;',
    'DTD',
  ],
  ['an entity that nobody declared', '', '&lol;', 'entity'],
  ['text that is not XML', '', '<b', 'Unexpected|Unencoded|Unclosed|unescaped|name'],
  ['elements that end in the wrong order', '', '<b><i></b></i>', 'closing tag|Unmatched|Unexpected'],
])('decision 14: refuses %s', async (_, before, inside, message) => {
  const reading = readAs(readBmecat, before + product(inside), { vocabulary });
  await expect(reading).rejects.toThrow(UnreadableFile);
  await expect(reading).rejects.toThrow(new RegExp(message, 'i'));
});

test.each([
  '<!DOCTYPE BMECAT>',
  '<!DOCTYPE BMECAT SYSTEM "http://127.0.0.1/bmecat_new_catalog_1_2.dtd">',
  `<!DOCTYPE BMECAT PUBLIC "-//BMEcat//DTD//EN" 'file:///etc/passwd'>`,
])('issue 30: a document type that declares nothing is harmless and never loaded: %s', async (doctype) => {
  const { records } = await readAs(readBmecat, doctype + product('x'), { vocabulary });
  expect(records).toHaveLength(1);
});

test('decision 14: refuses a document type that never ends', async () => {
  const endless = [
    '<!DOCTYPE a [',
    ...Array.from({ length: 200 }, () => `<!ENTITY x "${'y'.repeat(1000)}">`),
  ];
  await expect(readAs(readBmecat, endless, { vocabulary })).rejects.toThrow(UnreadableFile);
});

test('decision 14: refuses a hundred thousand elements within each other', async () => {
  await expect(readAs(readBmecat, catalogue('<a>'.repeat(100_000)), { vocabulary })).rejects.toThrow('deep');
});

test('decision 14: refuses an attribute of ten million characters', async () => {
  const reading = readAs(readBmecat, catalogue(`<PRODUCT mode="${'x'.repeat(10_000_000)}"/>`), {
    vocabulary,
  });
  await expect(reading).rejects.toThrow(UnreadableFile);
});

test('decision 14: refuses a text that is longer than any of the standard', async () => {
  await expect(readAs(readBmecat, product('x'.repeat(300_000)), { vocabulary })).rejects.toThrow(
    'characters',
  );
});

test('decision 14: refuses a product of a million elements; fifty thousand are usual for some writers', async () => {
  const reading = readAs(readBmecat, catalogue(`<PRODUCT>${'<a/>'.repeat(1_000_000)}</PRODUCT>`), {
    vocabulary,
  });
  await expect(reading).rejects.toThrow('elements');
  const usual = catalogue(`<PRODUCT><SUPPLIER_PID>x</SUPPLIER_PID>${'<a/>'.repeat(50_000)}</PRODUCT>`);
  expect((await readAs(readBmecat, usual, { vocabulary })).records).toHaveLength(1);
});

test('decision 14: refuses a file that is larger than the limit, before it is read to its end', async () => {
  let given = 0;
  async function* endless() {
    yield Buffer.from('<BMECAT>');
    for (;;) {
      given += 1;
      yield Buffer.from(' '.repeat(1000));
    }
  }
  const limits = { ...xmlLimits, bytes: 10_000 };
  await expect(
    readAs((_, options) => readBmecat(endless, options), '', { vocabulary, limits }),
  ).rejects.toThrow('larger than');
  expect(given).toBeLessThan(12);
});

test.each([
  ['UTF-7', '<?xml version="1.0" encoding="UTF-7"?>+ADw-BMECAT+AD4-'],
  ['UTF-16', Buffer.from('\ufeff<BMECAT/>', 'utf16le')],
  ['something else than it says', Buffer.from([...Buffer.from('<BMECAT>'), 0xff, 0xfe, 0x41])],
])('decision 14: refuses a file written in %s', async (_, content) => {
  await expect(readAs(readBmecat, content, { vocabulary })).rejects.toThrow(/accepted|not written in/);
});

test.each([
  ['nothing', '', 'empty'],
  ['another root', '<html/>', 'not BMEcat'],
  ['half a file', '<BMECAT><HEADER>', 'Unclosed'],
])('decision 14: refuses %s', async (_, content, message) => {
  await expect(readAs(readBmecat, content, { vocabulary })).rejects.toThrow(message);
});

test.each([
  ['nothing', '', 'empty'],
  ['a table without numbers of products', 'name.en,weight\nA,1', 'slug'],
  ['a cell that never ends', `slug,name.en\nx,"${'y'.repeat(2_000_000)}`, 'record'],
  ['a quote that never ends', 'slug,name.en\nx,"y', 'Quote'],
  [
    'letters of another country',
    Buffer.from([...Buffer.from('slug,name.en\nx,'), 0xe4, 0x0a]),
    'not written in',
  ],
])('decision 14: refuses %s as a table', async (_, content, message) => {
  const reading = readAs(readCsv, content, { vocabulary });
  await expect(reading).rejects.toThrow(UnreadableFile);
  await expect(reading).rejects.toThrow(new RegExp(message, 'i'));
});

test.each([
  ['fields that nobody reads', 'colour: red', 'colour'],
  ['a language of nobody', 'language: xx', 'language'],
  ['text that is not YAML', 'features: [', ''],
  ['aliases that grow', 'a: &a [x,x]\nb: &b [*a,*a]\nfeatures: *b', ''],
])('decision 14: refuses a mapping with %s', (_, text, message) => {
  expect(() => readMapping(text)).toThrow(message);
});

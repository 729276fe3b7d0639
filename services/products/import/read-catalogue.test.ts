import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { languages } from '#contracts/languages.ts';
import { describe } from '#seed/schema/problem.ts';
import { readCatalogue } from './read-catalogue.ts';

const sample = join(import.meta.dirname, '../../../tests/contract/sample');
let copy: string;

beforeEach(async () => {
  copy = await mkdtemp(join(tmpdir(), 'catalogue-'));
  await cp(sample, copy, { recursive: true });
});
afterEach(() => rm(copy, { recursive: true }));

const read = () => readCatalogue(join(copy, 'products'));
const problems = async () => (await read()).problems.map(describe);
const edit = async (file: string, from: string, to: string) => {
  const path = join(copy, 'products', file);
  const text = await readFile(path, 'utf8');
  expect(text).toContain(from);
  await writeFile(path, text.replace(from, to));
};

test('a catalogue without slips is read whole', async () => {
  const { catalogue, problems } = await read();
  expect(problems).toEqual([]);
  expect(catalogue.products.map(({ slug }) => slug)).toEqual([
    'lumen-plan',
    'reuss-455',
    'reuss-520',
    'sihl-1000',
    'sihl-245',
    'commissioning',
  ]);
});

test('`without` means every country but these', async () => {
  const { catalogue } = await read();
  const { countries = [] } = catalogue.products.find(({ slug }) => slug === 'reuss-520') ?? {};
  expect(countries).toContain('CH');
  expect(countries).not.toContain('CN');
  expect(countries).toHaveLength(249);
});

test('a classification shows a machine as its products do: without a ground where they have none', async () => {
  await edit('classifications.yaml', 'image: logo.svg', 'image: machine.svg');
  const { catalogue } = await read();
  expect(catalogue.classifications[0]?.image).toMatchObject({ name: 'machine.svg', kind: 'cutout' });
});

test.each([
  [
    'attributes.yaml',
    'unit: kg',
    'unit: stone',
    'attributes.yaml:7:34: field weight/unit: "stone" is not a unit',
  ],
  [
    'attributes.yaml',
    'quantity: mass',
    'quantity: mas',
    'attributes.yaml:7:18: field weight/quantity: "mas" must be one of text, number, cross-section, length, small-length, long-length, dimensions, mass, force, press-force, pressure, speed, air-flow, temperature, torque, volume, surface, time, voltage, current, resistance, frequency, apparent-power, power, angle',
  ],
  [
    'attributes.yaml',
    'unit: kg',
    'unit: kN',
    'attributes.yaml:7:34: field weight/unit: "kN" is not a unit of mass',
  ],
  ['attributes.yaml', 'unit: kg', 'unti: kg', 'attributes.yaml:7:34: field weight/unti: is not a field here'],
  [
    'attribute-groups.yaml',
    'key: machine',
    'key: 7',
    'attribute-groups.yaml:4:5: field 7/key: must be text (in quotes where it looks like a number), not "7"',
  ],
  [
    'brands.yaml',
    'name: Litzen',
    'name: 3',
    'brands.yaml:1:17: field litzen/name: must be text (in quotes where it looks like a number), not "3"',
  ],
  [
    'products/sihl-245.yaml',
    'brand: sutera',
    'brand: sutra',
    'products/sihl-245.yaml:2:1: field brand: names the brand "sutra", which does not exist',
  ],
  [
    'products/sihl-245.yaml',
    'position: 10',
    'position: 1.5',
    'products/sihl-245.yaml:3:1: field position: must be a whole number',
  ],
  [
    'texts/en/services/commissioning.yaml',
    'benefits:',
    'benefit:',
    'texts/en/services/commissioning.yaml:3:1: field benefit: is not a field here',
  ],
  [
    'texts/en/services/commissioning.yaml',
    'short:',
    'short: 7\nlonger:',
    'texts/en/services/commissioning.yaml:1:1: field short: must be text (in quotes where it looks like a number), not "7"',
  ],
  [
    'products/reuss-455.yaml',
    'kind: cutout',
    'kind: cut',
    'products/reuss-455.yaml:7:26: field images/2/kind: "cut" must be one of cutout, scene',
  ],
  [
    'products/reuss-455.yaml',
    'login: true',
    'login: maybe',
    'products/reuss-455.yaml:37:5: field documents/2/login: must be true or false, not "maybe"',
  ],
  [
    'capabilities.yaml',
    'slug: tin',
    'slug: Tin plating',
    'capabilities.yaml:4:5: field Tin plating/slug: "Tin plating" must be lower case, digits and hyphens',
  ],
  [
    'classifications.yaml',
    'type: service',
    'type: servcie',
    'classifications.yaml:18:25: field installation/type: "servcie" must be one of product, service',
  ],
  [
    'products/sihl-245.yaml',
    'name: Sihl 245',
    'name: { de: Sihl }',
    'products/sihl-245.yaml:1:1: field name: is missing in English',
  ],
  ['attributes.yaml', 'key: weight', 'key: noise', 'attributes.yaml:7:3: field noise: appears twice'],
  [
    'attributes.yaml',
    'group: connection',
    'group: network',
    'attributes.yaml:5:48: field noise/group: names the group "network", which does not exist',
  ],
  [
    'attribute-groups.yaml',
    '{ en: Machine }',
    '{ de: Maschine }',
    'attribute-groups.yaml:4:19: field machine/name: is missing in English',
  ],
  [
    'services/commissioning.yaml',
    'en: The machine turns,',
    '',
    'services/commissioning.yaml:5:52: field video/title: is missing in English',
  ],
  [
    'brands.yaml',
    'logo.svg',
    'none.svg',
    'brands.yaml:1:42: field litzen/image: there is no none.svg in the media directory',
  ],
  [
    'brands.yaml',
    'logo.svg',
    'turn.mp4',
    'brands.yaml:1:42: field litzen/image: "turn.mp4" is not a picture',
  ],
  [
    'capabilities.yaml',
    '{ en: Tin }',
    '{ de: Zinn }',
    'capabilities.yaml:4:16: field tin/name: is missing in English',
  ],
  [
    'capabilities.yaml',
    '{ en: Tin }',
    '{ en: Tin, xx: y }',
    `capabilities.yaml:4:33: field tin/name/xx: "xx" must be one of ${languages.join(', ')}`,
  ],
  [
    'classifications.yaml',
    'parent: wire-processing',
    'parent: software',
    'classifications.yaml:9:46: field automatic-crimping/parent: "software" must stand above it in the file, with the same type',
  ],
  [
    'classifications.yaml',
    'filters: [crimp_force]',
    'filters: [control]',
    'classifications.yaml:16:13: field wire-crimping/filters/1: names the numeric attribute "control", which does not exist',
  ],
  [
    'products/sihl-245.yaml',
    'position: 10',
    'position: high',
    'products/sihl-245.yaml:3:1: field position: must be a number, not "high"',
  ],
  [
    'products/sihl-245.yaml',
    'classifications: [wire-crimping]',
    'classifications: [installation]',
    'products/sihl-245.yaml:5:19: field classifications/1: names the classification of a product "installation", which does not exist',
  ],
  [
    'products/sihl-245.yaml',
    '[CH, DE]',
    '[CH, ZZ]',
    'products/sihl-245.yaml:4:17: field countries/2: names the country "ZZ", which does not exist',
  ],
  [
    'products/sihl-245.yaml',
    '[crimp]',
    '[crimp, fly]',
    'products/sihl-245.yaml:6:23: field capabilities/2: names the capability "fly", which does not exist',
  ],
  [
    'products/sihl-245.yaml',
    'key: weight',
    'key: colour',
    'products/sihl-245.yaml:10:7: field specifications/3/key: "colour" is not an attribute of attributes.yaml',
  ],
  [
    'products/sihl-245.yaml',
    'key: weight',
    'key: crimp_force',
    'products/sihl-245.yaml:10:5: field specifications/3: "crimp_force" is given twice for one system',
  ],
  [
    'products/sihl-245.yaml',
    '"https://films.example/sihl"',
    'ftp://films',
    'products/sihl-245.yaml:11:10: field video/url: must begin with https:// or be the name of a film',
  ],
  [
    'products/reuss-455.yaml',
    'model: reuss.glb',
    'model: turn.mp4',
    'products/reuss-455.yaml:40:1: field model: "turn.mp4" is not a model',
  ],
  [
    'products/reuss-455.yaml',
    'silent: true',
    'alternative: turn.webm',
    'products/reuss-455.yaml:39:41: field video/alternative: there is no turn.webm in the media directory',
  ],
  [
    'products/reuss-455.yaml',
    'reuss-520',
    'reuss-521',
    'products/reuss-455.yaml:42:13: field related/related/1: names the product "reuss-521", which does not exist',
  ],
  [
    'products/reuss-455.yaml',
    '[commissioning]',
    '[reuss-520]',
    'products/reuss-455.yaml:43:13: field related/service/1: names the service "reuss-520", which does not exist',
  ],
  [
    'products/reuss-455.yaml',
    'reuss-455-manual',
    'reuss-455-data-sheet',
    'products/reuss-455.yaml:34:5: field documents/2/slug: "reuss-455-data-sheet" is the slug of two documents',
  ],
  [
    'products/reuss-455.yaml',
    'type: manual',
    'type: book',
    'products/reuss-455.yaml:35:5: field documents/2/type: "book" must be one of brochure, data-sheet, manual, declaration, spare-parts, application-note, release-note',
  ],
  [
    'products/reuss-455.yaml',
    '  - { image: machine.svg }\n',
    '',
    'texts/en/products/reuss-455.yaml:6:1: field highlights: has words for 2 highlights, but there are pictures for 1',
  ],
  [
    'texts/en/products/sihl-245.yaml',
    'short:',
    'brief:',
    'texts/en/products/sihl-245.yaml:1:1: field brief: is not a field here',
  ],
])('%s: %j for %j is named by file, line and field', async (file, from, to, problem) => {
  await edit(file, from, to);
  expect(await problems()).toContain(problem);
});

test('what is missing and what is too much are named', async () => {
  await rm(join(copy, 'products/capabilities.yaml'));
  await rm(join(copy, 'products/texts/en/products/sihl-245.yaml'));
  await writeFile(join(copy, 'products/texts/en/products/gone.yaml'), 'short: Gone.\n');
  await writeFile(join(copy, 'products/products/Wrong Name.yaml'), 'name: Wrong\n');
  await writeFile(join(copy, 'products/services/reuss-455.yaml'), '- a list\n');
  await writeFile(join(copy, 'products/services/repair.yml'), 'name: Repair\n');
  expect(await problems()).toEqual(
    expect.arrayContaining([
      'capabilities.yaml: is missing',
      'products/sihl-245.yaml: has no texts in English',
      'texts/en/products/gone.yaml: there is no such product',
      'products/Wrong Name.yaml: must be {slug}.yaml',
      'services/reuss-455.yaml:1:1: must be an entry with fields, not a list',
      'services/reuss-455.yaml: has the slug of a product',
      'services/repair.yml: must end in .yaml',
    ]),
  );
});

test('YAML that cannot be understood is one problem of its file', async () => {
  await writeFile(join(copy, 'products/products/sihl-245.yaml'), 'name: [unfinished\n');
  expect((await problems()).some((problem) => problem.startsWith('products/sihl-245.yaml:'))).toBe(true);
});

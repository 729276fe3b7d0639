import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { describe } from '#seed/schema/problem.ts';
import { readSeed } from './read-seed.ts';

let directory = '';
afterEach(() => rm(directory, { recursive: true, force: true }));

const usual = {
  'countries.yaml':
    '- { code: CH, name: Switzerland, languages: [de, en] }\n- { code: US, name: United States }',
  'languages.yaml': '- { code: en, name: English, defaultCountry: US }',
  'sites.yaml': '- { key: main, name: Main, domains: [www.a.example], theme: Default, languages: [en, de] }',
  'brands.yaml': '- { key: a, name: A, image: logo }',
  'redirects.yaml': '- { site: main, previousUrl: /Old, target: /new, status: 301 }',
  'themes.json': '[{ "key": "Default", "name": "Default", "scheme": "light", "tokens": {} }]',
  'files.yaml': 'logo: { file: logo.svg, alt: { en: Logo } }',
  'media/logo.svg': '<svg/>',
  'contacts.yaml': '- { slug: ada, name: Ada Winter }',
  'locations.yaml':
    '- { slug: thun, name: S, brands: [A], kinds: [production], region: europe, country: CH, street: Aareweg 19, postalCode: "3602", city: Thun, phone: "1", email: a@b.example, latitude: 46.8, longitude: 7.6, timeZone: Europe/Zurich, hours: "Mo-Fr 08:00-17:00", expert: ada }',
  'news.yaml': '- { key: first, date: 2025-01-02, title: { en: First }, link: { page: about } }',
  'editors.yaml': '- { name: Ada Winter, role: chief }',
  'navigation/main.yaml':
    'header: { items: [{ title: { en: About }, page: about }, { title: { en: Empty }, href: "" }] }\nfooter: { sections: [] }',
  'pages/main/home.yaml': 'title: Home\nblocks: [{ hero: { id: intro, title: Hello } }]',
  'pages/main/home@cn.yaml': 'title: Home in China',
  'pages/main/about.yaml': 'title: About\norder: 2',
  'pages/main/about.de.yaml': 'title: Über uns',
};

async function read(files: Record<string, string>) {
  directory = await mkdtemp(join(tmpdir(), 'seed-'));
  for (const [name, text] of Object.entries({ ...usual, ...files })) {
    await mkdir(dirname(join(directory, name)), { recursive: true });
    await writeFile(join(directory, name), text);
  }
  const { seed, problems } = await readSeed(directory, join(directory, 'media'));
  return { seed, problems: problems.map(describe) };
}

test('pages are found by the names of their files', async () => {
  const { seed, problems } = await read({});
  expect(problems).toEqual([]);
  expect(seed.pages.map(({ path, countries, texts }) => [path, countries, Object.keys(texts)])).toEqual([
    ['/about', [], ['en', 'de']],
    ['/', [], ['en']],
    ['/', ['CN'], ['en']],
  ]);
});

test('ids are the same each time', async () => {
  const [first, second] = [await read({}), await read({})];
  expect(second.seed.pages.map(({ id }) => id)).toEqual(first.seed.pages.map(({ id }) => id));
  expect(new Set(first.seed.pages.map(({ id }) => id)).size).toBe(3);
});

const home = (blocks: string) => ({ 'pages/main/home.yaml': `title: Home\nblocks:\n  - ${blocks}\n` });
const german = (blocks: string) => ({
  'pages/main/home.de.yaml': `title: Startseite\nblocks:\n  intro:\n    ${blocks}\n`,
});

test.each<[string, Record<string, string>, string]>([
  [
    'an order that is no number',
    { 'pages/main/about.yaml': 'title: About\norder: abc' },
    'pages/main/about.yaml:2:1: field order: must be a number, not "abc"',
  ],
  [
    'a field that no page has',
    { 'pages/main/about.yaml': 'title: About\nodrer: 2' },
    'pages/main/about.yaml:2:1: field odrer: is no field here',
  ],
  [
    'a day that is none',
    { 'pages/main/about.yaml': 'title: About\npublicationDate: 2025-13-41' },
    'pages/main/about.yaml:2:1: field publicationDate: must be a day, or a day and a time',
  ],
  [
    'a kind of page that there is not',
    { 'pages/main/about.yaml': 'title: About\ntype: TALE' },
    'pages/main/about.yaml:2:1: field type: "TALE" must be one of CONTENT, SYSTEM, STORY, MEDIA_RELEASE',
  ],
  [
    'a block that is none',
    home('carousel: { id: a }'),
    'pages/main/home.yaml:3:5: field blocks/a: "carousel" is no block; blocks are hero, ',
  ],
  [
    'a field that no such block has',
    home('hero: { id: intro, titel: Hello }'),
    'pages/main/home.yaml:3:24: field blocks/intro/hero/titel: is no field here',
  ],
  [
    'a choice that a block does not have',
    home('hero: { id: intro, layout: wide }'),
    'pages/main/home.yaml:3:24: field blocks/intro/hero/layout: "wide" must be one of full, split, plain',
  ],
  [
    'a text that a block must have',
    home('quote: { id: said, name: Ada }'),
    'pages/main/home.yaml:3:5: field blocks/said/quote/quote: is missing',
  ],
  [
    'a number where a block has a text',
    home('table: { id: t, columns: [A, B], rows: [[one, 1.10]] }'),
    'pages/main/home.yaml:3:51: field blocks/t/table/rows/1/cells/2/value: must be a text (one that',
  ],
  [
    'a text that is too long for its block',
    home(`hero: { id: intro, title: ${'x'.repeat(201)} }`),
    'pages/main/home.yaml:3:24: field blocks/intro/hero/title: is 201 characters long, at most 200 fit',
  ],
  [
    'a picture that is not there',
    home('hero: { id: intro, image: nothing }'),
    'pages/main/home.yaml:3:24: field blocks/intro/hero/image: names the file "nothing", which files.yaml does',
  ],
  [
    'a page that is not there',
    home('hero: { id: intro, actions: [{ text: Go, page: nowhere }] }'),
    'pages/main/home.yaml:3:34: field blocks/intro/hero/actions/1: names the page "nowhere", which does not exist',
  ],
  [
    'a link with two targets',
    home('hero: { id: intro, actions: [{ text: Go, page: about, path: /products }] }'),
    'pages/main/home.yaml:3:34: field blocks/intro/hero/actions/1: needs one target of page, ',
  ],
  [
    'a translated picture',
    german('image: logo'),
    'pages/main/home.de.yaml:4:5: field blocks/intro/image: is the same in every language',
  ],
  [
    'a translation of no block',
    { 'pages/main/home.de.yaml': 'title: Startseite\nblocks:\n  outro: {}' },
    'pages/main/home.de.yaml:3:3: field blocks/outro: is translated, but the page has no such block',
  ],
  [
    'a translation of other items',
    german('actions: [Eins, Zwei]'),
    'pages/main/home.de.yaml:4:5: field blocks/intro/actions: has 2 entries, the source has 0',
  ],
  [
    'a person who is not there',
    { 'pages/main/home.yaml': 'title: Home\ncontacts: [ada, bob]' },
    'pages/main/home.yaml:2:17: field contacts/2: names "bob", who is not in contacts.yaml',
  ],
  [
    'news without a day',
    { 'news.yaml': '- { key: first, date: soon, title: { en: First } }' },
    'news.yaml: field first/date: must be a date and time',
  ],
  [
    'news about a page that is not there',
    { 'news.yaml': '- { key: first, date: 2025-01-02, title: { en: First }, link: { page: moon } }' },
    'news.yaml: field first/link: names the page "moon", which does not exist',
  ],
  [
    'a broken file',
    { 'pages/main/home.yaml': 'title: "Home' },
    'pages/main/home.yaml:1:13: Missing closing "quote',
  ],
  [
    'a translation without source',
    { 'pages/main/team.de.yaml': 'title: Team' },
    'pages/main/team.de.yaml: translates main/team.yaml, which is not there',
  ],
  [
    'a language that is none',
    { 'pages/main/home.xx.yaml': 'title: X' },
    'pages/main/home.xx.yaml: xx is no language',
  ],
  [
    'a site that is none',
    { 'pages/moon/home.yaml': 'title: X' },
    'pages/moon/home.yaml:1:1: "moon" is no site',
  ],
  [
    'a page without title',
    { 'pages/main/home.yaml': 'lead: X' },
    'pages/main/home.yaml:1:1: field title: is missing',
  ],
  [
    'a text that is too long in German',
    { 'pages/main/about.de.yaml': `title: ${'x'.repeat(161)}` },
    'pages/main/about.de.yaml:1:1: field title: is 161',
  ],
  [
    'a theme that is none',
    { 'pages/main/home.yaml': 'title: Home\ntheme: Pink' },
    'pages/main/home.yaml:2:1: field theme: "Pink" is no theme',
  ],
  [
    'a password page without password',
    { 'pages/main/home.yaml': 'title: Home\nprotection: password' },
    'pages/main/home.yaml:1:1: field passwords: has none',
  ],
  [
    'a medium that is not there',
    { 'files.yaml': 'logo: { file: gone.svg }' },
    'files.yaml: field logo: there is no gone.svg',
  ],
  [
    'a circle of redirects',
    { 'redirects.yaml': '- { site: main, previousUrl: /a, target: /A }' },
    'redirects.yaml: main: /a leads back',
  ],
  [
    'a navigation to nowhere',
    { 'navigation/main.yaml': 'header: { items: [{ title: { en: X }, page: moon }] }\nfooter: {}' },
    'navigation/main.yaml: field header/items/1/link: names the page "moon"',
  ],
  [
    'a slip of the pen',
    { 'sites.yaml': `${usual['sites.yaml'].slice(0, -1)}, colour: red }` },
    'sites.yaml:1:92: field main/colour: is no field here',
  ],
])('%s is told by file, line, column and field', async (_, files, problem) => {
  const { problems } = await read(files);
  expect(problems.filter((line) => line.startsWith(problem))).toHaveLength(1);
});

test('LOK-01 a location names what there is, and where on earth it is', async () => {
  const { seed, problems } = await read({
    'locations.yaml':
      '- { slug: Thun!, name: S, brands: [B], kinds: [castle], region: europe, country: CH, street: A, postalCode: "1", city: T, phone: "1", email: a@b.example, latitude: 146, longitude: x, timeZone: Europe/Thun, hours: daily, expert: bob }',
  });
  expect(seed.locations).toHaveLength(1);
  expect(problems.map((problem) => problem.replace('locations.yaml: field Thun!/', ''))).toEqual([
    'slug: must be lower case with hyphens',
    'brands: "B" is no brand in brands.yaml',
    'kinds: "castle" is none of those that there are',
    'latitude: must be degrees from -90 to 90',
    'longitude: must be degrees from -180 to 180',
    'timeZone: must be a name of the IANA database, such as Europe/Zurich',
    'hours: must be days and times such as Mo-Fr 08:00-17:00, several with commas',
    'expert: names "bob", whom contacts.yaml does not have',
  ]);
});

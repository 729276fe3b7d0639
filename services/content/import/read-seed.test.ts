import { expect, test } from 'vitest';
import { readContent, themeWith, usual } from '../../../tests/support/records/content-files.ts';

test('pages are found by the names of their files', async () => {
  const { seed, problems } = await readContent({});
  expect(problems).toEqual([]);
  expect(seed.pages.map(({ path, countries, texts }) => [path, countries, Object.keys(texts)])).toEqual([
    ['/about', [], ['en', 'de']],
    ['/', [], ['en']],
    ['/', ['CN'], ['en']],
  ]);
});

test('ids are the same each time', async () => {
  const [first, second] = [await readContent({}), await readContent({})];
  expect(second.seed.pages.map(({ id }) => id)).toEqual(first.seed.pages.map(({ id }) => id));
  expect(new Set(first.seed.pages.map(({ id }) => id)).size).toBe(3);
});

test.each<[string, Record<string, string>, string]>([
  [
    'news without a day',
    { 'news.yaml': '- { key: first, date: soon, title: { en: First } }' },
    'news.yaml:1:17: field first/date: must be a day, or a day and a time',
  ],
  [
    'news about a page that is not there',
    { 'news.yaml': '- { key: first, date: 2025-01-02, title: { en: First }, link: { page: moon } }' },
    'news.yaml:1:57: field first/link: names the page "moon", which does not exist',
  ],
  [
    'a theme that is no light and no dark one',
    { 'themes/Teal.yaml': themeWith({}).replace('light', 'pale') },
    'themes/Teal.yaml:3:1: field scheme: "pale" must be one of light, dark',
  ],
  [
    'a colour that is none',
    { 'themes/Teal.yaml': themeWith({ page: 'white' }) },
    'themes/Teal.yaml:4:10: field tokens/page: must be a colour such as #ae5121',
  ],
  [
    'a colour that no theme has',
    { 'themes/Teal.yaml': themeWith({ pages: '#ffffff' }) },
    'themes/Teal.yaml:4:416: field tokens/pages: is not a field here',
  ],
  [
    'a theme that lacks a colour',
    { 'themes/Teal.yaml': themeWith({}).replace('"page"', '"pagee"') },
    'themes/Teal.yaml:4:1: field tokens/page: is missing',
  ],
  [
    'a theme of a name that is none',
    { 'themes/light blue.yaml': themeWith({}) },
    'themes/light blue.yaml: must be named by its key: ',
  ],
  [
    'a medium that is not there',
    { 'files.yaml': 'logo: { file: gone.svg }' },
    'files.yaml:1:1: field logo: there is no gone.svg',
  ],
  [
    'a circle of redirects',
    { 'redirects.yaml': '- { site: main, previousUrl: /a, target: /A }' },
    'redirects.yaml:1:3: field main /a: leads back to itself',
  ],
  [
    'a redirect of no site',
    { 'redirects.yaml': '- { site: moon, previousUrl: /a, target: /b }' },
    'redirects.yaml:1:5: field moon /a/site: "moon" is not a site',
  ],
  [
    'a redirect with a status that is none',
    { 'redirects.yaml': '- { previousUrl: /a, target: /b, status: 200 }' },
    'redirects.yaml:1:34: field /a/status: "200" must be one of 301, 302, 307, 308',
  ],
  [
    'a redirect twice',
    { 'redirects.yaml': '- { previousUrl: /a, target: /b }\n- { previousUrl: /A, target: /c }' },
    'redirects.yaml:2:3: field /A: is redirected twice',
  ],
  [
    'a country without its name',
    { 'countries.yaml': '- { code: CH }\n- { code: US, name: United States }' },
    'countries.yaml:1:3: field CH/name: is missing',
  ],
  [
    'a country that is none at all',
    { 'countries.yaml': '- { code: XX, name: Nowhere }\n- { code: US, name: United States }' },
    'countries.yaml:1:5: field XX/code: "XX" is not a country',
  ],
  [
    'a language of a country that is not there',
    { 'languages.yaml': '- { code: en, name: English, defaultCountry: GB }' },
    'languages.yaml:1:30: field en/defaultCountry: names the country "GB", which countries.yaml does not have',
  ],
  [
    'a site with a theme that is none',
    { 'sites.yaml': usual['sites.yaml'].replace('Default', 'Pink') },
    'sites.yaml:1:54: field main/theme: names the theme "Pink", which does not exist',
  ],
  [
    'a brand with a picture that is not there',
    { 'brands.yaml': '- { key: a, name: A, image: gone }' },
    'brands.yaml:1:22: field a/image: names the file "gone", which does not exist',
  ],
  [
    'a field that no brand has',
    { 'brands.yaml': '- { key: a, name: A, imgae: logo }' },
    'brands.yaml:1:22: field a/imgae: is not a field here',
  ],
  [
    'an editor with a role that there is not',
    { 'editors.yaml': '- { name: Ada Winter, role: boss }' },
    'editors.yaml:1:23: field Ada Winter/role: "boss" must be one of chief, editor',
  ],
  [
    'a person without a name',
    { 'contacts.yaml': '- { slug: ada }' },
    'contacts.yaml:1:3: field ada/name: is missing',
  ],
  [
    'a point of a picture with three parts',
    { 'files.yaml': 'logo: { file: logo.svg, focal: [0, 0.5, 1] }' },
    'files.yaml:1:41: field logo/focal/3: is one too many',
  ],
  [
    'a country by a number',
    { 'countries.yaml': '- { code: 41, name: Switzerland }\n- { code: US, name: United States }' },
    'countries.yaml:1:5: field 41/code: must be text (in quotes where it looks like a number), not "41"',
  ],
  [
    'a file without bytes',
    { 'files.yaml': 'logo: { file: logo.svg }\nfilm: { poster: logo }' },
    'files.yaml:2:1: field film: must have file, sources or files',
  ],
  [
    'a field that no entry of a navigation has',
    { 'navigation/main.yaml': 'header: { items: [{ title: { en: X }, pgae: about }] }\nfooter: {}' },
    'navigation/main.yaml:1:39: field header/items/1/pgae: is not a field here',
  ],
  [
    'a navigation for a country that is none',
    { 'navigation/main.yaml': 'header: { items: [{ title: { en: X }, countries: [XX] }] }\nfooter: {}' },
    'navigation/main.yaml:1:51: field header/items/1/countries/1: "XX" is not a country',
  ],
  [
    'a navigation with a theme that is none',
    { 'navigation/main.yaml': 'header: { items: [] }\nfooter: { theme: Pink }' },
    'navigation/main.yaml:2:11: field footer/theme: names the theme "Pink", which does not exist',
  ],
  [
    'a navigation to nowhere',
    { 'navigation/main.yaml': 'header: { items: [{ title: { en: X }, page: moon }] }\nfooter: {}' },
    'navigation/main.yaml:1:19: field header/items/1/link: names the page "moon"',
  ],
  [
    'a slip of the pen',
    { 'sites.yaml': `${usual['sites.yaml'].slice(0, -1)}, colour: red }` },
    'sites.yaml:1:92: field main/colour: is not a field here',
  ],
])('%s is told by file, line, column and field', async (_, files, problem) => {
  const { problems } = await readContent(files);
  expect(problems.filter((line) => line.startsWith(problem))).toHaveLength(1);
});

const castle = `
- slug: thun
  name: Sutera
  brands: [A]
  kinds: [production]
  region: europe
  country: CH
  street: Aareweg 19
  postalCode: "3602"
  city: Thun
  phone: +41 33 555 01 10
  email: thun@group.example
  latitude: 46.8
  longitude: 7.6
  timeZone: Europe/Zurich
  hours: Mo-Fr 08:00-17:00
  languages: [de]
`;

test.each([
  ['brands: [A]', 'brands: [B]', '4:12: field thun/brands/1: names the brand "B", which does not exist'],
  [
    'kinds: [production]',
    'kinds: [castle]',
    '5:11: field thun/kinds/1: "castle" must be one of headquarters, ',
  ],
  ['kinds: [production]', 'kinds: []', '5:3: field thun/kinds: is missing'],
  ['region: europe', 'region: moon', '6:3: field thun/region: "moon" must be one of europe, africa, '],
  ['country: CH', 'country: XX', '7:3: field thun/country: "XX" is not a country'],
  ['city: Thun', 'town: Thun', '10:3: field thun/town: is not a field here'],
  ['city: Thun', '', '2:3: field thun/city: is missing'],
  ['phone: +41 33 555 01 10', 'phone: "1"', '11:3: field thun/phone: must be a telephone number such as'],
  ['email: thun@group.example', 'email: thun', '12:3: field thun/email: must be an e-mail address'],
  ['latitude: 46.8', 'latitude: 146', '13:3: field thun/latitude: must be from -90 to 90'],
  ['longitude: 7.6', 'longitude: x', '14:3: field thun/longitude: must be a number, not "x"'],
  ['Europe/Zurich', 'Europe/Thun', '15:3: field thun/timeZone: must be a name of the IANA database, such as'],
  ['Mo-Fr 08:00-17:00', 'daily', '16:3: field thun/hours: must be days and times such as Mo-Fr 08:00-17:00'],
  [
    'languages: [de]',
    'expert: bob',
    '17:3: field thun/expert: names the contact "bob", which does not exist',
  ],
  ['slug: thun', 'slug: Thun!', '2:3: field Thun!/slug: must be lower case with hyphens'],
])('LOK-01 a location with %s as %s is told by line, column and field', async (right, wrong, problem) => {
  expect(castle).toContain(right);
  const { problems } = await readContent({ 'locations.yaml': castle.replace(right, wrong) });
  expect(problems.filter((line) => line.startsWith(`locations.yaml:${problem}`))).toHaveLength(1);
});

test('one slip is one line, even where others refer to what has it', async () => {
  const { problems } = await readContent({
    'contacts.yaml': '- { slug: ada, name: Ada Winter, role: chief }',
    'files.yaml': 'logo: { file: logo.svg, alt: { en: Logo }, focal: [2, 0] }',
    'sites.yaml': `${usual['sites.yaml'].slice(0, -1)}, hideSideButtons: maybe }`,
    'pages/main/about.yaml': 'title: About\norder: abc',
    'themes/Default.yaml': themeWith({}).replace('light', 'pale'),
  });
  expect(problems.map((problem) => problem.replace(/ must .*/, ''))).toEqual([
    'themes/Default.yaml:3:1: field scheme: "pale"',
    'files.yaml:1:52: field logo/focal/1:',
    'pages/main/about.yaml:2:1: field order:',
    'contacts.yaml:1:34: field ada/role:',
    'sites.yaml:1:92: field main/hideSideButtons:',
  ]);
});

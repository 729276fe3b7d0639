import { expect, test } from 'vitest';
import { readContent } from '../../../tests/support/records/content-files.ts';

const home = (blocks: string) => ({ 'pages/main/home.yaml': `title: Home\nblocks:\n  - ${blocks}\n` });
const german = (blocks: string) => ({
  'pages/main/home.de.yaml': `title: Startseite\nblocks:\n  intro:\n    ${blocks}\n`,
});

test.each<[string, Record<string, string>, string]>([
  [
    'an order that is not a number',
    { 'pages/main/about.yaml': 'title: About\norder: abc' },
    'pages/main/about.yaml:2:1: field order: must be a number, not "abc"',
  ],
  [
    'a field that no page has',
    { 'pages/main/about.yaml': 'title: About\nodrer: 2' },
    'pages/main/about.yaml:2:1: field odrer: is not a field here',
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
    'a country that is none',
    { 'pages/main/about.yaml': 'title: About\ncountries: [CH, XX]' },
    'pages/main/about.yaml:2:17: field countries/2: "XX" is not a country',
  ],
  [
    'a block that is none',
    home('carousel: { id: a }'),
    'pages/main/home.yaml:3:5: field blocks/a: "carousel" is not a block; blocks are hero, ',
  ],
  [
    'a field that no such block has',
    home('hero: { id: intro, titel: Hello }'),
    'pages/main/home.yaml:3:24: field blocks/intro/hero/titel: is not a field here',
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
    'pages/main/home.yaml:3:51: field blocks/t/table/rows/1/cells/2/value: must be text (in quotes',
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
    'a product that is not there',
    home('hero: { id: intro, actions: [{ text: Go, product: reuss-560 }, { text: Go, product: reuss-5 }] }'),
    'pages/main/home.yaml:3:68: field blocks/intro/hero/actions/2: names the product "reuss-5", which does not exist',
  ],
  [
    'a block about a product that is not there',
    home('productTeaser: { id: more, slug: reuss-5 }'),
    'pages/main/home.yaml:3:32: field blocks/more/productTeaser/slug: names the product "reuss-5", which does',
  ],
  [
    'a page about a product that is not there',
    { 'pages/main/about.yaml': 'title: About\nproducts: [reuss-560, reuss-5]' },
    'pages/main/about.yaml:2:23: field products/2: names the product "reuss-5", which does not exist',
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
    'a translation of a link with a field that it does not have',
    german('actions: [{ txet: Eins }]'),
    'pages/main/home.de.yaml:4:17: field blocks/intro/actions/1/txet: is not a field here',
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
    'a broken file',
    { 'pages/main/home.yaml': 'title: "Home' },
    'pages/main/home.yaml:1:13: Missing closing "quote',
  ],
  [
    'a translation without source',
    { 'pages/main/team.de.yaml': 'title: Team' },
    'pages/main/team.de.yaml: translates main/team.yaml, which does not exist',
  ],
  [
    'a language that is none',
    { 'pages/main/home.xx.yaml': 'title: X' },
    'pages/main/home.xx.yaml: xx is not a language',
  ],
  [
    'a site that is none',
    { 'pages/moon/home.yaml': 'title: X' },
    'pages/moon/home.yaml:1:1: "moon" is not a site',
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
    'pages/main/home.yaml:2:1: field theme: "Pink" is not a theme',
  ],
  [
    'a password page without password',
    { 'pages/main/home.yaml': 'title: Home\nprotection: password' },
    'pages/main/home.yaml:1:1: field passwords: has none',
  ],
])('%s is told by file, line, column and field', async (_, files, problem) => {
  const { problems } = await readContent(files);
  expect(problems.filter((line) => line.startsWith(problem))).toHaveLength(1);
});

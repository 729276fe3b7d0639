import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach } from 'vitest';
import { themeTokenNames } from '#contracts/themes/theme-tokens.ts';
import { describe } from '#seed/schema/problem.ts';
import { readSeed } from '#services/content/import/read-seed.ts';

let directory = '';
afterEach(() => rm(directory, { recursive: true, force: true }));

/** A complete theme with some given colours. */
export function themeWith(colours: Record<string, string>): string {
  const tokens = Object.fromEntries(themeTokenNames.map((name) => [name, '#123456']));
  return `name: Plain\norder: 1\nscheme: light\ntokens: ${JSON.stringify({ ...tokens, ...colours })}`;
}

/** The files of a small content without mistakes. */
export const usual = {
  'countries.yaml':
    '- { code: CH, name: Switzerland, languages: [de, en] }\n- { code: US, name: United States }',
  'languages.yaml': '- { code: en, name: English, defaultCountry: US }',
  'sites.yaml': '- { key: main, name: Main, domains: [www.a.example], theme: Default, languages: [en, de] }',
  'brands.yaml': '- { key: a, name: A, image: logo }',
  'redirects.yaml': '- { site: main, previousUrl: /Old, target: /new, status: 301 }',
  'themes/Default.yaml': themeWith({}),
  'files.yaml': 'logo: { file: logo.svg, alt: { en: Logo } }',
  'media/logo.svg': '<svg/>',
  'contacts.yaml': '- { slug: ada, name: Ada Winter }',
  'locations.yaml':
    '- { slug: thun, name: S, brands: [A], kinds: [production], region: europe, country: CH, street: Aareweg 19, postalCode: "3602", city: Thun, phone: +41 33 555 01 10, email: a@b.example, latitude: 46.8, longitude: 7.6, timeZone: Europe/Zurich, hours: "Mo-Fr 08:00-17:00", languages: [de], expert: ada }',
  'news.yaml': '- { key: first, date: 2025-01-02, title: { en: First }, link: { page: about } }',
  'editors.yaml': '- { name: Ada Winter, role: chief }',
  'navigation/main.yaml':
    'header: { items: [{ title: { en: About }, page: about }, { title: { en: Empty }, href: "" }] }\nfooter: { sections: [] }',
  'pages/main/home.yaml': 'title: Home\nblocks: [{ hero: { id: intro, title: Hello } }]',
  'pages/main/home@cn.yaml': 'title: Home in China',
  'pages/main/about.yaml': 'title: About\norder: 2',
  'pages/main/about.de.yaml': 'title: Über uns',
};

/** Reads the usual files, with some replaced. */
export async function readContent(files: Record<string, string>) {
  directory = await mkdtemp(join(tmpdir(), 'seed-'));
  for (const [name, text] of Object.entries({ ...usual, ...files })) {
    await mkdir(dirname(join(directory, name)), { recursive: true });
    await writeFile(join(directory, name), text);
  }
  const { seed, problems } = await readSeed(
    directory,
    join(directory, 'media'),
    (_, slug) => slug === 'reuss-560',
  );
  return { seed, problems: problems.map(describe) };
}

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { readCatalogue } from '#services/products/import/read-catalogue.ts';
import type { SeedProduct } from '#services/products/import/seed-catalogue.ts';
import { ownPictures, wrongFilms, wrongPictures } from './seed-pictures.ts';

const seed = join(import.meta.dirname, '../../seed/company');
let products: readonly SeedProduct[];

beforeAll(async () => {
  ({ products } = (await readCatalogue(join(seed, 'products'))).catalogue);
});

test('PAG-02 every tile of the sample that leads to a machine or a service shows that one', () => {
  expect(wrongPictures(join(seed, 'content'), ownPictures(products))).toEqual([]);
});

test('CAT-04 every film of the sample shows the machine of its page, and none a service', () => {
  expect(wrongFilms(products)).toEqual([]);
  const film = { main: 'machine-reuss-410-turn.mp4', alternative: null, poster: null };
  const others = ['reuss-455', 'commissioning'].map((slug) => ({
    ...products.find((product) => product.slug === slug)!,
    films: film,
  }));
  expect(wrongFilms(others)).toEqual([
    'products/reuss-455.yaml: the film machine-reuss-410-turn.mp4 shows another machine',
    'services/commissioning.yaml: the film machine-reuss-410-turn.mp4 shows another machine',
  ]);
});

/** The problems of a page with these blocks. */
async function problemsOf(blocks: string): Promise<string[]> {
  const directory = await mkdtemp(join(tmpdir(), 'pictures-'));
  onTestFinished(() => rm(directory, { recursive: true }));
  await mkdir(join(directory, 'pages'));
  await writeFile(join(directory, 'news.yaml'), '[]\n');
  await writeFile(join(directory, 'pages/some.yaml'), blocks);
  return wrongPictures(directory, ownPictures(products));
}

const card = (image: string, link: string) =>
  `blocks:\n  - cards:\n      items:\n        - image: ${image}\n          link: ${link}\n`;
const hero = (image: string) =>
  `blocks:\n  - hero:\n      image: ${image}\n      actions:\n        - { product: reuss-410 }\n`;
const own = 'machine-reuss-410, machine-reuss-410-detail, machine-reuss-410-side';

test.each([
  [card('machine-reuss-410-side', '{ product: reuss-410 }'), []],
  [
    card('machine-reuss', '{ product: reuss-410 }'),
    [`pages/some.yaml:4:18: leads to reuss-410, whose own pictures are ${own}, and shows machine-reuss`],
  ],
  [
    card('hero-wires', '{ product: reuss-410 }'),
    [`pages/some.yaml:4:18: leads to reuss-410, whose own pictures are ${own}, and shows hero-wires`],
  ],
  [
    card('machine-reuss-410', '{ service: remote-support }'),
    [
      'pages/some.yaml:4:18: leads to remote-support, whose own pictures are none, and shows machine-reuss-410',
    ],
  ],
  [card('scene-day-with-remote-support', '{ service: remote-support }'), []],
  [card('machine-reuss', '{ page: about-us }'), []],
  [hero('hero-line'), []],
  [
    hero('machine-sihl'),
    [`pages/some.yaml:3:14: leads to reuss-410, whose own pictures are ${own}, and shows machine-sihl`],
  ],
])('PAG-02 another machine than the one that is led to is found: %j', async (blocks, problems) => {
  expect(await problemsOf(blocks)).toEqual(problems);
});

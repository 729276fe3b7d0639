import { expect, test } from 'vitest';
import type { BlockOf } from '#contracts/content/blocks.ts';
import { Blocks } from '../../layout/blocks.tsx';
import { sampleBlock, sampleImage } from '../../layout/sample-blocks.ts';
import { draw, testReader } from '../../test-reader.tsx';

type End = BlockOf<'wireEnds'>['items'][number];

const end: End = {
  id: 'a',
  endKind: 'crimped',
  title: 'Crimped terminal',
  lead: null,
  image: sampleImage,
  measures: [
    { id: 'm1', measure: 'crossSection', amount: 0.75, tolerance: null },
    { id: 'm2', measure: 'crimpHeight', amount: 1.12, tolerance: 0.03 },
    { id: 'm3', measure: 'pullForce', amount: 92, tolerance: null },
  ],
  link: null,
};

function page(...ends: Partial<End>[]) {
  const items = ends.map((own, index) => ({ ...end, id: `end${index}`, ...own }));
  return <Blocks blocks={[{ ...(sampleBlock('wireEnds', 'minimal') as BlockOf<'wireEnds'>), items }]} />;
}

/** The names of the chips with the number of wire ends of each. */
const chips = (html: string) =>
  [...html.matchAll(/value="\d"[^>]*\/>([^<]+) <span[^>]*>(\d+)</g)].map(([, name, count]) => [name, count]);
const sizes = (html: string) => [...html.matchAll(/\(min-width: 62rem\) ([^,]+),/g)].length;

test('LOC-05 measured values stand in both systems, as the trade writes them', async () => {
  const html = await draw(page({}));
  for (const value of ['0.75 mm²', '18 AWG', '1.12 mm ± 0.03 mm', '0.044 in ± 0.001 in', '92 N', '20.7 lbf'])
    expect(html).toContain(`>${value.replaceAll(' ', '\u00a0').replaceAll('±\u00a0', '± ')}<`);
});

test('a reader chooses among the kinds that there are, in the order of the trade', async () => {
  const html = await draw(page({ endKind: 'joined' }, { endKind: 'stripped' }, { endKind: 'joined' }));
  expect(chips(html)).toEqual([
    ['All', '3'],
    ['Stripped', '1'],
    ['Joined', '2'],
  ]);
  expect([...html.matchAll(/data-kind="(\d)"/g)].map(([, kind]) => kind)).toEqual(['2', '1', '2']);
});

test('there is nothing to choose where all are of one kind', async () => {
  expect(chips(await draw(page({}, {})))).toEqual([]);
});

test('an end without a picture or a name is left out, and not counted', async () => {
  const html = await draw(page({}, { image: null, endKind: 'joined' }, { title: null }));
  expect(html.match(/<li/g)).toHaveLength(1);
  expect(chips(html)).toEqual([]);
});

test.each([
  [1, 1],
  [2, 0],
  [3, 3],
  [4, 0],
  [5, 3],
  [6, 6],
  [8, 6],
  [9, 3],
  [11, 9],
])('of %i ends %i stand in rows of three', async (count, inThrees) => {
  expect(sizes(await draw(page(...Array.from({ length: count }, () => ({})))))).toBe(inThrees);
});

test('values of a reader in imperial units are there from the first paint', async () => {
  expect(await draw(page({}), { ...testReader(), measurementSystem: 'Imperial' })).toContain(
    'data-system="Imperial"',
  );
});

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterEach, expect, test } from 'vitest';
import { languages } from '#contracts/languages.ts';
import { describe } from './problem.ts';
import { openSeedFolder } from './seed-folder.ts';
import { flag, getList, slug, text, textByLanguage, wholeNumber } from './values.ts';

let directory = '';
afterEach(() => rm(directory, { recursive: true, force: true }));

async function folderWith(file: string, content: string) {
  directory = await mkdtemp(join(tmpdir(), 'seed-'));
  await writeFile(join(directory, file), content);
  return openSeedFolder(directory);
}

const machine = v.strictObject({
  slug,
  name: textByLanguage,
  kind: v.picklist(['bench', 'line']),
  order: v.nullish(wholeNumber, 1000),
  isNew: flag,
  tags: getList(text),
  parts: getList(v.strictObject({ id: text, amount: v.number() })),
});

const good = `
- slug: sihl-245
  name: { en: Sihl 245, de: Sihl 245 }
  kind: bench
- slug: reuss-560
  name: { en: Reuss 560 }
  kind: line
  order: 2
  parts:
    - { id: ram, amount: 0.5 }
`;

async function getProblems(content: string): Promise<string[]> {
  const folder = await folderWith('machines.yaml', content);
  await folder.readList('machines.yaml', machine, 'slug');
  return folder.problems.map(describe);
}

test('what is as it must be comes out typed, with what was left out', async () => {
  const folder = await folderWith('machines.yaml', good);
  const { entries, keys } = await folder.readList('machines.yaml', machine, 'slug');
  expect(folder.problems).toEqual([]);
  expect([...keys]).toEqual(['sihl-245', 'reuss-560']);
  expect(entries.map(({ value }) => [value.order, value.isNew, value.parts])).toEqual([
    [1000, false, []],
    [2, false, [{ id: 'ram', amount: 0.5 }]],
  ]);
});

test.each([
  [
    'a number that is none',
    'order: 2',
    'order: abc',
    '8:3: field reuss-560/order: must be a number, not "abc"',
  ],
  ['half a number', 'order: 2', 'order: 2.5', '8:3: field reuss-560/order: must be a whole number'],
  ['a field that nobody knows', 'order: 2', 'odrer: 2', '8:3: field reuss-560/odrer: is not a field here'],
  ['a field that is not there', '  kind: bench\n', '', '2:3: field sihl-245/kind: is missing'],
  ['a field that is empty', 'kind: bench', 'kind:', '4:3: field sihl-245/kind: is missing'],
  [
    'a choice that there is not',
    'kind: bench',
    'kind: desk',
    '4:3: field sihl-245/kind: "desk" must be one of bench, line',
  ],
  [
    'a language that there is not',
    'de: Sihl 245',
    'xx: Sihl 245',
    `3:25: field sihl-245/name/xx: "xx" must be one of ${languages.join(', ')}`,
  ],
  [
    'a number where a text stands',
    'en: Sihl 245',
    'en: 245',
    '3:11: field sihl-245/name/en: must be text (in quotes where it looks like a number), not "245"',
  ],
  [
    'something within a list',
    'amount: 0.5',
    'amount: half',
    '10:18: field reuss-560/parts/ram/amount: must be a number, not "half"',
  ],
  [
    'a key that is none',
    'slug: sihl-245',
    'slug: Sihl',
    '2:3: field Sihl/slug: must be lower case letters and digits with hyphens',
  ],
  ['a key for the second time', 'slug: sihl-245', 'slug: reuss-560', '5:3: field reuss-560: appears twice'],
  [
    'one thing instead of a list',
    'parts:\n    - { id: ram, amount: 0.5 }',
    'parts: ram',
    '9:3: field reuss-560/parts: must be a list, not "ram"',
  ],
  ['a syntax that is none', 'kind: bench', 'kind: bench: x', '4:9: Nested mappings'],
])('%s is named by file, line, column and field', async (_, right, wrong, problem) => {
  expect(good).toContain(right);
  const problems = await getProblems(good.replace(right, wrong));
  expect(problems.filter((line) => line.startsWith(`machines.yaml:${problem}`))).toHaveLength(1);
});

test('a file that is not there, or no list, gives no entries', async () => {
  expect(await getProblems('slug: sihl-245')).toEqual(['machines.yaml:1:1: must be a list of entries']);
  const folder = await folderWith('machines.yaml', good);
  expect(await folder.readList('tools.yaml', machine, 'slug')).toEqual({ entries: [], keys: new Set() });
  expect(folder.problems.map(describe)).toEqual(['tools.yaml: is missing']);
});

test('what is reported afterwards is named in the same way', async () => {
  const folder = await folderWith('machines.yaml', good);
  const { entries } = await folder.readList('machines.yaml', machine, 'slug');
  entries.at(1)?.report(['parts', 0, 'id'], 'names a part that does not exist');
  expect(folder.problems.map(describe)).toEqual([
    'machines.yaml:10:9: field reuss-560/parts/ram/id: names a part that does not exist',
  ]);
});

test('entries by their keys are read one by one', async () => {
  const folder = await folderWith('prices.yaml', 'ram: { price: 5 }\ncam:\n  price: x\n');
  const { entries, keys } = await folder.readRecord('prices.yaml', v.strictObject({ price: v.number() }));
  expect(entries.map(({ key, value }) => [key, value])).toEqual([['ram', { price: 5 }]]);
  expect([...keys]).toEqual(['ram', 'cam']);
  expect(folder.problems.map(describe)).toEqual([
    'prices.yaml:3:3: field cam/price: must be a number, not "x"',
  ]);
});

test('a file of one entry', async () => {
  const folder = await folderWith('one.yaml', 'price: 5\n');
  const entry = await folder.readEntry('one.yaml', v.strictObject({ price: v.number() }));
  expect(entry?.value).toEqual({ price: 5 });
  expect(await folder.readEntry('one.yaml', v.strictObject({ price: text }))).toBeUndefined();
  expect(folder.problems.map(describe)).toHaveLength(1);
});

test('files that no memory could hold, and those that are not text, are a problem', async () => {
  const nested = await getProblems('['.repeat(200_000));
  expect(nested.length).toBeGreaterThan(0);
  expect(nested.length).toBeLessThan(20);
  const more = Array.from(
    { length: 12 },
    (_, step) => `- &a${step + 1} [${`*a${step}, `.repeat(9)}*a${step}]`,
  );
  expect(await getProblems(['- &a0 [x, x]', ...more].join('\n'))).toEqual([
    'machines.yaml:1:1: repeats itself by aliases without end',
  ]);
  const folder = await folderWith('machines.yaml', '');
  await writeFile(join(directory, 'machines.yaml'), Buffer.from([0x2d, 0x20, 0xff]));
  await folder.readList('machines.yaml', machine, 'slug');
  expect(folder.problems.map(describe)).toEqual(['machines.yaml: is not in UTF-8']);
});

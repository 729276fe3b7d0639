import { expect, test } from 'vitest';
import { compareCapabilities } from './capability-rows.ts';

const doing = (...slugs: string[]) => ({
  capabilities: slugs.map((slug) => ({ slug, name: slug.toUpperCase() })),
});

test('CMP-02 everything that any product can do is a row, in the order of the process', () => {
  const rows = compareCapabilities([doing('cut', 'crimp', 'stack'), doing('cut', 'full-strip', 'crimp')]);
  expect(rows).toEqual([
    { slug: 'cut', name: 'CUT', can: [true, true], differs: false },
    { slug: 'full-strip', name: 'FULL-STRIP', can: [false, true], differs: true },
    { slug: 'crimp', name: 'CRIMP', can: [true, true], differs: false },
    { slug: 'stack', name: 'STACK', can: [true, false], differs: true },
  ]);
});

test('CMP-02 products that can do nothing make no rows', () => {
  expect(compareCapabilities([doing(), doing()])).toEqual([]);
});

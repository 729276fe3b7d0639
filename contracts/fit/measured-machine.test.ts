import { expect, test } from 'vitest';
import { readMachine } from './measured-machine.ts';

const ranges = [
  { attribute: 'cross_section', minimum: 0.13, maximum: 4 },
  { attribute: 'wire_length', minimum: 60, maximum: null },
  { attribute: 'weight', minimum: 980, maximum: 980 },
];
const product = {
  slug: 'crimper',
  capabilities: [{ slug: 'cut' }, { slug: 'crimp' }, { slug: 'mark' }],
};

test('a machine is what its data sheet says of leads; an open end is missing', () => {
  const output = { attribute: 'output', minimum: 0, maximum: 4500 };
  expect(readMachine({ product, ranges: [...ranges, output] })).toMatchObject({
    slug: 'crimper',
    capabilities: ['cut', 'crimp'],
    area: { from: 0.13, to: 4 },
    length: { from: 60, to: undefined },
    diameter: undefined,
    output: 4500,
    weight: 980,
  });
});

test('what names neither a force nor an output sets no terminals', () => {
  expect(readMachine({ product, ranges })?.capabilities).toEqual(['cut']);
});

test('what names no cross-section, or makes nothing of a lead, is not a machine for leads', () => {
  expect(readMachine({ product, ranges: ranges.slice(1) })).toBeUndefined();
  expect(
    readMachine({ product: { slug: 'tester', capabilities: [{ slug: 'crimp' }] }, ranges }),
  ).toBeUndefined();
});

import { expect, test } from 'vitest';
import { usualLead } from '#contracts/fit/lead.ts';
import { readAddress, writeAddress } from './comparison-address.ts';

const read = (query: string) => {
  const { products, ...rest } = readAddress(new URLSearchParams(query));
  return { keys: products.map(({ key }) => key), ...rest };
};

test('CMP-01 an address says what it was made of', () => {
  const selection = { keys: ['a', 'b#v-1'], classification: 'c', onlyDifferences: true, lead: undefined };
  const address = writeAddress('/en/compare', selection);
  expect(address).toBe('/en/compare?p=a&p=b%23v-1&class=c&view=differences');
  expect(read(address.split('?')[1]!)).toEqual(selection);
});

test('CAT-07 the lead for which products were found stays in the address', () => {
  const selection = { keys: ['a'], classification: undefined, onlyDifferences: true, lead: usualLead };
  const address = writeAddress('/en/compare', selection);
  expect(address).toBe(
    '/en/compare?p=a&view=differences&area=2.5&length=850&end1=seal&end2=terminal&colour=RD',
  );
  expect(read(address.split('?')[1]!)).toEqual(selection);
});

test('CMP-01 without products the address says nothing', () => {
  expect(
    writeAddress('/en/compare', { keys: [], classification: 'c', onlyDifferences: true, lead: usualLead }),
  ).toBe('/en/compare');
});

test('CMP-01 an address written by anybody gives a comparison', () => {
  expect(read('p=%3Cscript%3E&p=&p=a&p=a&view=anything&class=')).toEqual({
    keys: ['a'],
    classification: '',
    onlyDifferences: false,
  });
  const many = Array.from({ length: 90 }, (_, index) => `p=p${index}`).join('&');
  expect(read(many).keys).toHaveLength(12);
});

test('CMP-01 the two that a phone shows come first, and only if they are compared', () => {
  expect(read('p=a&p=b&p=c&first=c&second=a').keys).toEqual(['c', 'a', 'b']);
  expect(read('p=a&p=b&first=x&second=b').keys).toEqual(['b', 'a']);
});

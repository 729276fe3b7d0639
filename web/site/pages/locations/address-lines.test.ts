import { expect, test } from 'vitest';
import { addressLines } from './address-lines.ts';
import { sampleLocation } from './sample-location.ts';

test('LOK-01 an address is written as the post of its country wants it', () => {
  expect(addressLines(sampleLocation())).toEqual(['Wiesenring 6', '6036 Dierikon']);
  expect(
    addressLines({
      street: '410 Millstone Drive',
      postalCode: '60089',
      city: 'Buffalo Grove',
      state: 'IL',
      countryCode: 'US',
    }),
  ).toEqual(['410 Millstone Drive', 'Buffalo Grove, IL 60089']);
  expect(
    addressLines({
      street: '7 Weaver Court',
      postalCode: 'CV1 2AB',
      city: 'Coventry',
      state: null,
      countryCode: 'GB',
    }),
  ).toEqual(['7 Weaver Court', 'Coventry CV1 2AB']);
});

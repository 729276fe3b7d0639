import { expect, test } from 'vitest';
import { fitting, getChoice, getOptions, isChosen, searchOf } from './choice.ts';
import { sampleLocation } from './sample-location.ts';

const locations = [
  sampleLocation(),
  sampleLocation({ slug: 'thun', brands: [{ name: 'Sutera' }], kinds: ['PRODUCTION'] }),
  sampleLocation({ slug: 'coventry', brands: [], kinds: ['DISTRIBUTOR'], countryCode: 'GB' }),
  sampleLocation({
    slug: 'el-paso',
    brands: [{ name: 'Litzen' }, { name: 'Sutera' }],
    kinds: ['SALES_AND_SERVICE'],
    countryCode: 'US',
    region: 'NORTH_AMERICA',
  }),
];
const slugs = (search: string) =>
  fitting(locations, getChoice(new URLSearchParams(search))).map(({ slug }) => slug);

test('LOK-01 the address says what is chosen', () => {
  expect(slugs('')).toHaveLength(4);
  expect(slugs('region=north-america')).toEqual(['el-paso']);
  expect(slugs('country=gb')).toEqual(['coventry']);
  expect(slugs('type=production')).toEqual(['dierikon', 'thun']);
  expect(slugs('type=production&brand=litzen')).toEqual(['dierikon']);
  expect(slugs('brand=nobody')).toEqual(['coventry']);
});

test('LOK-01 who sells all brands fits every brand', () => {
  expect(slugs('brand=sutera')).toEqual(['thun', 'coventry', 'el-paso']);
});

test('LOK-01 a choice is written as it is read; what is none is passed over', () => {
  const search = '?region=europe&country=ch&brand=sutera&type=production';
  expect(searchOf(getChoice(new URLSearchParams(search)))).toBe(search);
  expect(searchOf({})).toBe('');
  const nothing = getChoice(new URLSearchParams('region=%3Cscript%3E&brand=&colour=red'));
  expect(isChosen(nothing)).toBe(false);
});

test('LOK-01 options tell what they would leave beside the rest of the choice', () => {
  expect(getOptions(locations, 'type', { brand: 'sutera' })).toEqual([
    { value: 'production', count: 1 },
    { value: 'distributor', count: 1 },
    { value: 'sales-and-service', count: 1 },
  ]);
  expect(getOptions(locations, 'country', { region: 'north-america', country: 'ch' })).toEqual([
    { value: 'ch', count: 0 },
    { value: 'us', count: 1 },
  ]);
});

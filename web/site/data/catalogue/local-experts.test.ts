import { expect, test } from 'vitest';
import { getExperts } from './local-experts.ts';

const place = (slug: string, countryCode: string, serves: string[], expert: string | null) => ({
  slug,
  countryCode,
  serves,
  expert: expert === null ? null : { slug: expert },
});
const locations = [
  place('thun', 'CH', ['CH', 'AT'], 'ada'),
  place('wien', 'AT', ['AT'], 'ben'),
  place('linz', 'AT', ['AT'], 'ben'),
  place('graz', 'AT', ['AT'], null),
];
const slugs = (country: string) =>
  getExperts(country, locations).map(({ person, location }) => [person.slug, location.slug]);

test('LOK-01 who looks after the visitor’s country comes first from the country itself, each person once', () => {
  expect(slugs('AT')).toEqual([
    ['ben', 'wien'],
    ['ada', 'thun'],
  ]);
  expect(slugs('CH')).toEqual([['ada', 'thun']]);
});

test('LOK-01 a country that nobody looks after, and no country, have no expert', () => {
  expect(slugs('JP')).toEqual([]);
  expect(slugs('ALL')).toEqual([]);
});

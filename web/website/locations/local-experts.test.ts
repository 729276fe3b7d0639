import { expect, test } from 'vitest';
import { expertsFor } from './local-experts.ts';
import { sampleLocation } from './sample-location.ts';

const person = (slug: string) => ({ slug, name: slug, role: null, email: null, phone: null, image: null });
const locations = [
  sampleLocation({ slug: 'thun', countryCode: 'CH', serves: ['CH', 'AT'], expert: person('ada') }),
  sampleLocation({ slug: 'wien', countryCode: 'AT', serves: ['AT'], expert: person('ben') }),
  sampleLocation({ slug: 'linz', countryCode: 'AT', serves: ['AT'], expert: person('ben') }),
  sampleLocation({ slug: 'graz', countryCode: 'AT', serves: ['AT'], expert: null }),
];
const slugs = (country: string) =>
  expertsFor(country, locations).map(({ person, location }) => [person.slug, location.slug]);

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

import { expect, test } from 'vitest';
import { sampleLocation } from './sample-location.ts';
import { withLocations } from './structured-data.ts';

const page = 'https://www.group.example/en/about-us/locations-and-contacts';
const locations = [
  sampleLocation({
    openingHours: [
      { from: 1, to: 5, opens: '08:00', closes: '17:00' },
      { from: 6, to: 6, opens: '09:00', closes: '12:00' },
    ],
  }),
  sampleLocation({ slug: 'coventry', kinds: ['DISTRIBUTOR'] }),
];

test('LOK-01 search engines learn of every location: address, place, hours, and whose it is', () => {
  const { '@graph': graph } = withLocations(
    { '@graph': [{ '@type': 'WebPage' }] },
    locations,
    page,
    'Litzen',
  );
  expect(graph[0]).toEqual({ '@type': 'WebPage' });
  expect(graph[1]).toMatchObject({ '@type': 'Organization', name: 'Litzen' });
  expect(graph[2]).toMatchObject({
    '@type': 'LocalBusiness',
    '@id': `${page}#dierikon`,
    address: { streetAddress: 'Wiesenring 6', addressCountry: 'CH' },
    geo: { latitude: 47.097 },
    openingHours: ['Mo-Fr 08:00-17:00', 'Sa 09:00-12:00'],
    parentOrganization: { '@id': `${page}#organization` },
  });
  expect(graph[3]).toMatchObject({ '@id': `${page}#coventry`, parentOrganization: undefined });
});

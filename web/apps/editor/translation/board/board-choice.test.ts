import { expect, test } from 'vitest';
import { ownSitesFirst, parseBoardFilters } from './board-choice.ts';

const sites = [{ id: 'main' }, { id: 'fair' }];
const choice = (query: string) => parseBoardFilters(new URLSearchParams(query), sites);

test('EDI-05 the board shows the main site until an address says something else', () => {
  expect(choice('')).toEqual({
    siteId: 'main',
    search: '',
    types: [],
    language: null,
    filter: null,
    first: 50,
    offset: 0,
    current: 1,
  });
  expect(choice('site=fair&type=STORY&language=de&state=outdated&page=3&search=wire')).toMatchObject({
    siteId: 'fair',
    types: ['STORY'],
    language: 'de',
    filter: 'outdated',
    offset: 100,
    search: 'wire',
  });
});

test('EDI-05 the board shows all sites where an address says so', () => {
  expect(choice('site=all&state=owed')).toMatchObject({ siteId: null, filter: 'owed' });
});

test('what cannot be meant is as if it were not said', () => {
  expect(choice('site=none&type=BOOK&language=german&state=lost&page=-2')).toEqual(choice(''));
});

test('EDI-05 the board opens with the first site into which the person may translate', () => {
  const known = [
    { id: 'main', languages: ['en', 'de'] },
    { id: 'fair', languages: ['en', 'fr'] },
  ];
  const idsFor = (site: string | null, language: string) =>
    ownSitesFirst(known, [{ role: 'translator', sites: site ? [site] : null, languages: [language] }]).map(
      ({ id }) => id,
    );
  expect(idsFor(null, 'fr')).toEqual(['fair', 'main']);
  expect(idsFor('main', 'de')).toEqual(['main', 'fair']);
  expect(idsFor('main', 'fr'), 'French of a site without French').toEqual(['main', 'fair']);
});

import { expect, test } from 'vitest';
import { testDirectory } from './test-sites.ts';

const getId = (slug: string) => testDirectory().sites.find((site) => site.slug === slug)!;

test('NAV-01 a site that lacks a navigation is dropped, and said so', () => {
  const warnings: string[] = [];
  const directory = testDirectory({}, (message) => warnings.push(message));
  expect(directory.sites.map((site) => site.id)).not.toContain('unfinished');
  expect(warnings).toEqual(['Site unfinished is left out: it lacks a header or a footer navigation']);
});

test('URL-02 hosts of the settings stand for the domains of the content', () => {
  const siteHosts = new Map([['www.wirelane.example', 'lane.example.org']]);
  const directory = testDirectory({ origin: 'https://example.org', siteHosts });
  expect(directory.getOrigin('main')).toBe('https://example.org');
  expect(directory.getOrigin('events')).toBe('https://example.org');
  expect(directory.getOrigin('wirelane')).toBe('https://lane.example.org');
  expect(directory.placesOn('lane.example.org')?.[0]?.site.id).toBe('wirelane');
  expect(directory.getPrefix('events')).toBe('events');
  expect(directory.getPrefix('brand-portal')).toBe('brand-portal');
  expect(directory.getPrefix('main')).toBe('');
});

test('URL-12 where hosts are configured, a site that is served by none of them is said', () => {
  const warnings: string[] = [];
  const siteHosts = new Map([['www.group.example', 'example.org']]);
  testDirectory({ origin: 'https://example.org', siteHosts }, (message) => warnings.push(message));
  expect(warnings.filter((message) => message.startsWith('Matched'))).toEqual([
    'Matched site brand-portal but no domain configuration was found',
    'Matched site wirelane but no domain configuration was found',
  ]);
});

test('LOC-03 a site offers its languages alone and with the countries that speak them, the default first', () => {
  const codes = testDirectory()
    .listLocales(getId(''))
    .map((locale) => locale.code);
  expect(codes).toEqual(['en', 'de', 'fr', 'zh', 'es', 'de-CH', 'en-CH', 'fr-CH', 'fr-FR', 'en-FR', 'en-US']);
  const events = testDirectory().listLocales(getId('events'));
  expect(events.map((locale) => locale.code)).toEqual(['en', 'de']);
});

import { expect, test } from 'vitest';
import { pageKey } from './key.ts';

const host = 'www.litzen.example';
const key = (url: string, cookie?: string) => pageKey(host, url, cookie)?.key;

test('a page is kept by host and path', () => {
  expect(key('/de/about-us')).toBe('www.litzen.example/de/about-us');
  expect(pageKey('WWW.Litzen.EXAMPLE', '/de', undefined)?.key).toBe('www.litzen.example/de');
});

test('query parameters that no page reads neither make another entry nor reach the page', () => {
  const found = pageKey(host, '/de/x?utm_source=a&type=adhoc&fbclid=1&page=2', undefined);
  expect(found?.address).toBe('/de/x?page=2&type=adhoc');
  expect(key('/de/x?utm_source=a')).toBe(key('/de/x'));
  expect(key('/de/x?page=2&type=adhoc')).toBe(key('/de/x?type=adhoc&page=2'));
  expect(key('/de/x?')).toBe(key('/de/x'));
});

test('an overlong value of a known parameter names no page', () => {
  expect(key(`/de/x?page=${'9'.repeat(100)}`)).toBe(key('/de/x'));
});

test('SYS-01 NEX-01 URL-07 URL-08 what is asked for oneself is not kept', () => {
  for (const query of ['cache=false', 'nextRelease=true', 'testing=true', 'direct', 'q=crimp']) {
    expect(key(`/de/x?${query}`), query).toBeUndefined();
  }
});

test('NEX-01 keys of the next release carry a prefix', () => {
  expect(key('/de/x', 'is-next-release=true')).toMatch(/^nextRelease_/);
});

test('preferences make entries of their own, in whatever order the cookies come', () => {
  const one = key('/de/x', 'measurement-system=Imperial; fallback-language=fr');
  expect(one).toBe(key('/de/x', 'fallback-language=fr; other=1; measurement-system=Imperial'));
  expect(one).not.toBe(key('/de/x'));
});

test('cookies that are unknown or not valid change nothing', () => {
  const plain = key('/de/x');
  for (const cookie of [
    '_ga=1',
    'measurement-system=Cubit',
    'fallback-language=xx',
    'fallback-language=<script>',
    '=;;=',
    'locale_main=de-ch',
    'x'.repeat(4000),
  ]) {
    expect(key('/de/x', cookie), cookie).toBe(plain);
  }
});

test('the first of two equal cookies counts, as on the pages', () => {
  expect(key('/de/x', 'measurement-system=Metric; measurement-system=Imperial')).toBe(
    key('/de/x', 'measurement-system=Metric'),
  );
});

test('who is known to the site gets pages of their own', () => {
  for (const cookie of ['editor=v1', '__Host-editor=v1', 'a=b; access_42=x', 'session=1']) {
    expect(key('/de/x', cookie), cookie).toBeUndefined();
  }
});

test('CAT-07 a page is kept for each variant and choice of filters, never for a value that somebody typed', () => {
  expect(pageKey('site', '/en/products?variant=tray-4&capability=crimp', undefined)?.address).toBe(
    '/en/products?capability=crimp&variant=tray-4',
  );
  expect(pageKey('site', '/en/products?includes.cross_section=2.5', undefined)).toBeUndefined();
});

test('IDP-07 the pages of a journey are drawn for one visitor, once', () => {
  for (const page of ['/en/sign-in', '/de-ch/register', '/fr/reset-password', '/ja/invitation/a-token'])
    expect(key(page), page).toBeUndefined();
  expect(key('/en/sign-in?goto=%2Fen')).toBeUndefined();
  for (const page of ['/en/signed-out', '/en/about/sign-in', '/en/sign-in-and-out'])
    expect(key(page), page).toBeDefined();
});

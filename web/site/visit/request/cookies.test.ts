import { expect, test } from 'vitest';
import { deleteCookie, fallbackChoice, measurementChoice, parseCookies, setCookie } from './cookies.ts';

test('URL-11 the cookie header is read without ever failing', () => {
  expect(parseCookies(null).size).toBe(0);
  expect([...parseCookies('a=1; b=2;a=3; broken; =x; c=<script>; d=')]).toEqual([
    ['a', '1'],
    ['b', '2'],
  ]);
  expect(parseCookies(`x=${'y'.repeat(5000)}; z=1`).get('x')).toBeUndefined();
});

test('URL-11 a remembered locale lasts as long as browsers allow', () => {
  expect(setCookie('locale_main', 'de-ch', { secure: true })).toBe(
    'locale_main=de-ch; Path=/; Max-Age=34560000; SameSite=Lax; HttpOnly; Secure',
  );
  expect(deleteCookie('is-next-release', { secure: false })).toContain('Max-Age=0');
});

test('LOC-04 LOC-05 choices that are none of ours count as absent', () => {
  expect(measurementChoice(parseCookies('measurement-system=Imperial'))).toBe('Imperial');
  expect(measurementChoice(parseCookies('measurement-system=imperial'))).toBeUndefined();
  expect(fallbackChoice(parseCookies('fallback-language=de'), ['de', 'en'])).toBe('de');
  expect(fallbackChoice(parseCookies('fallback-language=tlh'), ['de', 'en'])).toBeUndefined();
});

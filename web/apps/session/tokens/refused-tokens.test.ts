import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeStorage } from '../test-browser.ts';
import { openRefusedTokens } from './refused-tokens.ts';

beforeEach(() => void vi.stubGlobal('sessionStorage', fakeStorage()));
afterEach(() => void vi.unstubAllGlobals());

const token = (name: string) => `${'x'.repeat(40)}${name}`;

test('IDP-04 two tokens that are refused one after the other are too many, one as often as it likes is not', () => {
  const refused = openRefusedTokens('client');
  expect([refused.note(token('a'), 0), refused.note(token('a'), 10)]).toEqual([false, false]);
  expect(refused.note(token('b'), 20)).toBe(true);
});

test('IDP-04 what was refused before the page was left counts, what was long ago does not', () => {
  openRefusedTokens('client').note(token('a'), 0);
  expect(openRefusedTokens('client').note(token('b'), 1000)).toBe(true);
  expect(openRefusedTokens('client').note(token('c'), 10 * 60_000)).toBe(false);
  openRefusedTokens('client').forget();
  expect(openRefusedTokens('client').note(token('d'), 10 * 60_000)).toBe(false);
});

test('IDP-04 a browser without storage counts as long as the page lives', () => {
  const forbidden = () => {
    throw new Error('forbidden');
  };
  vi.stubGlobal('sessionStorage', { getItem: forbidden, setItem: forbidden });
  const refused = openRefusedTokens('client');
  expect([refused.note(token('a')), refused.note(token('b'))]).toEqual([false, true]);
});

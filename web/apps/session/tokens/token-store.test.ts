import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeStorage } from '../test-browser.ts';
import { openTokenStore } from './token-store.ts';

const tokens = { accessToken: 'a', idToken: 'b', refreshToken: 'c', tokenExpiry: 1 };
const key = 'FR-SDK-kmx_uapp_login';

beforeEach(() => {
  vi.stubGlobal('dispatchEvent', () => true);
  vi.stubGlobal('localStorage', fakeStorage());
  vi.stubGlobal('sessionStorage', fakeStorage());
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('IDP-03 tokens are kept where and as ForgeRock’s own clients keep them', () => {
  const store = openTokenStore('kmx_uapp_login');
  store.write(tokens);
  expect(JSON.parse(localStorage.getItem(key) ?? '')).toEqual(tokens);
  expect(store.read()).toEqual(tokens);
  store.remove();
  expect([store.read(), localStorage.length]).toEqual([undefined, 0]);
});

test('each store keeps for itself', () => {
  openTokenStore('kmx_uapp_login', 'sessionStorage').write(tokens);
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 1]);
  const memory = openTokenStore('kmx_uapp_login', 'memory');
  memory.write({ ...tokens, accessToken: 'm' });
  expect(memory.read()?.accessToken).toBe('m');
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 1]);
});

test('IDP-06 indexedDB is warned of, and local storage taken instead', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  openTokenStore('kmx_uapp_login', 'indexedDB').write(tokens);
  expect(warn).toHaveBeenCalledExactlyOnceWith('IndexedDB is not supported in this version.');
  expect(localStorage.getItem(key)).not.toBeNull();
});

test('IDP-06 a storage that fails is only logged; the page goes on with what it has', () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  const full = {
    ...fakeStorage(),
    setItem: () => {
      throw new Error('full');
    },
  };
  vi.stubGlobal('localStorage', full);
  const store = openTokenStore('kmx_uapp_login');
  store.write(tokens);
  expect(error).toHaveBeenCalledOnce();
  expect(store.read()).toEqual(tokens);
});

test.each(['', 'no', 'null', '[]', '{}', '{"accessToken":"a"}', '{"accessToken":1,"idToken":"b"}'])(
  'what is stored and no set of tokens counts as nothing: %s',
  (text) => {
    localStorage.setItem(key, text);
    expect(openTokenStore('kmx_uapp_login').read()).toBeUndefined();
  },
);

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openFakeBrowser } from '../test-browser.ts';
import { authorizeInFrame } from './authorize-in-frame.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('IDP-03 the hidden frame brings back what the tenant answers', async () => {
  const { frames } = openFakeBrowser(() => 'https://site.example/blank-callback?code=c&state=s');
  expect(Object.fromEntries(await authorizeInFrame('https://login.example/authorize'))).toEqual({
    code: 'c',
    state: 's',
  });
  expect(frames.map(({ src, hidden }) => [src, hidden])).toEqual([['https://login.example/authorize', true]]);
  expect(vi.getTimerCount()).toBe(0);
});

test.each([
  ['that shows a page of the tenant', undefined],
  ['that ends without an answer', 'https://site.example/blank-callback'],
])('IDP-03 a frame %s is given up after 3000 ms', async (_, end) => {
  openFakeBrowser(() => end);
  const settled = vi.fn();
  authorizeInFrame('https://login.example/authorize').then(settled, settled);
  await vi.advanceTimersByTimeAsync(2999);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalledExactlyOnceWith(new Error('Authorization timed out'));
});

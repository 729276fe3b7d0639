import { expect, test } from 'vitest';
import { isScreen } from './screens.ts';

test.each(['', 'pages', 'pages/7f3c', 'pages/7f3c/translation/de', 'records/redirect', 'team'])(
  'URL-10 %s is a screen',
  (path) => {
    expect(isScreen(path)).toBe(true);
  },
);

test.each(['nothing', 'pages/', 'pages/a/b', 'pages/../team', 'team/x'])('URL-10 %s is none', (path) => {
  expect(isScreen(path)).toBe(false);
});

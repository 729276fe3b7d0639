import { expect, test } from 'vitest';
import { findScreen } from '#web/apps/frame/screens.ts';
import { screens } from './screens.ts';

test.each([
  '',
  'pages',
  'pages/7f3c',
  'pages/7f3c/translation/de',
  'records/redirect',
  'catalogue/structure',
  'events',
  'status',
  'team',
])('URL-10 %s is a screen', (path) => {
  expect(findScreen(screens, path)).toBeDefined();
});

test.each(['nothing', 'pages/', 'pages/a/b', 'pages/../team', 'team/x'])('URL-10 %s is none', (path) => {
  expect(findScreen(screens, path)).toBeUndefined();
});

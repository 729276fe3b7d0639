import { expect, test } from 'vitest';
import { stateOfPage, type TranslationState } from './translation-state.ts';

const [none, marked, progress, done] = [
  'none',
  'MarkedForTranslation',
  'InProgress',
  'Translated',
] as const satisfies TranslationState[];

test.each<[TranslationState[], TranslationState | null]>([
  [[], null],
  [[none, none], null],
  [[marked, marked], marked],
  [[marked, none], marked],
  [[done, done], done],
  [[done, none], done],
  [[done, marked], progress],
  [[progress, marked], progress],
  [[progress, done], progress],
])('EDI-03 a page with targets %j is %s', (states, expected) => {
  expect(stateOfPage(states)).toBe(expected);
});

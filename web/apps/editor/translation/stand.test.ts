import { expect, test } from 'vitest';
import { standOf } from './stand.ts';

const whole = {
  translationState: 'Translated',
  isBegun: true,
  isOffered: true,
  isReady: false,
  missing: 0,
  outdated: 0,
  owed: 0,
  ahead: 0,
} as const;

test.each([
  ['translated', {}],
  ['ready', { isReady: true }],
  ['notOffered', { isOffered: false, isBegun: false, missing: 9, translationState: 'none' }],
  ['missing', { missing: 3, owed: 3 }],
  ['outdated', { outdated: 1, missing: 2, owed: 3 }],
  // Texts that exist only in a draft of the source are not yet due.
  ['ahead', { missing: 2, ahead: 2 }],
  ['outdated', { outdated: 2, owed: 1, ahead: 1 }],
  ['atWork', { missing: 3, owed: 3, translationState: 'InProgress' }],
  ['marked', { missing: 3, owed: 3, isBegun: false, translationState: 'MarkedForTranslation' }],
  ['translated', { translationState: 'InProgress' }],
] as const)('EDI-05 a language of a page is %s', (stand, change) => {
  expect(standOf({ ...whole, ...change })).toBe(stand);
});

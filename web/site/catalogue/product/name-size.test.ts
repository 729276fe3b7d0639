import { expect, test } from 'vitest';
import { nameSize } from './name-size.ts';

test('CAT-05 a name with a long word is set smaller, so that no letter stands alone', () => {
  expect(nameSize('Reuss 635 Cab')).toBe('page');
  expect(nameSize('Crimp quality seminar')).toBe('page');
  expect(nameSize('Commissioning')).toBe('section');
  expect(nameSize('Mintafeldolgozás')).toBe('highlight');
  expect(nameSize('圧着品質セミナー開催のご案内です')).toBe('page');
});

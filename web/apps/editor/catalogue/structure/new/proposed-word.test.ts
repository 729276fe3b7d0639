import { expect, test } from 'vitest';
import { isAttributeKey, keyOfName, proposedName } from './proposed-word.ts';

test.each([
  [{ name: 'Gewicht (kg)' }, 'Gewicht'],
  [{ name: 'Length [m]', label: null }, 'Length'],
  [{ name: '0173-1#02-AAB000#001', label: ' Steuerspannung ' }, 'Steuerspannung'],
  [{ name: '(intern)' }, '(intern)'],
])('issue 30: %o is proposed as %s', (word, name) => {
  expect(proposedName(word)).toBe(name);
});

test.each([
  ['Seal diameter', 'seal_diameter'],
  ['Länge, größte', 'lange_grosste'],
  ['3D model', 'd_model'],
  ['重量', ''],
  [`${'x'.repeat(60)} y`, 'x'.repeat(60)],
])('issue 30: the key of %s is %s', (name, key) => {
  expect(keyOfName(name)).toBe(key);
  expect(isAttributeKey(key)).toBe(key !== '');
});

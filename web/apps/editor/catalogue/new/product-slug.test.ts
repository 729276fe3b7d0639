import { expect, test } from 'vitest';
import { isProductSlug, slugOfName } from './product-slug.ts';

test('CAT-03 a name suggests an address', () => {
  expect(slugOfName('Reuss 455 S')).toBe('reuss-455-s');
  expect(slugOfName('  Größe – Élan №1 ')).toBe('grosse-elan-no1');
  expect(slugOfName('電線加工')).toBe('');
});

test('what addresses cannot have, or mean already, is none', () => {
  for (const text of ['', 'a b', 'A', 'a/b', '-a', 'a--b', 'new', 'structure', 'a'.repeat(121)])
    expect(isProductSlug(text), text).toBe(false);
  expect(isProductSlug('reuss-455')).toBe(true);
});

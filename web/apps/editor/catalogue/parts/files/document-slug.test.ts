import { expect, test } from 'vitest';
import { freeDocumentSlug } from './document-slug.ts';

test('CAT-03 a new document is called after its product, and never like another one of it', () => {
  expect(freeDocumentSlug('reuss-455', 'manual', [])).toBe('reuss-455-manual');
  expect(freeDocumentSlug('reuss-455', 'reuss-455-manual', ['reuss-455-manual'])).toBe('reuss-455-manual-2');
  expect(freeDocumentSlug('a', `${'b'.repeat(107)}-c`, [])).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
});

import { expect, test } from 'vitest';
import { productPath } from './catalogue-address.ts';

test('CAT-01 a product stands below the first of its classifications', () => {
  const classifications = [{ route: 'wire-processing/marking' }, { route: 'software' }];
  expect(productPath({ type: 'product', slug: 'napf-j1', classifications })).toBe(
    '/products/wire-processing/marking/napf-j1',
  );
  expect(productPath({ type: 'service', slug: 'retrofit', classifications: [] })).toBe('/services/retrofit');
});

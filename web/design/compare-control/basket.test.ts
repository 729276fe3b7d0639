import { describe, expect, test } from 'vitest';
import {
  addProduct,
  type Basket,
  findProducts,
  getKey,
  getProduct,
  holds,
  maxProducts,
  parseBasket,
  removeProducts,
  writeBasket,
} from './basket.ts';
import { compareAddress } from './compare-address.ts';

const product = (key: string) => getProduct(key)!;
const basket: Basket = [
  { slug: 'automatic-crimping', products: [product('reuss-455'), product('reuss-455#tray-6-m')] },
  { slug: 'strip-machines', products: [product('albis-64')] },
];

test('CMP-01 a basket holds classifications with the key, slug and variant of each product', () => {
  expect(JSON.parse(writeBasket(basket))).toEqual({
    version: 1,
    classifications: [
      {
        slug: 'automatic-crimping',
        products: [
          { key: 'reuss-455', slug: 'reuss-455' },
          { key: 'reuss-455#tray-6-m', slug: 'reuss-455', variantId: 'tray-6-m' },
        ],
      },
      { slug: 'strip-machines', products: [{ key: 'albis-64', slug: 'albis-64' }] },
    ],
  });
});

test('CMP-01 what was kept is read again', () => {
  expect(parseBasket(writeBasket(basket))).toEqual(basket);
});

describe('CMP-01 stored data of any age or kind gives a basket', () => {
  test.each([
    null,
    '',
    'null',
    'undefined',
    '{',
    '[]',
    '{}',
    '42',
    '"text"',
    '[null]',
    '[[[]]]',
    '{"classifications":null}',
    '{"classifications":{"length":3}}',
    '{"classifications":[{"slug":"a"}]}',
    '{"classifications":[{"slug":"a","products":"b"}]}',
    '{"classifications":[{"slug":"a","products":[null,1,{},[],{"slug":7},{"slug":"<b>"}]}]}',
    '{"classifications":[{"slug":"../a","products":[{"slug":"b"}]}]}',
    '{"__proto__":{"classifications":[{"slug":"a","products":[{"slug":"b"}]}]}}',
  ])('%s is empty', (stored) => {
    expect(parseBasket(stored)).toEqual([]);
  });

  test('a list without version is understood, too, and keys are made anew', () => {
    const old = '[{"slug":"a","products":["b",{"key":"x","slug":"c","variantId":"d"}]}]';
    expect(parseBasket(old)).toEqual([{ slug: 'a', products: [product('b'), product('c#d')] }]);
  });

  test('what is understood is taken, what is doubled is taken once', () => {
    const stored = JSON.stringify({
      version: 99,
      classifications: [
        { slug: 'a', products: [{ slug: 'b' }, { slug: 'b' }, { slug: ' ' }] },
        { slug: 'c', products: [{ slug: 'b' }] },
        { slug: 'a', products: [{ slug: 'd' }] },
      ],
    });
    expect(parseBasket(stored)).toEqual([{ slug: 'a', products: [product('b'), product('d')] }]);
  });

  test('more than the basket holds is left out', () => {
    const products = Array.from({ length: 50 }, (_, index) => ({ slug: `p${index}` }));
    expect(findProducts(parseBasket(JSON.stringify([{ slug: 'a', products }])))).toHaveLength(maxProducts);
  });
});

test('CMP-01 adding and removing leave no double and no empty classification', () => {
  const more = addProduct(basket, 'strip-machines', product('albis-66'));
  expect(findProducts(more).map(({ key }) => key)).toEqual([
    'reuss-455',
    'reuss-455#tray-6-m',
    'albis-64',
    'albis-66',
  ]);
  expect(addProduct(more, 'other', product('albis-66'))).toBe(more);
  expect(removeProducts(basket, ['albis-64']).map(({ slug }) => slug)).toEqual(['automatic-crimping']);
  expect(
    removeProducts(
      basket,
      findProducts(basket).map(({ key }) => key),
    ),
  ).toEqual([]);
  expect(removeProducts(basket, ['unknown'])).toEqual(basket);
});

test('CMP-01 a variant is another product than its basic version', () => {
  expect(holds(basket, getKey('reuss-455', 'tray-6-m'))).toBe(true);
  expect(holds(basket, getKey('reuss-455', 'tray-8-m'))).toBe(false);
});

test.each(['', '#', 'a#', '#v', 'a b', 'a/b', '../a', 'a#v#w', 'a#<v>', `a${'b'.repeat(200)}`])(
  'CMP-01 the key %j names no product',
  (key) => {
    expect(getProduct(key)).toBeUndefined();
  },
);

test('CMP-01 the address of a comparison carries its keys', () => {
  expect(compareAddress('/en/compare', [])).toBe('/en/compare');
  expect(compareAddress('/en/compare', ['a', 'a#v'])).toBe('/en/compare?p=a&p=a%23v');
});

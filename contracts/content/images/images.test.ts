import { expect, test } from 'vitest';
import { deliveredSize, imageSizes, imageUrl, placeholderImage, sizeKey, variantOfKey } from './images.ts';

const photo = {
  src: '/image/aa',
  alt: '',
  width: 1600,
  height: 1067,
  focalX: 0.72,
  focalY: 0.5,
  contentType: 'image/jpeg',
};

test('IMG-01 a picture has one address for each size, with the focal point where the size crops', () => {
  expect(imageUrl(photo, 'Stretched')).toBe('/image/aa/1180-fit-90.webp');
  expect(imageUrl(photo, 'AsideSquare')).toBe('/image/aa/960x960-crop-90@70x50.webp');
  expect(imageUrl({ ...photo, focalX: 0.5 }, 'AsideSquare', 'png')).toBe('/image/aa/960x960-crop-90.png');
  expect(imageUrl(placeholderImage, 'Stretched')).toBe('/image/placeholder/original.svg');
});

test('IMG-01 every address that is made is accepted', () => {
  for (const [name, size] of Object.entries(imageSizes)) {
    const key = imageUrl(photo, name as keyof typeof imageSizes).slice('/image/aa/'.length, -'.webp'.length);
    expect(variantOfKey(key)?.size).toEqual(size);
  }
});

test('IMG-01 only sizes that the product uses are accepted', () => {
  const refused = [
    '1181-fit-90',
    '1180-fit-91',
    '1180-crop-90',
    '1180-fit-90@70x50',
    '960x960-crop-90@50x50',
    '960x960-crop-90@71x50',
    '960x960-crop-90@070x50',
    '960x960-crop-90@00x50',
    '960x960-crop-90@110x50',
    '960x960-crop-90@70x50@70x50',
    'constructor',
    '',
  ];
  for (const key of refused) expect(variantOfKey(key), key).toBeUndefined();
});

test('IMG-02 sizes of classifications, galleries, documents, logos and contacts', () => {
  const keys = Object.values(imageSizes).map(sizeKey);
  for (const key of [
    '480-fit-90',
    '1200-fit-90',
    '56x56-crop-90',
    '80x80-crop-90',
    '128x180-fit-90',
    '1180-fit-90',
  ]) {
    expect(keys).toContain(key);
  }
  for (const key of ['304x52-fit-100', 'x96-fit-100', '96-fit-100']) expect(keys).toContain(key);
});

test('a page can tell how large the picture will be', () => {
  expect(deliveredSize(photo, 'Stretched')).toEqual({ width: 1180, height: 787 });
  expect(deliveredSize({ width: 100, height: 50 }, 'Stretched')).toEqual({ width: 100, height: 50 });
  expect(deliveredSize(photo, 'AsideSquare')).toEqual({ width: 960, height: 960 });
});

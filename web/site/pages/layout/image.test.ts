import { describe, expect, test } from 'vitest';
import { type PlaceName, places } from '#web/site/render/pictures/picture-places.ts';
import { focalPoint } from '#web/site/render/pictures/placed-picture.ts';
import { findPicture, getFit } from './image.tsx';
import { sampleImage } from './sample-blocks.ts';

const widths = (srcSet: string | undefined) =>
  [...(srcSet ?? '').matchAll(/(\d+)w/g)].map((match) => Number(match[1]));

describe('IMG-01, IMG-02 pictures come in the sizes that the product uses', () => {
  test.each([
    ['Stretched', 1180],
    ['BreakOut', 980],
    ['Inline', 780],
    ['StretchedVideo', 1200],
    ['AsideSquare', 960],
    ['AsideVideo', 960],
  ] as const)('PAG-02 %s is delivered %i wide', (slot, width) => {
    expect(widths(findPicture(slot, sampleImage)?.srcSet)).toContain(width);
  });

  test('PAG-02 shapes with two sides are cut, the others keep the picture’s own', () => {
    expect(findPicture('AsideVideo', sampleImage)).toMatchObject({ width: 960, height: 540 });
    expect(findPicture('AsideSquare', sampleImage)).toMatchObject({ width: 960, height: 960 });
    expect(findPicture('Inline', sampleImage)).toMatchObject({ width: 780, height: 585 });
  });

  test('IMG-01 a small original is offered once in its own width', () => {
    const small = { ...sampleImage, width: 360, height: 270 };
    expect(findPicture('screen', small)).toMatchObject({ width: 360, height: 270, srcSet: undefined });
  });

  test('IMG-01 a drawing has one address for all sizes', () => {
    const drawing = { ...sampleImage, contentType: 'image/svg+xml' };
    expect(findPicture('logo', drawing)).toMatchObject({
      src: '/image/a1b2/original.svg',
      srcSet: undefined,
    });
  });

  test('IMG-01 the picture that a page waits for comes in half the bytes, too, where the browser reads AVIF', () => {
    const waitedFor = findPicture('screen', sampleImage, true);
    expect(widths(waitedFor?.avifSet)).toEqual(widths(waitedFor?.srcSet));
    expect(waitedFor?.avifSet).toContain('.avif ');
    expect(findPicture('screen', sampleImage)?.avifSet).toBeUndefined();
  });

  test('IMG-01 what is cut out is never shown larger than its pixels are sharp on a screen of two a point (0091)', () => {
    const small = { ...sampleImage, width: 1200, height: 900, transparent: true };
    expect(findPicture('bentoWide', small)?.sizes).toContain('min(54.4rem, 689px)');
    expect(findPicture('bentoWide', { ...small, transparent: false })?.sizes).not.toContain('px');
    expect(findPicture('screen', small)?.sizes).not.toContain('689px');
  });

  test('IMG-01 a wide scene has a frame of its own shape where machines have theirs, and asks for no more than it shows', () => {
    const scene = { ...sampleImage, width: 1600, height: 900, transparent: false };
    expect(findPicture('stage', scene)).toMatchObject({ ratio: '16:9', fit: 'cover' });
    expect(findPicture('stage', scene)?.sizes).toContain('(min-width: 83.5rem) 43rem');
    expect(findPicture('stage', { ...scene, height: 1200 })?.ratio).toBe('4:3');
  });

  test('IMG-01 phones get their own list, of a picture with words on it a square', () => {
    const hero = findPicture('hero', { ...sampleImage, width: 3344, height: 1672 }, true)?.narrow;
    expect(hero?.media).toContain('min-resolution: 2.5dppx');
    expect(widths(hero?.srcSet)).toEqual([780, 900, 1040, 1200]);
    expect(hero?.avifSet).toContain('1040x1040-crop-60');
    const card = findPicture('cards3', { ...sampleImage, width: 1600, height: 900 })?.narrow;
    expect(card?.avifSet).toBeUndefined();
    expect(card?.srcSet).toContain('980-fit-60.webp 980w');
    expect(findPicture('screen', sampleImage)?.narrow).toBeUndefined();
  });

  test('every place names its sizes from small to large and its width on the page', () => {
    for (const place of Object.keys(places) as PlaceName[]) {
      const picture = findPicture(place, { ...sampleImage, width: 4000, height: 3000 });
      const offered = widths(picture?.srcSet);
      expect(offered).toEqual([...offered].sort((a, b) => a - b));
      expect(picture?.sizes).toBeTruthy();
    }
  });

  test('PAG-02 a photograph fills its place, whatever its format; what is cut out is shown whole', () => {
    const webp = { ...sampleImage, contentType: 'image/webp' };
    expect(getFit(webp)).toBe('cover');
    expect(getFit({ ...webp, transparent: true })).toBe('contain');
  });

  test('no picture is not a picture', () => expect(findPicture('screen', null)).toBeNull());
});

test.each([
  [0.5, 0.5, 'center'],
  [0.7, 0.5, 'right'],
  [0.1, 0.9, 'bottom-left'],
  [0.5, 0.2, 'top'],
  [0.9, 0.1, 'top-right'],
])('IMG-01 the focal point %f, %f lies %s', (focalX, focalY, name) => {
  expect(focalPoint({ focalX, focalY })).toBe(name);
});

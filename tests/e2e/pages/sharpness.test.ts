import { expect } from 'vitest';
import { leastSharpness, measurePictures, windows } from '../../crawl/picture-sharpness.ts';
import { test } from '../../support/browser/page-test.ts';
import { crimping, machine } from '../../support/site/catalogue.ts';

/**
 * A page of each kind, and of each block with pictures. `node scripts/crawl/crawl-pictures.ts` checks all.
 */
const pages = [
  '',
  '/products',
  crimping,
  machine,
  '/compare?p=reuss-410&p=reuss-455&p=reuss-520',
  '/services',
  '/services/consulting/plant-layout',
  '/solutions/automotive',
  '/stories',
  '/stories/reading-a-micrograph',
  '/about-us',
  '/about-us/history',
  '/about-us/innovation',
  '/invest',
  '/search?q=crimp',
  '/wire-ends',
];

const tried = pages
  .flatMap((path) => windows.map((window) => ({ path: `/en${path}`, ...window })))
  // Search results have no pictures on phones.
  .filter(({ path, width }) => width > 390 || !path.includes('/search'));

test.for(tried)(
  'IMG-01 every picture of $path is sharp in a window of $width with $density pixels a point',
  async ({ path, width, density }, { visit }) => {
    const page = await visit(path, { width, deviceScaleFactor: density });
    const pictures = await measurePictures(page);
    expect(pictures.length).toBeGreaterThan(0);
    const blurred = pictures.filter(({ sharpness }) => sharpness < leastSharpness);
    expect(
      blurred.map(({ src, needed, width, place }) => `${src}: ${place} needs ${needed} and has ${width}`),
    ).toEqual([]);
  },
);

test('IMG-01 a picture that is too small for its place is found', async ({ visit }) => {
  const page = await visit('/en', { deviceScaleFactor: 2 });
  const [largest] = (await measurePictures(page)).toSorted((a, b) => b.needed - a.needed);
  await page.locator('img[fetchpriority=high]').evaluate((image: HTMLImageElement) => {
    for (const source of image.parentElement?.querySelectorAll('source') ?? []) source.remove();
    image.removeAttribute('srcset');
  });
  const after = await measurePictures(page);
  const same = after.find(({ place }) => place === largest?.place);
  expect(same?.isWhole).toBe(false);
  expect(same?.sharpness).toBeLessThan(leastSharpness);
});

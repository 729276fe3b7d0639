import { expect } from 'vitest';
import { imageSizes, sizeKey } from '#contracts/content/images/images.ts';
import { test } from '../../support/browser/page-test.ts';
import { sendRequest } from '../../support/send-request.ts';
import { machine } from '../../support/site/catalogue.ts';
import { addressIn, pageWith } from '../../support/site/sample-pages.ts';
import { originOf } from '../../support/site.ts';

const widths = { BreakOut: 980, StretchedVideo: 1180 } as const;

/** The address of any picture on the home page, without the part with the size. */
async function anyPicture(): Promise<string> {
  const { text } = await sendRequest(`${originOf('main')}/en`);
  const found = /src="(\/image\/[^"]+)\/[^"/]+\.webp"/.exec(text)?.[1];
  if (!found) throw new Error('There is no picture on the home page');
  return originOf('main') + found;
}

test('IMG-01 IMG-02 a picture comes in exactly the sizes that the product uses', async () => {
  const picture = await anyPicture();
  const allowed = [...new Set(Object.values(imageSizes).map(sizeKey))];
  const answers = await Promise.all(allowed.map((size) => sendRequest(`${picture}/${size}.webp`)));
  for (const [index, { status, headers }] of answers.entries()) {
    expect({ size: allowed[index], status, type: headers['content-type'] }).toEqual({
      size: allowed[index],
      status: 200,
      type: 'image/webp',
    });
    expect(headers['cache-control']).toMatch(/immutable/);
  }
});

test('IMG-01 sizes, qualities and formats that no page uses are refused', async () => {
  const picture = await anyPicture();
  for (const variant of [
    '1181-fit-90.webp',
    '1180-fit-91.webp',
    '1180-crop-90.webp',
    '1180-fit-90.gif',
    'original',
  ]) {
    const { status } = await sendRequest(`${picture}/${variant}`);
    expect(status, variant).toBeGreaterThanOrEqual(400);
    expect(status, variant).toBeLessThan(500);
  }
});

test('IMG-01 a picture is to be had as png, too', async () => {
  const { status, headers } = await sendRequest(`${await anyPicture()}/480-fit-90.png`);
  expect({ status, type: headers['content-type'] }).toEqual({ status: 200, type: 'image/png' });
});

test.for(Object.entries(widths))(
  'PAG-02 a picture or film of the width %s is %d px wide',
  async ([name, pixels], { visit }) => {
    const sample = pageWith(({ blocks }) =>
      blocks.some(({ type, fields }) => ['picture', 'video'].includes(type) && fields.pictureWidth === name),
    );
    const page = await visit(addressIn('en', sample));
    const seen = await page
      .locator('main figure')
      .evaluateAll((figures) => figures.map((figure) => Math.round(figure.getBoundingClientRect().width)));
    expect(seen).toContain(pixels);
  },
);

test('IMG-01 every picture has its size in the markup, so that nothing jumps when it comes', async ({
  visit,
}) => {
  const page = await visit('/en');
  const without = await page
    .locator('img')
    .evaluateAll(
      (pictures) =>
        pictures.filter((one) => !one.getAttribute('width') || !one.getAttribute('height')).length,
    );
  expect(without).toBe(0);
});

test.for(['/en', '/en/products', `/en${machine}`])(
  'IMG-02 on %s the picture that the page waits for comes as AVIF, the others as WebP',
  async (path, { visit }) => {
    const page = await visit(path);
    const urgent = page.locator('img[fetchpriority=high]');
    expect(await urgent.count()).toBe(1);
    await expect
      .poll(() => urgent.evaluate((image: HTMLImageElement) => image.complete && image.currentSrc))
      .toMatch(/\.avif$/);
    const others = page.locator('main img[loading=lazy]').first();
    expect(await others.getAttribute('srcset')).toMatch(/\.webp /);
  },
);

test('IMG-02 CMP-02 the pictures that a phone shows of a comparison come at once', async ({ visit }) => {
  const slug = machine.split('/').at(-1);
  const page = await visit(`/en/compare?p=${slug}&p=reuss-455&p=reuss-520`, { width: 390 });
  const [first, second, swiped] = await page.locator('thead img').all();
  expect(await swiped?.getAttribute('loading')).toBe('lazy');
  for (const image of [first!, second!]) {
    expect(await image.getAttribute('loading')).toBe('eager');
    expect(await image.evaluate(({ currentSrc }: HTMLImageElement) => currentSrc)).toMatch(/\.avif$/);
  }
});

test('IMG-01 the other pictures leave the line to the one that the page waits for', async ({ visit }) => {
  const requests: string[] = [];
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  const { promise: painted, resolve: paint } = Promise.withResolvers<void>();
  const opened = visit(`/en${machine}`, {
    before: async (page) => {
      await page.exposeFunction('paint', paint);
      await page.addInitScript(
        'new PerformanceObserver(() => paint()).observe({ type: "paint", buffered: true })',
      );
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (pathname.startsWith('/image/')) requests.push(pathname);
      });
      await page.route('**/image/**/*.avif', async (route) => {
        await arrived;
        await route.continue();
      });
    },
  });
  await painted;
  expect(requests.length).toBe(1);
  arrive();
  await opened;
  await expect.poll(() => requests.length).toBeGreaterThan(3);
});

test('IMG-01 pictures come, too, where the script that calls them does not', async ({ visit }) => {
  const page = await visit('/en/stories', {
    before: (page) => page.route('**/assets/after-paint-*.js', (route) => route.abort()),
    expected: [/after-paint-/],
  });
  // Without a locator, which would wait for the script.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
    document.querySelector('main img[loading=lazy]')?.scrollIntoView();
  });
  const width = () =>
    page.evaluate(() => document.querySelector<HTMLImageElement>('main img[loading=lazy]')?.naturalWidth);
  await expect.poll(width).toBeGreaterThan(0);
});

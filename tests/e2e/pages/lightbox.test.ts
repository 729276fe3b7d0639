import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectNoViolations } from '../../support/browser/accessibility.ts';
import { expectNoOverflow } from '../../support/browser/layout.ts';
import { test } from '../../support/browser/page-test.ts';
import { machine } from '../../support/site/catalogue.ts';

type Point = { readonly x: number; readonly y: number };

/** Opens the first picture of a machine in the lightbox. */
async function enlarge(page: Page) {
  // Before its script is loaded, the link opens the picture itself, however long that takes.
  await page.locator('ui-gallery:defined').first().waitFor({ state: 'attached' });
  await page.locator('ui-stage [data-enlarge]').first().click();
  const lightbox = page.getByRole('dialog', { name: 'Pictures of Reuss 410' });
  await lightbox.getByRole('button', { name: 'Zoom in' }).waitFor();
  return {
    lightbox,
    picture: lightbox.locator('figure img').filter({ visible: true }),
    caption: lightbox.locator('figcaption').filter({ visible: true }),
  };
}

const scaleIs = (lightbox: Locator, scale: string) =>
  expect.poll(() => lightbox.getByRole('status').textContent()).toBe(scale);

/** Natural pixels for each pixel shown; zero while the picture is loading. */
function getSharpness(image: SVGElement | HTMLElement): number {
  const { complete, naturalWidth, naturalHeight } = image as HTMLImageElement;
  const { width, height } = image.getBoundingClientRect();
  return complete ? naturalWidth / Math.min(width, (height * naturalWidth) / naturalHeight) : 0;
}

async function middleOf(picture: Locator): Promise<Point> {
  const box = (await picture.boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Moves fingers from one point to another, in ten steps. */
async function touch(page: Page, fingers: readonly (readonly [from: Point, to: Point])[]): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', part?: number) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        part === undefined
          ? []
          : fingers.map(([from, to], id) => ({
              id,
              x: from.x + ((to.x - from.x) * part) / 10,
              y: from.y + ((to.y - from.y) * part) / 10,
            })),
    });
  await send('touchStart', 0);
  for (let part = 1; part <= 10; part += 1) await send('touchMove', part);
  await send('touchEnd');
  await devtools.detach();
}

test('CAT-03 the lightbox looks closer by keys; then arrows move the picture, and turn again when it is whole', async ({
  visit,
}) => {
  const page = await visit(`/en${machine}`);
  const { lightbox, picture, caption } = await enlarge(page);
  await scaleIs(lightbox, '100%');
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await scaleIs(lightbox, '225%');
  const before = await middleOf(picture);
  await page.keyboard.press('ArrowRight');
  expect(await caption.textContent()).toContain('Picture 1 of');
  expect((await middleOf(picture)).x).toBeLessThan(before.x - 50);
  await page.keyboard.press('ArrowDown');
  expect((await middleOf(picture)).y).toBeLessThan(before.y - 50);
  await page.keyboard.press('-');
  await scaleIs(lightbox, '150%');
  await page.keyboard.press('0');
  await scaleIs(lightbox, '100%');
  expect(await middleOf(picture)).toEqual(before);
  await page.keyboard.press('ArrowRight');
  expect(await caption.textContent()).toContain('Picture 2 of');
});

test('CAT-03 the wheel looks closer at what is under the pointer, and sharper pixels come', async ({
  visit,
}) => {
  const page = await visit(`/en${machine}`, { width: 700, height: 500 });
  const { lightbox, picture } = await enlarge(page);
  const before = (await picture.boundingBox())!;
  const pointer = { x: before.x + before.width * 0.45, y: before.y + before.height * 0.4 };
  await page.mouse.move(pointer.x, pointer.y);
  await page.mouse.wheel(0, -600);
  await scaleIs(lightbox, '332%');
  const after = (await picture.boundingBox())!;
  expect((pointer.x - after.x) / after.width).toBeCloseTo(0.45, 2);
  expect((pointer.y - after.y) / after.height).toBeCloseTo(0.4, 2);
  // At any size that was loaded first: a window that was just made smaller may have a larger one than it
  // needs.
  await expect.poll(() => picture.evaluate(getSharpness)).toBeGreaterThanOrEqual(0.87);
  await page.mouse.wheel(0, 900);
  await scaleIs(lightbox, '100%');
});

test('CAT-03 a double click looks closer and back; what is held moves the picture, a click brings its point to the middle', async ({
  visit,
}) => {
  const page = await visit(`/en${machine}`);
  const { lightbox, picture } = await enlarge(page);
  const middle = await middleOf(picture);
  await page.mouse.dblclick(middle.x, middle.y);
  await scaleIs(lightbox, '250%');
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  await page.mouse.move(middle.x + 60, middle.y + 40);
  await page.mouse.up();
  const moved = await middleOf(picture);
  expect(Math.abs(moved.x - middle.x - 60)).toBeLessThan(2);
  expect(Math.abs(moved.y - middle.y - 40)).toBeLessThan(2);
  await page.mouse.click(moved.x, moved.y);
  const centred = await middleOf(picture);
  expect(Math.abs(centred.x - middle.x)).toBeLessThan(2);
  expect(Math.abs(centred.y - middle.y)).toBeLessThan(2);
  await page.mouse.dblclick(middle.x, middle.y);
  await scaleIs(lightbox, '100%');
});

test('CAT-03 on a phone two fingers look closer, one moves the picture, and turns it when it is whole', async ({
  visit,
}) => {
  const page = await visit(`/en${machine}`, { width: 390, height: 844, hasTouch: true });
  const { lightbox, picture, caption } = await enlarge(page);
  const { x, y } = await middleOf(picture);
  await touch(page, [
    [
      { x: x - 30, y },
      { x: x - 90, y },
    ],
    [
      { x: x + 30, y },
      { x: x + 90, y },
    ],
  ]);
  await scaleIs(lightbox, '300%');
  expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);
  await touch(page, [
    [
      { x, y },
      { x: x - 100, y },
    ],
  ]);
  expect(Math.abs((await middleOf(picture)).x - (x - 100))).toBeLessThan(2);
  expect(await caption.textContent()).toContain('Picture 1 of');
  await lightbox.getByRole('button', { name: 'Zoom out' }).click();
  await lightbox.getByRole('button', { name: 'Zoom out' }).click();
  await lightbox.getByRole('button', { name: 'Zoom out' }).click();
  await scaleIs(lightbox, '100%');
  await touch(page, [
    [
      { x: x + 80, y },
      { x: x - 80, y },
    ],
  ]);
  expect(await caption.textContent()).toContain('Picture 2 of');
});

test('CAT-03 the tools of the lightbox are accessible and fit a narrow screen', async ({ visit }) => {
  const page = await visit(`/en${machine}`, { width: 320, height: 640 });
  const { lightbox } = await enlarge(page);
  await lightbox.getByRole('button', { name: 'Zoom in' }).click();
  await scaleIs(lightbox, '150%');
  await expectNoViolations(page);
  await expectNoOverflow(page);
  const boxes = await Promise.all(
    ['Zoom out', 'Zoom in', 'Previous picture', 'Next picture', 'Close picture'].map((name) =>
      lightbox.getByRole('button', { name }).boundingBox(),
    ),
  );
  for (const [index, box] of boxes.entries()) {
    const before = boxes[index - 1];
    if (before) expect(box!.x).toBeGreaterThanOrEqual(before.x + before.width);
    expect(box!.width).toBeGreaterThanOrEqual(44);
  }
});

test('CAT-03 without script the picture opens with all its pixels', async ({ visit }) => {
  const page = await visit(`/en${machine}`, { script: false });
  const opener = page.locator('ui-stage [data-enlarge]').first();
  const largest = await page.locator('dialog figure img').first().getAttribute('srcset');
  expect(await opener.getAttribute('href')).toBe(largest?.split(', ').at(-1)?.split(' ')[0]);
});

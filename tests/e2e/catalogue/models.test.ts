import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectNoViolations } from '../../support/browser/accessibility.ts';
import { test } from '../../support/browser/page-test.ts';
import { machine } from '../../support/site/catalogue.ts';

const path = `/en${machine}`;
/** Chromium warns that it renders slowly without a graphics card. */
const expected = [/GL Driver Message/];

const opener = (page: Page) => page.getByRole('button', { name: 'View in 3D' });
const stage = (page: Page) => page.getByRole('application', { name: 'Reuss 410 in 3D' });
const tools = (page: Page) => page.getByRole('group', { name: 'Turn and zoom' });
const modelFiles = /\/turntable-|\.glb$/;

/** All requests of the page that belong to the model. */
function findRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => modelFiles.test(request.url()) && requests.push(request.url()));
  return requests;
}

/** A browser without WebGL shows no button, as the last test proves, so there is nothing to press. */
const drawsWebGl = (page: Page) =>
  page.evaluate(() => document.createElement('canvas').getContext('webgl2') !== null);

/** What the stage shows at the moment. */
async function drawing(page: Page): Promise<string> {
  return (await stage(page).screenshot()).toString('base64');
}

test('CAT-03 IMG-02 a machine is turned and brought closer with keys and buttons, and the picture comes back', async ({
  visit,
  skip,
}) => {
  let requests: string[] = [];
  const before = async (page: Page) => {
    requests = findRequests(page);
  };
  // The processor renders here, and a phone has fewer pixels.
  const page = await visit(path, { expected, before, width: 390 });
  skip(!(await drawsWebGl(page)), 'This browser has no WebGL');
  await opener(page).waitFor();
  expect(requests, 'nothing comes before it is asked for').toEqual([]);

  await opener(page).press('Enter');
  await tools(page).waitFor();
  expect(requests).toHaveLength(2);
  expect(await stage(page).evaluate((element) => element === document.activeElement)).toBe(true);
  await expectNoViolations(page, { within: 'ui-model' });

  let shown = await drawing(page);
  const expectChange = async () => {
    await expect.poll(() => drawing(page)).not.toBe(shown);
    shown = await drawing(page);
  };
  for (const key of ['ArrowLeft', 'ArrowUp', '+']) {
    await stage(page).press(key);
    await expectChange();
  }
  for (const name of ['Turn right', 'From lower down', 'Farther away']) {
    await tools(page).getByRole('button', { name }).click();
    await expectChange();
  }

  await page.keyboard.press('Escape');
  await opener(page).waitFor();
  expect(await opener(page).evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await page.locator('ui-model canvas').count()).toBe(0);
});

test('CAT-03 a model that cannot be had says so, and the way back to the picture is there', async ({
  visit,
  skip,
}) => {
  const before = (page: Page) => page.route(/\.glb$/, (route) => route.fulfill({ status: 503, body: '' }));
  const page = await visit(path, { before, expected: [...expected, /503/] });
  skip(!(await drawsWebGl(page)), 'This browser has no WebGL');
  await opener(page).click();
  await page.getByRole('status').getByText('The model cannot be shown at the moment').waitFor();
  expect(await tools(page).isVisible()).toBe(false);
  await expectNoViolations(page, { within: 'ui-model' });
  await page.getByRole('button', { name: 'Back to the picture' }).click();
  await opener(page).waitFor();
});

test('CAT-03 without WebGL, without script and without a model there is no button, and the picture stays', async ({
  visit,
}) => {
  const before = (page: Page) =>
    page.addInitScript(() => {
      const original = HTMLCanvasElement.prototype.getContext;
      Object.assign(HTMLCanvasElement.prototype, {
        getContext(this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
          if (!kind.startsWith('webgl')) return Reflect.apply(original, this, [kind, ...rest]);
          document.documentElement.dataset.requests = 'yes';
          return null;
        },
      });
    });
  const withoutWebGl = await visit(path, { before });
  await withoutWebGl.locator('html[data-requests=yes]').waitFor();
  expect(await opener(withoutWebGl).isVisible()).toBe(false);
  const withoutScript = await visit(path, { script: false });
  expect(await opener(withoutScript).isVisible()).toBe(false);
  for (const page of [withoutWebGl, withoutScript]) {
    expect(
      await page.getByRole('list', { name: 'Pictures of Reuss 410' }).getByRole('img').first().isVisible(),
    ).toBe(true);
  }
  const withoutModel = await visit('/en/products/lorze-10');
  expect(await withoutModel.locator('ui-model').count()).toBe(0);
});

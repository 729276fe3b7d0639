import type { Locator } from 'playwright-core';
import sharp from 'sharp';
import { expect } from 'vitest';
import { test } from '../../support/browser/page-test.ts';
import { machine } from '../../support/site/catalogue.ts';

/** The poster is behind the film, which is transparent until it plays. */
async function expectPoster(film: Locator): Promise<void> {
  await film.scrollIntoViewIfNeeded();
  const poster = film.locator('..').locator('img');
  await expect
    .poll(() => poster.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  expect(await poster.boundingBox()).toEqual(await film.boundingBox());
  // The background of the machine, which is light; browsers put a dark grey below their controls.
  const { channels } = await sharp(await film.screenshot()).stats();
  expect(Math.min(...channels.slice(0, 3).map(({ mean }) => mean))).toBeGreaterThan(100);
}

const filmed = machine.replace('reuss-410', 'reuss-455');

test('CAT-03 IMG-02 the film of a machine comes in two formats, plays, and says that it has no sound', async ({
  visit,
}) => {
  const page = await visit(`/en${filmed}`);
  const film = page.getByLabel('Reuss 455 in action').and(page.locator('video'));
  const sources = film.locator('source');
  expect(await sources.evaluateAll((all) => all.map((source) => source.getAttribute('type')))).toEqual([
    'video/webm',
    'video/mp4',
  ]);
  await expectPoster(film);
  await page.getByText('The video has no sound.').waitFor();
  const { seconds, width } = await film.evaluate(async (video: HTMLVideoElement) => {
    await video.play();
    return { seconds: video.duration, width: video.videoWidth };
  });
  expect(seconds).toBeGreaterThan(3);
  expect(width).toBe(960);
});

test('CAT-05 IMG-02 the film of a machine says in the language what is seen; a service shows no turning machine', async ({
  visit,
}) => {
  const page = await visit(`/de${filmed}`);
  const film = page.locator('#film video');
  expect(await film.locator('source').count()).toBe(2);
  await page.getByText('Der Film hat keinen Ton.').waitFor();
  for (const service of ['field-repair', 'remote-support']) {
    const without = await visit(`/de/services/maintenance-and-repair/${service}`);
    expect(await without.locator('video').count(), service).toBe(0);
    expect(await without.getByText('dreht sich einmal').count(), service).toBe(0);
  }
});

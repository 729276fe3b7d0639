import { expect } from 'vitest';
import { machine } from '../support/catalogue.ts';
import { test } from '../support/page-test.ts';

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
  expect(await film.getAttribute('poster')).toMatch(/^\/image\//);
  await page.getByText('The film has no sound.').waitFor();
  const { seconds, width } = await film.evaluate(async (video: HTMLVideoElement) => {
    await video.play();
    return { seconds: video.duration, width: video.videoWidth };
  });
  expect(seconds).toBeGreaterThan(3);
  expect(width).toBe(960);
});

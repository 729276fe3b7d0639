import { expect, test } from 'vitest';
import { redactedPath } from './redacted-path.ts';

const token = 'kq3Zt0bX9yW-4uVn2LsRcE7hJpQmAoD1fG5iTzB8xYw';

test.each([
  ['/en/stories/twisting-short-data-pairs?page=2', '/en/stories/twisting-short-data-pairs'],
  [`/de/invitation/${token}`, '/de/invitation/…'],
  [`/en/register?suspendedId=${token}`, '/en/register'],
  ['/media/05513c05fa35067486e8300106fa15e908a7037a.t5.abc/film.mp4', '/media/…/film.mp4'],
])('of %s a log holds %s', (address, held) => {
  expect(redactedPath(address)).toBe(held);
});

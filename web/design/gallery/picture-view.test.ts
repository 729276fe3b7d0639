import { expect, test } from 'vitest';
import { moveBy, scaleAt, wholePicture } from './picture-view.ts';

/** A 3:2 picture in a place of the same height and twice the width. */
const extent = { place: { width: 1200, height: 400 }, picture: { width: 600, height: 400 }, maxScale: 4 };

test('what is under the pointer stays there', () => {
  const view = scaleAt(wholePicture, 4, { x: 200, y: -100 }, extent);
  expect(view).toEqual({ scale: 4, x: -600, y: 300 });
  expect((200 - view.x) / view.scale).toBe(200);
  expect((-100 - view.y) / view.scale).toBe(-100);
});

test('a picture is never smaller than whole, and never larger than it has pixels', () => {
  expect(scaleAt(wholePicture, 0.2, { x: 0, y: 0 }, extent)).toEqual(wholePicture);
  expect(scaleAt(wholePicture, 90, { x: 0, y: 0 }, extent).scale).toBe(4);
});

test('no edge comes into the place, and what fits into it stays in the middle', () => {
  const twice = scaleAt(wholePicture, 2, { x: 0, y: 0 }, extent);
  expect(moveBy(twice, { x: 500, y: 500 }, extent)).toEqual({ scale: 2, x: 0, y: 200 });
  const large = scaleAt(wholePicture, 4, { x: 0, y: 0 }, extent);
  expect(moveBy(large, { x: -5000, y: -5000 }, extent)).toEqual({ scale: 4, x: -600, y: -600 });
});

test('when it is whole again it stands in the middle', () => {
  const moved = moveBy(scaleAt(wholePicture, 4, { x: 0, y: 0 }, extent), { x: 300, y: 300 }, extent);
  expect(scaleAt(moved, 1, { x: 100, y: 100 }, extent)).toEqual(wholePicture);
});

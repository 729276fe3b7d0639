import { expect, test } from 'vitest';
import { getView, spread, wholeWorld } from './map-view.ts';
import { project } from './projection.ts';

const thun = { longitude: 7.622, latitude: 46.751 };
const melbourne = { longitude: 144.963, latitude: -37.814 };
const elPaso = { longitude: -106.485, latitude: 31.761 };

test('LOK-01 the map shows the part of the world that is chosen', () => {
  expect(getView([])).toEqual(wholeWorld);
  expect(getView([elPaso, melbourne]).width).toBe(wholeWorld.width);
  const near = getView([thun]);
  expect(near.width).toBeLessThan(wholeWorld.width / 4);
  const { x, y } = project(thun);
  expect(x).toBeGreaterThan(near.x);
  expect(x).toBeLessThan(near.x + near.width);
  expect(y).toBeGreaterThan(near.y);
  expect(y).toBeLessThan(near.y + near.height);
});

test('LOK-01 no part of the map is beyond the world', () => {
  const { x, y, width, height } = getView([melbourne]);
  expect(x + width).toBeLessThanOrEqual(wholeWorld.x + wholeWorld.width);
  expect(y + height).toBeLessThanOrEqual(wholeWorld.y + wholeWorld.height);
});

test('LOK-01 points stand far enough apart to be hit, even those of one town', () => {
  const crowd = Array.from({ length: 20 }, (_, index) => ({ x: 1000 + (index % 3), y: 200 + (index % 5) }));
  const apart = spread([...crowd, { x: 400, y: 300 }], 36, wholeWorld);
  for (const [index, one] of apart.entries()) {
    for (const other of apart.slice(index + 1)) {
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(35.5);
    }
  }
  expect(apart.at(-1)).toEqual({ x: 400, y: 300 });
});

import { expect, test } from 'vitest';
import { type Box, chooseStackPlace, type Place } from './choose-stack-place.ts';

const boxes: Record<Place, Box> = {
  top: { left: 400, top: 0, right: 800, bottom: 60 },
  bottom: { left: 400, top: 840, right: 800, bottom: 900 },
  'bottom-start': { left: 0, top: 840, right: 400, bottom: 900 },
  'bottom-end': { left: 800, top: 840, right: 1200, bottom: 900 },
  'top-end': { left: 800, top: 80, right: 1200, bottom: 140 },
};
const action = (box: Box, isFocused = false) => ({ box, isFocused });
const placed = (...actions: ReturnType<typeof action>[]) =>
  chooseStackPlace((place) => boxes[place], actions);

test('NAV-09 messages float on top, where nothing is in their way', () => {
  expect(placed()).toBe('top');
  // Boxes that touch do not overlap.
  expect(placed(action({ left: 800, top: 0, right: 900, bottom: 60 }))).toBe('top');
});

test('NAV-09 messages float where they cover no action', () => {
  const menu = action({ left: 300, top: 10, right: 500, bottom: 50 });
  expect(placed(menu)).toBe('bottom');
  expect(placed(menu, action({ left: 500, top: 850, right: 600, bottom: 890 }))).toBe('bottom-start');
});

test('NAV-09 where all places cover something, not what has the focus', () => {
  const everywhere = Object.values(boxes).map((box) => action(box));
  expect(placed(...everywhere, action(boxes.top, true))).toBe('bottom');
  expect(placed(...everywhere, action(boxes.top), action(boxes.top))).toBe('bottom');
});

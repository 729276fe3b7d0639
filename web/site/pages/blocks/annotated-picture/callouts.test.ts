import { describe, expect, test } from 'vitest';
import { pointInFrame } from './callouts.ts';
import { getLeaders, type Marked } from './leaders.ts';

const picture = { width: 1600, height: 1200 };

describe('points on a picture', () => {
  test('keep their place where the frame has the picture’s shape', () => {
    expect(pointInFrame({ x: 30, y: 70 }, picture, 4 / 3)).toEqual({ x: 30, y: 70 });
  });

  test('move away from the middle where the frame cuts top and bottom', () => {
    expect(pointInFrame({ x: 30, y: 50 }, picture, 2)).toEqual({ x: 30, y: 50 });
    expect(pointInFrame({ x: 30, y: 60 }, picture, 2)).toEqual({ x: 30, y: 65 });
  });

  test('move sideways where the frame cuts left and right', () => {
    expect(pointInFrame({ x: 60, y: 40 }, picture, 2 / 3)).toEqual({ x: 70, y: 40 });
  });

  test('are left out where they are cut off', () => {
    expect(pointInFrame({ x: 50, y: 5 }, picture, 2)).toBeUndefined();
  });
});

describe('lines to labels', () => {
  const mark = (x: number, y: number, value = '0.4 mm'): Marked => ({
    point: { x, y },
    label: 'Conductor brush',
    value,
  });

  test('go down, and up on the right where the words leave room', () => {
    const directions = getLeaders([mark(30, 60), mark(60, 40), mark(60, 70)]).map(
      ({ direction }) => direction,
    );
    expect(directions).toEqual(['down', 'up', 'down']);
  });

  test('labels of neighbours stand apart and within the frame', () => {
    const leaders = getLeaders([mark(49, 56), mark(43, 61), mark(31, 57), mark(57, 40)]);
    const labels = leaders.map(({ point, end, anchor, direction }) => ({
      left: anchor === 'start' ? point.x : point.x - 8,
      right: anchor === 'start' ? point.x + 8 : point.x,
      top: direction === 'up' ? end - 6 : end,
      bottom: direction === 'up' ? end : end + 6,
    }));
    for (const [index, a] of labels.entries()) {
      expect(a.left).toBeGreaterThan(0);
      expect(a.bottom).toBeLessThan(100);
      for (const b of labels.slice(index + 1)) {
        const apart = a.right < b.left || b.right < a.left || a.bottom < b.top || b.bottom < a.top;
        expect(apart).toBe(true);
      }
    }
  });

  test('Japanese letters are as wide as they are high', () => {
    const [height, force] = getLeaders([
      { ...mark(49, 55, '1.42 ± 0.03 mm'), label: 'クリンプハイト' },
      { ...mark(43, 61, '± 4 %'), label: '圧着力の許容範囲' },
    ]);
    const isBeside = force?.anchor === 'end';
    expect(isBeside || Math.abs(force!.end - height!.end) >= 8).toBe(true);
  });

  test('a label at the right edge runs to the left', () => {
    expect(getLeaders([mark(97, 60)])[0]?.anchor).toBe('end');
  });

  test('there is always a line, even where no place is free', () => {
    expect(getLeaders(Array.from({ length: 8 }, () => mark(50, 50, 'x'.repeat(40))))).toHaveLength(8);
  });
});

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { QrCode } from './qr-code.tsx';

test('ACC-01 a code has its name, its quiet zone and the three finder patterns', () => {
  const markup = renderToStaticMarkup(<QrCode text="otpauth://totp/x?secret=ABC" label="Scan me" />);
  const size = Number(/viewBox="0 0 (\d+) \1"/.exec(markup)?.[1]);
  expect(markup).toContain('role="img" aria-label="Scan me"');
  expect(size).toBeGreaterThanOrEqual(29);
  const dark = darkModules(/ d="([^"]+)"/.exec(markup)![1]!);
  for (const [x, y] of [
    [4, 4],
    [size - 11, 4],
    [4, size - 11],
  ] as const) {
    const at = (right: number, down: number) => dark.has(`${x + right} ${y + down}`);
    expect([at(0, 0), at(6, 6), at(3, 3), at(2, 4)]).toEqual([true, true, true, true]);
    expect([at(1, 1), at(5, 5), at(1, 4), at(7, 7)]).toEqual([false, false, false, false]);
  }
  expect(
    [...dark].filter((place) => place.split(' ').some((each) => +each < 4 || +each >= size - 4)),
  ).toEqual([]);
});

/** Rasterises the lines of the drawing. */
function darkModules(path: string): Set<string> {
  const dark = new Set<string>();
  let [x, y] = [0, 0];
  for (const [, command, first, second] of path.matchAll(/([Mmh])([\d.]+)(?: ([\d.]+))?/g)) {
    if (command === 'M') [x, y] = [Number(first), Number(second) - 0.5];
    else if (command === 'm') x += Number(first);
    else for (let end = x + Number(first); x < end; x += 1) dark.add(`${x} ${y}`);
  }
  return dark;
}

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { QrCode } from './qr-code.tsx';

test('ACC-01 a code has its name, its quiet zone and the three finder patterns', () => {
  const markup = renderToStaticMarkup(<QrCode text="otpauth://totp/x?secret=ABC" label="Scan me" />);
  const size = Number(/viewBox="0 0 (\d+) \1"/.exec(markup)?.[1]);
  expect(markup).toContain('role="img" aria-label="Scan me"');
  expect(size).toBeGreaterThanOrEqual(29);
  for (const [x, y] of [
    [4, 4],
    [size - 11, 4],
    [4, size - 11],
  ]) {
    expect(markup).toContain(`M${x} ${y}h1`);
    expect(markup).not.toContain(`M${x! + 1} ${y! + 1}h1`);
  }
  expect(markup).not.toContain('M3 4h1');
});

import { expect, test } from 'vitest';
import { deviceName } from './device-name.ts';

const like = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox · Windows'],
  [`Mozilla/5.0 (Windows NT 10.0) ${like} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`, 'Edge · Windows'],
  [
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${like} Chrome/142.0.0.0 Safari/537.36`,
    'Chrome · macOS',
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) ${like} Version/19.0 Safari/604.1`,
    'Safari · iPhone',
  ],
  [
    `Mozilla/5.0 (Linux; Android 15) ${like} SamsungBrowser/27.0 Chrome/142.0 Safari/537.36`,
    'Samsung Internet · Android',
  ],
  [`Mozilla/5.0 (X11; Linux x86_64) ${like} HeadlessChrome/142.0.0.0 Safari/537.36`, 'Chrome · Linux'],
  ['curl/8.5.0', undefined],
  ['', undefined],
])('ACC-01 %s is called %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});

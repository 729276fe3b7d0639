import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('SPN-01 the spinner turns once per 1080 ms, without end', () => {
  const css = readFileSync(new URL('./spinner.module.css', import.meta.url), 'utf8');
  expect(css).toMatch(/animation: turn 1080ms linear infinite/);
  expect(css).toMatch(/@keyframes turn \{\s*to \{\s*rotate: 1turn;/);
});

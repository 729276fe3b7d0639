import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** A text followed by English punctuation (colon, comma or full stop) and another value or text. */
const glued = [
  /\bt\((?:[^()`]|\([^()]*\))*\)\}(?:: |, |\. )/,
  /\$\{(?:name|[\w.]+\.name)\}(?:: |, )\$\{(?:t\(|\w*[lL]abel|texts|variant)/,
];

test('LOC-01 no sentence is put together in code: a language has an order and a colon of its own', () => {
  const files = globSync('web/{site,apps,bff}/**/*.{ts,tsx}', {
    exclude: ['**/*.test.ts', 'web/site/style-guide/**'],
  });
  expect(files.length).toBeGreaterThan(500);
  const found = files.flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        glued.some((pattern) => pattern.test(line)) ? [`${path}:${index + 1}: ${line.trim()}`] : [],
      ),
  );
  expect(found).toEqual([]);
});

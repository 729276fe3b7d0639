import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Locked = Readonly<
  Record<'dependencies' | 'optionalDependencies' | 'devDependencies', Record<string, string>>
>;

/** The places where Node looks for a package that another one imports, nearest first. */
function places(from: string, name: string): string[] {
  const levels = from
    .split('/node_modules/')
    .map((_, index, parts) => parts.slice(0, index + 1).join('/node_modules/'));
  return ['', ...levels.filter(Boolean).map((level) => `${level}/`)].map(
    (level) => `${level}node_modules/${name}`,
  );
}

const locks = ['package-lock.json', 'runtime/package-lock.json', 'tests/browser/package-lock.json'];

// `npm install` silently omits an optional package (usually one for another platform) if the registry lacks
// that version. `npm ci` then refuses the lock file on every machine, so such a version must not be pinned.
test.each(locks)('%s holds every package that a package in it asks for', (path) => {
  const { packages } = JSON.parse(readFileSync(path, 'utf8')) as { packages: Record<string, Locked> };
  const missing = Object.entries(packages).flatMap(
    ([from, { dependencies, optionalDependencies, devDependencies }]) =>
      Object.keys({ ...dependencies, ...optionalDependencies, ...(from === '' && devDependencies) })
        .filter((name) => !places(from, name).some((place) => place in packages))
        .map((name) => `${name} for ${from || 'package.json'}`),
  );
  expect(missing).toEqual([]);
});

test('no lock names an address to download from', () => {
  for (const path of locks) {
    expect(readFileSync(path, 'utf8')).not.toMatch(/"resolved":/);
  }
});

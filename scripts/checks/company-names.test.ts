import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const read = (path: string) => readFileSync(path, 'utf8');

type Named = { name: string; portalName?: string };
const [main, ...brands] = ['sites', 'brands'].flatMap((file) => {
  const named = parse(read(`seed/company/content/${file}.yaml`)) as Named[];
  return file === 'sites' ? named.slice(0, 1) : named;
});

/** The names of the sample company, its portal and its brands. */
const sample = [main?.name, main?.portalName, ...brands.map(({ name }) => name)];
const names = new RegExp(`\\b(${sample.join('|')})\\b`, 'i');

/** Tests and files that are generated from the sample may name it. */
const isOfTheSample = (path: string) =>
  /\.test\.tsx?$|\/(sample|test)-[\w-]+\.tsx?$|^scripts\/(papers|packages)\/|^web\/site\/style-guide\/theme\/themes\.json$/.test(
    path,
  );

test('no code and no message names the sample company: its names are data', () => {
  const files = globSync('{web,server,services,contracts,scripts}/**/*.{ts,tsx,mjs,json,css}').filter(
    (path) => !isOfTheSample(path) && !path.includes('node_modules'),
  );
  expect(files.length).toBeGreaterThan(1500);
  const naming = files.flatMap((path) =>
    read(path)
      .split('\n')
      .flatMap((line, index) =>
        names.test(line) ? [`${path}:${index + 1}: ${line.trim().slice(0, 120)}`] : [],
      ),
  );
  expect(naming).toEqual([]);
});

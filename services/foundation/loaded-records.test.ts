import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { isUntouched, stateOfFiles } from './loaded-records.ts';

const loaded = { key: 'weight', names: { en: 'Weight', de: 'Gewicht' } };

test.each([
  ['is as it was loaded', loaded, loaded, true],
  ['has a field that was not there then', { ...loaded, single: 'exact' }, loaded, true],
  ['was never there', undefined, undefined, true],
  ['was changed', { ...loaded, names: { en: 'Mass', de: 'Gewicht' } }, loaded, false],
  ['has one more language', { ...loaded, names: { ...loaded.names, fr: 'Poids' } }, loaded, false],
  ['was removed', undefined, loaded, false],
  ['was made by somebody', loaded, undefined, false],
])('a record that %s: loaded again, %s', (_, stored, before, untouched) => {
  expect(isUntouched(stored, before)).toBe(untouched);
});

test('files that say something else are in another state', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'state-'));
  onTestFinished(() => rm(directory, { recursive: true }));
  const getState = async (text: string) => {
    await writeFile(join(directory, 'attributes.yaml'), text);
    return stateOfFiles(directory, ['attributes.yaml']);
  };
  const before = await getState('- key: weight\n');
  expect(await getState('- key: width\n')).not.toBe(before);
  expect(await getState('- key: weight\n')).toBe(before);
});

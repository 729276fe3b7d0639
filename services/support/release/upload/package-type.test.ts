import { expect, test } from 'vitest';
import { factsFromName, getPackageType } from './package-type.ts';

test.each([
  ['PK\x03\x04more', 'zip'],
  ['%PDF-1.7', 'pdf'],
  ['MZ\x90', undefined],
  ['<svg onload=x>', undefined],
  [' PK\x03\x04', undefined],
  ['', undefined],
])('DLC-01 a file that begins with %j is %s', (bytes, extension) => {
  expect(getPackageType(Buffer.from(bytes, 'latin1'))?.extension).toBe(extension);
});

test.each([
  ['lumen-plan-9.3.0-windows.zip', 'installer', 'windows', null],
  ['wire-flow-3.5.0-linux.zip', 'installer', 'linux', null],
  ['lumen-plan-9.3.0-manual-de.pdf', 'manual', 'any', 'de'],
  ['lumen-plan-9.3.0-notes-ja.pdf', 'notes', 'any', 'ja'],
  ['gateway-update.zip', 'update', 'any', null],
  ['trace-machine.zip', 'installer', 'machine', null],
  ['x.zip', 'installer', 'any', null],
])('DLC-01 %s is probably: %s, %s, %s', (name, kind, platform, language) => {
  expect(factsFromName(name)).toEqual({ kind, platform, language });
});

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Fields } from '#contracts/content/fields.ts';
import { recordKinds, records } from '#contracts/content/records.ts';
import { hinted } from './record-labels.ts';

const messages = JSON.parse(readFileSync('web/i18n/messages/en/editorRecords.json', 'utf8')) as object;

/** The messages that a declaration needs: for its fields and their values. */
function getKeys(fields: Fields): string[] {
  return Object.entries(fields).flatMap(([name, field]) => [
    `field.${name}`,
    ...('values' in field ? field.values.map((value) => `value.${name}.${value}`) : []),
    ...('fields' in field ? getKeys(field.fields) : []),
  ]);
}

test.each(recordKinds)('EDI-05 every field of the records of kind %s has a name', (kind) => {
  expect(getKeys(records[kind]).filter((key) => !Object.hasOwn(messages, key))).toEqual([]);
});

test('EDI-05 every kind and hint of records has its words', () => {
  const keys = [...recordKinds.map((kind) => `kind.${kind}`), ...hinted.map((name) => `hint.${name}`)];
  expect(keys.filter((key) => !Object.hasOwn(messages, key))).toEqual([]);
});

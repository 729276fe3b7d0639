import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { blocks, tones } from '#contracts/content/blocks.ts';
import type { BlockField, BlockFields } from '#contracts/content/fields.ts';
import { problemCodes } from '#contracts/content/problems.ts';

const messages = new URL('../../../i18n/messages/', import.meta.url);
const languages = readdirSync(messages);
const findKeys = (language: string) =>
  Object.keys(
    JSON.parse(readFileSync(new URL(`${language}/editorFields.json`, messages), 'utf8')) as Record<
      string,
      string
    >,
  );

/** The messages that a declaration needs: a label for every field and every value. */
function getKeys(fields: BlockFields): string[] {
  return Object.entries(fields).flatMap(([name, field]: [string, BlockField]) => [
    `field.${name}`,
    ...(field.kind === 'choice' ? field.values.map((value) => `value.${name}.${value}`) : []),
    ...(field.kind === 'list' ? getKeys(field.fields) : []),
  ]);
}

const needed = [
  ...Object.entries(blocks).flatMap(([type, fields]) => [
    `block.${type}`,
    `purpose.${type}`,
    ...getKeys(fields),
  ]),
  ...['field.anchor', 'field.tone', 'hint.anchor'],
  ...tones.map((tone) => `value.tone.${tone}`),
  ...problemCodes.map((code) => `problem.${code}`),
];

test.each(languages)('EDI-05 every declared field, value, block and problem has words in %s', (language) => {
  const keys = new Set(findKeys(language));
  expect(needed.filter((key) => !keys.has(key))).toEqual([]);
});

test('EDI-05 nothing is called that nobody declares', () => {
  const known = new Set(needed);
  const called = findKeys('en').filter((key) => /^(block|purpose|field|value|problem)\./.test(key));
  expect(called.filter((key) => !known.has(key))).toEqual([]);
});

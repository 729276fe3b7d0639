import { expect, test } from 'vitest';
import type { Vocabulary } from '../vocabulary/find-vocabulary.ts';
import { getLexicon } from './lexicon.ts';
import { noMapping } from './mapping.ts';

const attribute = (key: string, names: Record<string, string>) => {
  return {
    key,
    position: 0,
    quantity: 'text',
    unit: null,
    section: 'x',
    single: 'exact' as const,
    names: { en: key, ...names },
  };
};
const vocabulary: Vocabulary = {
  attributes: new Map(
    [
      attribute('width', { en: 'Width', de: 'Breite' }),
      attribute('tape_width', { en: 'Tape width', de: 'Breite' }),
    ].map((one) => [one.key, one]),
  ),
  groups: new Map(),
  brands: new Map(),
  capabilities: new Map(),
  tree: new Map(),
};
const found = (name: string, features: Record<string, string | null> = {}) => {
  const result = getLexicon(vocabulary, { ...noMapping, features }).attribute(name);
  return result === null ? null : result?.key;
};

test('decision 14: finds things by key, and by name in any language, however it is written', () => {
  expect(found('tape_width')).toBe('tape_width');
  expect(found(' TAPE  width ')).toBe('tape_width');
  expect(found('Height')).toBeUndefined();
});

test('decision 14: a name that two things share is nobody’s, unless the mapping says whose', () => {
  expect(found('Breite')).toBeUndefined();
  expect(found('Breite', { breite: 'width' })).toBe('width');
});

test('decision 14: a mapping may leave things out, and cannot name what does not exist', () => {
  expect(found('Width', { Width: null })).toBeNull();
  expect(found('Width', { Width: 'nothing' })).toBeUndefined();
});

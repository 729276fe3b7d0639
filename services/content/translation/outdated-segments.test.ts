import { expect, test } from 'vitest';
import type { PageTexts } from '#contracts/content/draft.ts';
import type { RichText } from '#contracts/content/rich-text.ts';
import {
  type OutdatedSegment,
  outdatedByRestoring,
  outdatedSegments,
  type Version,
} from './outdated-segments.ts';

const rich = (text: string): RichText => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
});
const page = (title: string, lead: string | null, why = 'why'): PageTexts => ({
  title,
  navigationTitle: null,
  description: null,
  lead,
  blocks: { 'intro/title': 'Every wire', 'why/text': rich(why) },
});
const version = (en: PageTexts, de?: PageTexts): Version => ({
  sourceLanguage: 'en',
  texts: de ? { en, de } : { en },
});
const units = (found: readonly OutdatedSegment[]) => found.map(({ language, unit }) => `${language}/${unit}`);

const first = version(page('Quality', 'We test.'), page('Qualität', 'Wir prüfen.'));
const sourceChanged = version(page('Quality', 'We test all.'), page('Qualität', 'Wir prüfen.'));

test('EDI-05 whoever changes the source leaves its translation behind, with the words it was made from', () => {
  const [left, ...others] = outdatedSegments(first, sourceChanged, []);
  expect(others).toEqual([]);
  expect(left).toMatchObject({ language: 'de', unit: 'lead', source: 'We test.' });
});

test('EDI-05 a second change of the source keeps the words that the translation was made from', () => {
  const known = outdatedSegments(first, sourceChanged, []);
  const again = version(page('Quality', 'We test everything.'), page('Qualität', 'Wir prüfen.'));
  expect(outdatedSegments(sourceChanged, again, known)).toEqual(known);
});

test('EDI-05 a source that says again what it said makes its translation right again', () => {
  expect(outdatedSegments(sourceChanged, first, outdatedSegments(first, sourceChanged, []))).toEqual([]);
});

test('EDI-05 whoever changes the translation makes it from the source as it is', () => {
  const known = outdatedSegments(first, sourceChanged, []);
  const translated = version(page('Quality', 'We test all.'), page('Qualität', 'Wir prüfen alles.'));
  expect(outdatedSegments(sourceChanged, translated, known)).toEqual([]);
  const both = version(page('Quality', 'All is tested.'), page('Qualität', 'Alles ist geprüft.'));
  expect(outdatedSegments(first, both, [])).toEqual([]);
});

test('EDI-05 rich text is compared by what it says, not by how its attributes are ordered', () => {
  const turned = JSON.parse(
    '{"content":[{"content":[{"text":"why","type":"text"}],"type":"paragraph"}],"type":"doc"}',
  );
  const after = version(
    { ...page('Quality', 'We test.'), blocks: { 'intro/title': 'Every wire', 'why/text': turned } },
    page('Qualität', 'Wir prüfen.'),
  );
  expect(outdatedSegments(first, after, [])).toEqual([]);
  const another = version(page('Quality', 'We test.', 'because'), page('Qualität', 'Wir prüfen.'));
  expect(units(outdatedSegments(first, another, []))).toEqual(['de/why/text']);
});

test('EDI-05 a source that was empty for one save leaves its translation behind, unless it says the same again', () => {
  const emptied = version(page('Quality', null), page('Qualität', 'Wir prüfen.'));
  const remembered = outdatedSegments(first, emptied, []);
  expect(remembered).toMatchObject([{ language: 'de', unit: 'lead', source: 'We test.' }]);
  expect(outdatedSegments(emptied, emptied, remembered)).toEqual(remembered);
  expect(outdatedSegments(emptied, sourceChanged, remembered)).toEqual(remembered);
  expect(outdatedSegments(emptied, first, remembered)).toEqual([]);
});

test('EDI-05 what has no translation, never had a source or has a new source language is not outdated', () => {
  expect(outdatedSegments(version(page('A', null)), version(page('B', null)), [])).toEqual([]);
  const sourceless = version(page('Quality', null), page('Qualität', 'Wir prüfen.'));
  expect(outdatedSegments(sourceless, first, [])).toEqual([]);
  expect(outdatedSegments(first, { ...sourceChanged, sourceLanguage: 'de' }, [])).toEqual([]);
});

test('EDI-05 a translation that comes back from earlier is outdated where its source says something else by now', () => {
  const [now, also] = [
    version(page('Quality', 'We test every wire.'), page('Qualität', 'Wir prüfen jeden Draht.')),
    version(page('Quality', 'We test.'), page('Qualität', 'Wir testen.')),
  ];
  const back = outdatedByRestoring(first, now, ['de']);
  expect(back).toMatchObject([{ language: 'de', unit: 'lead', source: 'We test.' }]);
  expect(outdatedByRestoring(first, also, ['de'])).toEqual([]);
  expect(outdatedByRestoring(first, now, [])).toEqual([]);
  expect(outdatedByRestoring(first, sourceChanged, ['de'])).toEqual([]);
});

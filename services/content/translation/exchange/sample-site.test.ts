import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { PageDraft, PageTexts } from '#contracts/content/draft.ts';
import { readSeed } from '../../import/read-seed.ts';
import { sideBySide } from '../page-translation.ts';
import { noTexts, segmentsOf, unitsWithWords, type Words, withWords, wordsOf } from '../segment.ts';
import { problemsOfXliff } from '../xliff/check-xliff.ts';
import { readXmlTree } from '../xliff/xml/xml-tree.ts';
import { decodeWords } from './decode-words.ts';
import { encodeWords, hasText } from './encode-words.ts';
import { exchangeOfPage } from './exchange-of-page.ts';
import { problemsOfXliff1, readXliff1 } from './read-xliff1.ts';
import { readXliff2 } from './read-xliff2.ts';
import { takeUnit } from './take-unit.ts';
import { writeXliff1 } from './write-xliff1.ts';
import { writeXliff2 } from './write-xliff2.ts';

const versions = [
  { version: '2.1', write: writeXliff2, read: readXliff2, problems: problemsOfXliff, part: 'segment' },
  { version: '1.2', write: writeXliff1, read: readXliff1, problems: problemsOfXliff1, part: 'trans-unit' },
] as const;

let pages: PageDraft[];
beforeAll(async () => {
  const { seed } = await readSeed(join(import.meta.dirname, '../../../../seed/content'));
  pages = seed.pages;
}, 60_000);

const bytes = (text: string) => new TextEncoder().encode(text);

function exported(page: PageDraft, language: string) {
  const row = {
    id: page.id,
    siteId: page.siteId,
    path: page.path,
    sitePrefix: '',
    type: page.type,
    title: page.texts[page.sourceLanguage]?.title ?? '',
    sourceLanguage: page.sourceLanguage,
    segments: 0,
    targets: [],
  };
  return exchangeOfPage(sideBySide(row, page, language, []), 'all');
}

/** As a translator's tool would: other letters, longer where there is room, codes kept, and moved where they may. */
function pseudo(document: string, part: string): string {
  return document.replace(
    new RegExp(
      `(<${part}(?! [^>]*translate="no")[^>]*>)<source>(.*?)</source>(?:<target.*?</target>)?`,
      'gs',
    ),
    (_, start: string, source: string) =>
      `${start.replace('state="initial"', 'state="translated"').replace(/ subState="[^"]*"/, '')}<source>${source}</source><target>${moved(source).map(accented).join('')}</target>`,
  );
}

const atom = /(<bpt[^>]*>[^<]*<\/bpt>|<ph[^>]*>[^<]*<\/ph>|<[^>]+>)/;

/** A pair at the end comes to the front. */
function moved(source: string): string[] {
  const [, before, pair] = /^([^<]+)(<pc [^>]*>[^<]*<\/pc>)$/s.exec(source) ?? [];
  return (before && pair ? pair + before : source).split(atom);
}

const letters: Record<string, string> = { a: 'á', e: 'ë', i: 'ï', o: 'ö', u: 'ü', A: 'Å', E: 'É', n: 'ñ' };
function accented(piece: string): string {
  if (piece.startsWith('<')) return piece;
  return piece.replace(/&\w+;|[aeiouAEn]/g, (found) => letters[found] ?? found);
}

const shapeOf = (words: Words) =>
  typeof words === 'string'
    ? 'text'
    : JSON.stringify(
        encodeWords(words).map(({ kind, content }) => (kind === 'between' ? content : kind)),
        (key, value) => (key === 'id' ? undefined : value),
      );

const settled = (words: Words) =>
  decodeWords(
    encodeWords(words).map(({ content }) => content),
    typeof words === 'string' ? 'text' : 'richText',
  );

describe.each(versions)(
  'EDI-05 the whole sample site as XLIFF $version',
  { timeout: 60_000 },
  ({ write, read, problems, part }) => {
    test('is valid page by page and language by language, and comes back untouched without changing anything', () => {
      expect(pages.length).toBeGreaterThan(50);
      const changed: string[] = [];
      for (const page of pages) {
        const segments = new Map(segmentsOf(page.blocks).map((segment) => [segment.unit, segment]));
        for (const [language, texts] of Object.entries(page.texts)) {
          if (language === page.sourceLanguage) continue;
          const document = readXmlTree(bytes(write(exported(page, language))));
          for (const { code } of problems(document)) changed.push(`${page.path} ${language} ${code}`);
          const [file] = read(document);
          for (const unit of file?.units ?? []) {
            const result = takeUnit(unit, {
              segment: segments.get(unit.unit),
              source: wordsOf(page.texts[page.sourceLanguage], unit.unit),
              target: wordsOf(texts, unit.unit),
            });
            if (!['unchanged', 'untranslated'].includes(result.outcome))
              changed.push(`${page.path} ${language} ${unit.unit} ${result.outcome}`);
          }
        }
      }
      expect(changed).toEqual([]);
    });

    test('comes back translated with the same structure and nothing lost', () => {
      let taken = 0;
      for (const page of pages) {
        const source = page.texts[page.sourceLanguage] as PageTexts;
        const document = pseudo(
          write(exported({ ...page, texts: { [page.sourceLanguage]: source } }, 'hu')),
          part,
        );
        expect(problems(readXmlTree(bytes(document))), page.path).toEqual([]);
        const [file] = read(readXmlTree(bytes(document)));
        const segments = new Map(segmentsOf(page.blocks).map((segment) => [segment.unit, segment]));
        const changes = new Map<string, Words>();
        for (const unit of file?.units ?? []) {
          const result = takeUnit(unit, {
            segment: segments.get(unit.unit),
            source: wordsOf(source, unit.unit),
            target: undefined,
          });
          expect(result.outcome, `${page.path} ${unit.unit}`).toBe('taken');
          if ('words' in result) changes.set(unit.unit, result.words);
        }
        const translated = withWords(noTexts, changes);
        const expected = unitsWithWords(source).filter((unit) => hasText(wordsOf(source, unit) ?? ''));
        expect(unitsWithWords(translated).sort()).toEqual(expected.sort());
        for (const unit of expected) {
          const [was, is] = [wordsOf(source, unit) ?? '', wordsOf(translated, unit) ?? ''];
          expect(shapeOf(is), `${page.path} ${unit}`).toBe(shapeOf(was));
          expect(JSON.stringify(is).length).toBe(JSON.stringify(settled(was)).length);
          taken += 1;
        }
      }
      expect(taken).toBeGreaterThan(1000);
    });
  },
);

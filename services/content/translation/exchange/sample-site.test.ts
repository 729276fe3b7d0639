import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { PageDraft, PageTexts } from '#contracts/content/draft.ts';
import { readSeed } from '../../import/read-seed.ts';
import { sideBySide } from '../page-translation.ts';
import {
  findUnitsWithText,
  getSegments,
  getSegmentText,
  noTexts,
  type SegmentText,
  withWords,
} from '../segment.ts';
import { problemsOfXliff1 } from '../xliff/check-xliff1.ts';
import { problemsOfXliff } from '../xliff/check-xliff2.ts';
import { readXmlTree } from '../xliff/xml/xml-tree.ts';
import { takeUnit } from './check-returned-unit.ts';
import { encodeSegmentText, hasText } from './encode-segment-text.ts';
import { exportPage } from './export-page.ts';
import { readXliff1 } from './read-xliff1.ts';
import { readXliff2 } from './read-xliff2.ts';
import { writeXliff1 } from './write-xliff1.ts';
import { writeXliff2 } from './write-xliff2.ts';

const versions = [
  { version: '2.1', write: writeXliff2, read: readXliff2, problems: problemsOfXliff, part: 'segment' },
  { version: '1.2', write: writeXliff1, read: readXliff1, problems: problemsOfXliff1, part: 'trans-unit' },
] as const;

let pages: PageDraft[];
beforeAll(async () => {
  const { seed } = await readSeed(join(import.meta.dirname, '../../../../seed/company/content'));
  pages = seed.pages;
});

const getOthers = ({ texts, sourceLanguage }: PageDraft): [string, PageTexts][] =>
  Object.entries(texts).filter(([language]) => language !== sourceLanguage);

/** Two of the languages for each page, in rotation, so that all are covered. */
function inTurn(page: PageDraft, index: number): [string, PageTexts][] {
  const others = getOthers(page);
  const at = (place: number) => others.at((2 * index + place) % others.length);
  return others.length > 2 ? [at(0)!, at(1)!] : others;
}

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
  return exportPage(sideBySide(row, page, language, []), 'all');
}

/**
 * Translates like a translator's tool: other letters, longer, in brackets, codes unchanged, and moved where that is
 * allowed.
 */
function pseudo(document: string, part: string): string {
  return document.replace(
    new RegExp(
      `(<${part}(?! [^>]*translate="no")[^>]*>)<source>(.*?)</source>(?:<target.*?</target>)?`,
      'gs',
    ),
    (_, start: string, source: string, offset: number) =>
      `${start.replace('state="initial"', 'state="translated"').replace(/ subState="[^"]*"/, '')}<source>${source}</source><target>${pseudoWords(source, findRoom(document, offset))}</target>`,
  );
}

const atom = /(<bpt[^>]*>[^<]*<\/bpt>|<ph[^>]*>[^<]*<\/ph>|<[^>]+>)/;
const padding = '·';

/** A third longer, where there is room. */
function pseudoWords(source: string, room: number): string {
  const pieces = moved(source);
  const length = pieces
    .filter((piece) => !piece.startsWith('<'))
    .join('')
    .replace(/&\w+;/g, ' ').length;
  const added = Math.max(0, Math.min(Math.ceil(length / 3), room - length));
  const isOpen = added >= 2;
  return [
    isOpen ? '[' : '',
    ...pieces.map(accented),
    padding.repeat(isOpen ? added - 2 : added),
    isOpen ? ']' : '',
  ].join('');
}

/** The maximum length of a unit, as its document states it. */
function findRoom(document: string, offset: number): number {
  const begins = ['<unit ', '<trans-unit '].map((name) => document.lastIndexOf(name, offset));
  const head = /^<[^>]*>/.exec(document.slice(Math.max(...begins)))?.[0] ?? '';
  const [, room] = /(?:slr:sizeRestriction|maxwidth)="(\d+)"/.exec(head) ?? [];
  return Number(room ?? Number.POSITIVE_INFINITY);
}

/** Moves a pair from the end to the front. */
function moved(source: string): string[] {
  const [, before, pair] = /^([^<]+)(<pc [^>]*>[^<]*<\/pc>)$/s.exec(source) ?? [];
  return (before && pair ? pair + before : source).split(atom);
}

const letters: Record<string, string> = { a: 'á', e: 'ë', i: 'ï', o: 'ö', u: 'ü', A: 'Å', E: 'É', n: 'ñ' };
function accented(piece: string): string {
  if (piece.startsWith('<')) return piece;
  return piece.replace(/&\w+;|[aeiouAEn]/g, (found) => letters[found] ?? found);
}

/** What is read, segment by segment. */
const findSegments = (words: SegmentText) =>
  encodeSegmentText(words)
    .filter(({ kind }) => kind === 'segment')
    .map(({ content }) => content.filter((piece) => typeof piece === 'string').join(''));

/** Its letters in any order, without accents and without the padding of a pseudo-translation. */
const getLetters = (text: string) =>
  [
    ...text
      .replace(/^\[|·*\]?$/g, '')
      .normalize('NFD')
      .replace(/\p{M}/gu, ''),
  ]
    .sort()
    .join('');

const getShape = (words: SegmentText) =>
  typeof words === 'string'
    ? 'text'
    : JSON.stringify(
        encodeSegmentText(words).map(({ kind, content }) => (kind === 'between' ? content : kind)),
        (key, value) => (key === 'id' ? undefined : value),
      );

describe.each(versions)(
  'EDI-05 the whole sample site as XLIFF $version',
  ({ write, read, problems, part }) => {
    test('is valid page by page, and comes back untouched without changing anything', () => {
      expect(pages.length).toBeGreaterThan(50);
      const changed: string[] = [];
      const seen = new Set<string>();
      for (const [index, page] of pages.entries()) {
        const segments = new Map(getSegments(page.blocks).map((segment) => [segment.unit, segment]));
        for (const [language, texts] of inTurn(page, index)) {
          seen.add(language);
          const document = readXmlTree(bytes(write(exported(page, language))));
          for (const { code } of problems(document)) changed.push(`${page.path} ${language} ${code}`);
          const [file] = read(document);
          for (const unit of file?.units ?? []) {
            const result = takeUnit(unit, {
              segment: segments.get(unit.unit),
              source: getSegmentText(page.texts[page.sourceLanguage], unit.unit),
              target: getSegmentText(texts, unit.unit),
            });
            if (!['unchanged', 'untranslated'].includes(result.outcome))
              changed.push(`${page.path} ${language} ${unit.unit} ${result.outcome}`);
          }
        }
      }
      expect(changed).toEqual([]);
      expect(seen).toEqual(new Set(pages.flatMap((page) => getOthers(page).map(([language]) => language))));
    });

    test('comes back a third longer, accented and in brackets, with the same structure and nothing lost', () => {
      let taken = 0;
      const lengths = { before: 0, after: 0 };
      for (const page of pages) {
        const source = page.texts[page.sourceLanguage] as PageTexts;
        const document = pseudo(
          write(exported({ ...page, texts: { [page.sourceLanguage]: source } }, 'hu')),
          part,
        );
        expect(problems(readXmlTree(bytes(document))), page.path).toEqual([]);
        const [file] = read(readXmlTree(bytes(document)));
        const segments = new Map(getSegments(page.blocks).map((segment) => [segment.unit, segment]));
        const changes = new Map<string, SegmentText>();
        for (const unit of file?.units ?? []) {
          const result = takeUnit(unit, {
            segment: segments.get(unit.unit),
            source: getSegmentText(source, unit.unit),
            target: undefined,
          });
          expect(result.outcome, `${page.path} ${unit.unit}`).toBe('taken');
          if ('words' in result) changes.set(unit.unit, result.words);
        }
        const translated = withWords(noTexts, changes);
        const expected = findUnitsWithText(source).filter((unit) =>
          hasText(getSegmentText(source, unit) ?? ''),
        );
        expect(findUnitsWithText(translated).sort()).toEqual(expected.sort());
        for (const unit of expected) {
          const [was, is] = [getSegmentText(source, unit) ?? '', getSegmentText(translated, unit) ?? ''];
          expect(getShape(is), `${page.path} ${unit}`).toBe(getShape(was));
          const [before, after] = [findSegments(was), findSegments(is)];
          expect(after.map(getLetters), `${page.path} ${unit}`).toEqual(before.map(getLetters));
          lengths.before += before.join('').length;
          lengths.after += after.join('').length;
          taken += 1;
        }
      }
      expect(taken).toBeGreaterThan(1000);
      expect(lengths.after / lengths.before).toBeGreaterThan(1.3);
    });
  },
);

import { zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { Backend } from '#contracts/backend.ts';
import { contentToken, openContent } from '#services/content/index.ts';
import { callContent } from '../../support/back-ends/call-content.ts';
import { contentDatabase } from '../../support/back-ends/content-database.ts';
import type { FreshDatabase } from '../../support/back-ends/database.ts';

const secret = 'the secret of this installation, for tests';
const token = contentToken(secret);
let database: FreshDatabase;
let backend: Backend;

beforeAll(async () => {
  database = await contentDatabase(inject('databaseUrl'), 'sample');
  const log = { info() {}, warn() {}, error() {} };
  const content = await openContent({ pool: database.pool, log, secret, production: true });
  backend = { url: 'http://content.internal/graphql/content', fetch: content.handle };
});

afterAll(() => database?.close());

// biome-ignore lint/suspicious/noExplicitAny: answers are looked into, not worked with
type Data = any;

async function call(
  query: string,
  variables: object = {},
  caller: string | undefined = token,
): Promise<Data> {
  const { data, errors } = await callContent(backend).send(query, variables, { token: caller });
  if (errors) throw Object.assign(new Error(errors[0]?.message), { code: errors[0]?.extensions?.code });
  return data;
}

const board = `query($language: String, $filter: TranslationFilter) {
  translationBoard(language: $language, filter: $filter, first: 200) {
    total totals { language pages }
    pages { id path title sourceLanguage segments words translationState
      targetLanguages { language translationState isBegun isOutdated missing outdated } }
  }
}`;
const side = `query($id: ID!, $language: String!) {
  pageTranslation(pageId: $id, language: $language) {
    segments { unit kind source target isOutdated madeFrom }
  }
}`;
const save = `mutation($id: ID!, $language: String!, $changes: [SegmentChange!]!, $confirmed: [String!]) {
  saveTranslation(pageId: $id, language: $language, changes: $changes, confirmed: $confirmed, by: "Jonas Meier") {
    done problems { code field } conflicts { unit words }
  }
}`;
const draftOf = 'query($id: ID!) { editedPage(id: $id) { draft revision } }';
const saveDraft = `mutation($draft: PageDraft!, $revision: Int!) {
  savePage(draft: $draft, revision: $revision, by: "Petra Ott") { done problems { code field } }
}`;
const exporting = `mutation($ids: [ID!], $languages: [String!]!, $only: ExportScope, $version: XliffVersion, $editorArea: String) {
  exportTranslations(
    pageIds: $ids, languages: $languages, only: $only, version: $version, editorArea: $editorArea, by: "Jonas Meier"
  ) {
    name content files segments
  }
}`;
const importing = `mutation($name: String!, $content: String!) {
  importTranslations(name: $name, content: $content, by: "Jonas Meier") {
    name pageId language isComplete problems { code } segments { unit outcome }
  }
}`;

type Segment = { unit: string; kind: string; source: unknown; target: unknown; isOutdated: boolean };

/** An English page with a complete German translation. */
async function translatedPage() {
  const { translationBoard } = await call(board, { language: 'de' });
  for (const page of translationBoard.pages as Data[]) {
    const target = page.targetLanguages.find(({ language }: Data) => language === 'de');
    if (page.sourceLanguage !== 'en' || !target?.isBegun || target.missing > 0) continue;
    const segments: Segment[] = (await call(side, { id: page.id, language: 'de' })).pageTranslation.segments;
    return { page, segments };
  }
  throw new Error('The sample has no such page');
}

async function progressOf(id: string, language = 'de') {
  const { translationState } = await call(
    'query($id: ID!) { translationState(pageId: $id) { targetLanguages { language translationState isOutdated missing outdated exportedAt importedAt } } }',
    { id },
  );
  return translationState.targetLanguages.find((target: Data) => target.language === language);
}

const base64 = (text: string | Uint8Array) => Buffer.from(text).toString('base64');
const plain = (content: string) => Buffer.from(content, 'base64').toString();

/** Changes the title of a page in its source language. */
async function retitle(id: string, title: string) {
  const { editedPage } = await call(draftOf, { id });
  const { draft, revision } = editedPage;
  draft.texts[draft.sourceLanguage].title = title;
  const { savePage } = await call(saveDraft, { draft, revision });
  expect(savePage.done).toBe(true);
}

describe('EDI-05 translation', () => {
  test.each([
    '{ translationBoard { total } }',
    '{ translationState(pageId: "7d8a2f5e-5ac7-4a0f-9a51-0d9f3a6d1c11") { id } }',
    'mutation { startTranslation(pageId: "7d8a2f5e-5ac7-4a0f-9a51-0d9f3a6d1c11", by: "Eve") { id } }',
    'mutation { exportTranslations(languages: ["de"], by: "Eve") { files } }',
    'mutation { importTranslations(name: "a.xlf", content: "", by: "Eve") { name } }',
  ])('is for trusted callers: %s', async (query) => {
    await expect(call(query, {}, '')).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  test('content that was there before anybody translated is up to date', async () => {
    const { translationBoard } = await call(board);
    expect(translationBoard.total).toBeGreaterThan(3);
    for (const { targetLanguages } of translationBoard.pages as Data[])
      expect(targetLanguages.every(({ isOutdated }: Data) => !isOutdated)).toBe(true);
  });

  test('another source makes a translation outdated, a new translation makes it right', async () => {
    const { page, segments } = await translatedPage();
    const before = segments.find(({ unit }) => unit === 'title') as Segment;
    await retitle(page.id, 'Another title');
    expect(await progressOf(page.id)).toMatchObject({ outdated: 1, isOutdated: true });
    const { translationBoard } = await call(board, { language: 'de', filter: 'outdated' });
    expect(translationBoard.pages.map(({ id }: Data) => id)).toEqual([page.id]);
    const { pageTranslation } = await call(side, { id: page.id, language: 'de' });
    expect(pageTranslation.segments.find(({ unit }: Segment) => unit === 'title')).toMatchObject({
      isOutdated: true,
      source: 'Another title',
      madeFrom: before.source,
    });
    const { saveTranslation } = await call(save, {
      id: page.id,
      language: 'de',
      changes: [{ unit: 'title', was: before.target, words: 'Ein anderer Titel' }],
    });
    expect(saveTranslation).toMatchObject({ done: true, conflicts: [] });
    expect(await progressOf(page.id)).toMatchObject({ outdated: 0 });
  });

  test('a source that was empty for one save is missing nowhere, then outdated unless it says the same again', async () => {
    const { page, segments } = await translatedPage();
    const source = segments.find(({ unit }) => unit === 'title')?.source as string;
    const say = async (title: string) => {
      await retitle(page.id, title);
      const { pageTranslation } = await call(side, { id: page.id, language: 'de' });
      return {
        segment: (pageTranslation.segments as Segment[]).find(({ unit }) => unit === 'title'),
        progress: await progressOf(page.id),
      };
    };
    const emptied = await say('');
    expect(emptied).toMatchObject({ segment: undefined, progress: { outdated: 0, missing: 0 } });
    const renewed = await say('Words of another kind');
    expect(renewed).toMatchObject({
      segment: { isOutdated: true, madeFrom: source },
      progress: { outdated: 1, isOutdated: true },
    });
    await say('');
    expect(await say(source)).toMatchObject({ segment: { isOutdated: false }, progress: { outdated: 0 } });
  });

  test('a translation that still is right is confirmed', async () => {
    const { page } = await translatedPage();
    await retitle(page.id, 'Yet another title');
    await call(save, { id: page.id, language: 'de', changes: [], confirmed: ['title'] });
    expect(await progressOf(page.id)).toMatchObject({ outdated: 0 });
  });

  test('moving a block and dating the page is not a change', async () => {
    const { page } = await translatedPage();
    const { editedPage } = await call(draftOf, { id: page.id });
    const { draft, revision } = editedPage;
    const moved = {
      ...draft,
      blocks: [...draft.blocks].reverse(),
      publicationDate: '2026-05-01T06:00:00.000Z',
    };
    expect((await call(saveDraft, { draft: moved, revision })).savePage.done).toBe(true);
    expect(await progressOf(page.id)).toMatchObject({ outdated: 0, missing: 0 });
  });

  test('two translators of one segment: the second one gets what the first one wrote', async () => {
    const { page, segments } = await translatedPage();
    const { target } = segments.find(({ unit }) => unit === 'title') as Segment;
    const write = (words: string) =>
      call(save, { id: page.id, language: 'de', changes: [{ unit: 'title', was: target, words }] });
    const answers = await Promise.all([write('Erste'), write('Zweite')]);
    const [won, lost] = answers.map(({ saveTranslation }) => saveTranslation).sort((a) => (a.done ? -1 : 1));
    expect(won).toMatchObject({ done: true, conflicts: [] });
    expect(lost).toMatchObject({ done: false, conflicts: [{ unit: 'title' }] });
    expect(['Erste', 'Zweite']).toContain(lost.conflicts[0].words);
  });

  test('start marks all languages of the site but the source; reset clears them and keeps the words', async () => {
    const { page } = await translatedPage();
    const start =
      'mutation($id: ID!) { startTranslation(pageId: $id, by: "Jonas Meier") { translationState targetLanguages { language translationState } } }';
    const { startTranslation } = await call(start, { id: page.id });
    expect(startTranslation.translationState).toBe('MarkedForTranslation');
    expect(startTranslation.targetLanguages.map(({ language }: Data) => language)).not.toContain('en');
    const reset = start.replaceAll('startTranslation', 'resetTranslation');
    const { resetTranslation } = await call(reset, { id: page.id });
    expect(resetTranslation.translationState).toBeNull();
    expect(await progressOf(page.id)).toMatchObject({ translationState: 'none', missing: 0 });
  });
});

describe.each(['V2_1', 'V1_2'])('EDI-05 XLIFF %s', (version) => {
  test('goes out, comes back translated, and a second time changes nothing', async () => {
    const { page, segments } = await translatedPage();
    const { exportTranslations: out } = await call(exporting, {
      ids: [page.id],
      languages: ['de'],
      only: 'all',
      version,
      editorArea: 'https://www.group.example/en/editor',
    });
    expect(out).toMatchObject({ files: 1 });
    expect(plain(out.content), 'translators find the page').toContain(
      `https://www.group.example/en/editor/pages/${page.id}?part=preview&amp;full=true&amp;language=de<`,
    );
    expect(await progressOf(page.id)).toMatchObject({ translationState: 'InProgress' });
    const document = plain(out.content);
    const title = segments.find(({ unit }) => unit === 'title') as Segment;
    const translated = document.replace(/(<target[^>]*>)[^<]+(<\/target>)/, `$1Titel aus ${version}$2`);
    expect(translated).not.toBe(document);
    expect(title.kind).toBe('text');
    const content = base64(translated);
    const [report] = (await call(importing, { name: out.name, content })).importTranslations;
    expect(report).toMatchObject({ pageId: page.id, language: 'de', problems: [], isComplete: true });
    expect(report.segments.filter(({ outcome }: Data) => outcome === 'taken')).toEqual([
      { unit: 'title', outcome: 'taken' },
    ]);
    expect(await progressOf(page.id)).toMatchObject({ translationState: 'Translated' });
    const [again] = (await call(importing, { name: out.name, content })).importTranslations;
    expect(again.segments.every(({ outcome }: Data) => outcome === 'unchanged')).toBe(true);
  });

  test('a source that was changed meanwhile is told, and the translation taken as outdated', async () => {
    const { page } = await translatedPage();
    const { exportTranslations: out } = await call(exporting, {
      ids: [page.id],
      languages: ['de'],
      only: 'all',
      version,
    });
    await retitle(page.id, `Changed after ${version}`);
    const document = plain(out.content).replace(/(<target[^>]*>)[^<]+(<\/target>)/, `$1Zu spät ${version}$2`);
    const [report] = (await call(importing, { name: 'late.xlf', content: base64(document) }))
      .importTranslations;
    expect(report.segments[0]).toEqual({ unit: 'title', outcome: 'outdated' });
    expect(report.isComplete).toBe(false);
    expect(await progressOf(page.id)).toMatchObject({ outdated: 1, translationState: 'InProgress' });
    await call(save, { id: page.id, language: 'de', changes: [], confirmed: ['title'] });
  });

  test('too long, unknown or with lost codes: told segment by segment, the rest is taken', async () => {
    const { page } = await translatedPage();
    const { exportTranslations: out } = await call(exporting, {
      ids: [page.id],
      languages: ['de'],
      only: 'all',
      version,
    });
    const long = plain(out.content).replace(/(<target[^>]*>)[^<]+(<\/target>)/, `$1${'x'.repeat(161)}$2`);
    const [report] = (await call(importing, { name: 'long.xlf', content: base64(long) })).importTranslations;
    expect(report.segments[0]).toEqual({ unit: 'title', outcome: 'tooLong' });
    const strange = plain(out.content).replace(/id="title(#0)?"/g, 'id="nothing$1"');
    const [other] = (await call(importing, { name: 'strange.xlf', content: base64(strange) }))
      .importTranslations;
    expect(other.segments.map(({ outcome }: Data) => outcome)).toContain('unknownUnit');
  });
});

describe('EDI-05 what is handed in', () => {
  test('several files come and go in a zip', async () => {
    const { exportTranslations: out } = await call(exporting, { ids: null, languages: ['de'], only: 'all' });
    expect(out.name).toBe('translation.zip');
    expect(out.files).toBeGreaterThan(1);
    const { importTranslations } = await call(importing, { name: out.name, content: out.content });
    expect(importTranslations).toHaveLength(out.files);
    expect(importTranslations.every(({ problems }: Data) => problems.length === 0)).toBe(true);
  });

  const core = 'urn:oasis:names:tc:xliff:document:2.0';
  const document = (inside: string) =>
    `<xliff xmlns="${core}" version="2.1" srcLang="en" trgLang="de"><file id="f">${inside}</file></xliff>`;
  const unit = '<unit id="u"><segment><source>a</source><target>b</target></segment></unit>';

  test.each([
    ['no XML', 'hello', 'not-well-formed'],
    ['another format', '<html/>', 'no-xliff'],
    ['a document type', `<!DOCTYPE x [<!ENTITY a "b">]>${document(unit)}`, 'document-type'],
    ['an entity of its own', document(unit.replace('>a<', '>&a;<')), 'not-well-formed'],
    ['elements without end', `${'<a>'.repeat(100)}`, 'too-deep'],
    ['a broken rule', document('<unit id="u"/>'), 'content'],
    ['a page that is not there', document(unit), 'unknown-page'],
    ['an archive without files', zipSync({ 'a.txt': new Uint8Array(3) }), 'archive-empty'],
    ['a broken archive', new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]), 'archive'],
  ])('%s is refused with its reason', async (_, content, code) => {
    const [report] = (await call(importing, { name: 'x.xlf', content: base64(content) })).importTranslations;
    expect(report.problems[0]).toEqual({ code });
    expect(report.segments).toEqual([]);
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Imports, lineOf, notesOf, openImports, sampleExport } from './bring-export.ts';

let imports: Imports;

beforeAll(async () => {
  imports = await openImports();
});

afterAll(() => imports?.close());

beforeEach(() => imports.forget());

describe('EDI-05 exports of Contentful and Hygraph', () => {
  test('Contentful: entries with words become pages in their languages, everything else is told', async () => {
    const { transfer } = await imports.bring(sampleExport('contentful.json'));
    expect(transfer).toMatchObject({ source: 'contentful', total: 8 });
    expect(transfer.lines.map(({ key, outcome, reason }) => `${key} ${outcome} ${reason}`)).toEqual([
      'contentTypes/blogPost skipped structure',
      'contentTypes/person skipped structure',
      'tags/tools skipped label',
      'asset/a1 taken mediaKnown',
      'entry/e1 taken null',
      'entry/e2 taken null',
      'entry/p1 skipped structure',
      'entry/e3 skipped trash',
    ]);
    const draft = await imports.draftOf(transfer, 'entry/e1');
    expect(draft).toMatchObject({
      path: '/stories/a-better-press',
      publicationDate: '2021-05-06T07:08:09.000Z',
      image: imports.press,
      texts: {
        en: { title: 'A better press', lead: 'It presses better.' },
        de: { title: 'Eine bessere Presse' },
      },
    });
    expect(draft.blocks.map(({ type }) => type)).toEqual(['text', 'picture']);
    expect(JSON.stringify(draft.texts.en?.blocks)).toContain(
      `{"kind":"PAGE","page":"${lineOf(transfer, 'entry/e2')?.pageId}"}`,
    );
    expect(notesOf(transfer, 'entry/e1')).toEqual(['dynamicBlock embedded-entry-block']);
    expect(notesOf(transfer, 'entry/e2')).toContain('languageLeftOut xx');
  });

  test('Hygraph: nodes of its exchange format and answers of its API', async () => {
    const { transfer } = await imports.bring(sampleExport('hygraph.json'));
    expect(transfer.lines.map(({ key, place, outcome }) => `${key} ${place} ${outcome}`)).toEqual([
      'node/cart1 [0].values[0] taken',
      'node/cas1 [0].values[1] taken',
      'node/cpg1 [2].data.pages[0] taken',
      'node/clb1 [2].data.labels[0] skipped',
    ]);
    const seals = await imports.draftOf(transfer, 'node/cart1');
    expect(seals.blocks.map(({ type }) => type)).toEqual(['text', 'picture']);
    expect(seals.texts.en?.blocks['imported-1/title']).toBe('Why');
    const imprint = await imports.draftOf(transfer, 'node/cpg1');
    expect(imprint).toMatchObject({
      path: '/archive/imprint',
      texts: { en: { title: 'Imprint' }, de: { title: 'Impressum' } },
    });
    expect(JSON.stringify(imprint.texts.de?.blocks)).toContain('Zweite');
  });
});

describe('EDI-05 STO-03 a type that becomes news', () => {
  const types = [{ type: 'blogPost', target: 'news' }];
  const newsNow = async () => {
    const { rows } = await imports.pool.query(
      `SELECT n.title, n.text, n.image, n.publication_date AS "publicationDate", r.what, r.by
       FROM content.news_item n JOIN content.record_revision r ON r.kind = 'news' AND r.record_id = n.id::text`,
    );
    return rows;
  };

  test('gives news in their languages; what nobody could see stays unseen', async () => {
    const { transfer } = await imports.bring(sampleExport('contentful.json'), { types });
    expect(await newsNow()).toEqual([
      {
        title: { en: 'A better press', de: 'Eine bessere Presse' },
        text: {
          en: 'It presses better.\n\nIt presses better, see the other one',
          de: 'Sie presst besser.\n\nSie presst besser.',
        },
        image: imports.press,
        publicationDate: new Date('2021-05-06T07:08:09.000Z'),
        what: 'imported',
        by: 'Petra Ott',
      },
    ]);
    expect(lineOf(transfer, 'entry/e2')).toMatchObject({ outcome: 'refused', reason: 'notPublic' });
    expect(transfer.kept).toEqual({ pages: 0, news: 1, entries: 0, redirects: 0 });
  });

  test('brought again changes nothing; what an editor has changed since is left alone', async () => {
    const file = sampleExport('contentful.json');
    await imports.bring(file, { types });
    const again = (await imports.bring(file, { types })).transfer;
    expect(lineOf(again, 'entry/e1')).toMatchObject({ outcome: 'skipped', reason: 'unchanged' });
    await imports.pool.query(
      `INSERT INTO content.record_revision (kind, record_id, by, what)
       SELECT kind, record_id, 'Jonas Meier', 'saved' FROM content.record_revision WHERE kind = 'news'`,
    );
    const changed = (await imports.bring(file.replace('A better press', 'A press'), { types })).transfer;
    expect(lineOf(changed, 'entry/e1')).toMatchObject({ outcome: 'skipped', reason: 'editedSince' });
  });

  test('Hygraph: an article is taken, and says what became plain words', async () => {
    const { transfer } = await imports.bring(sampleExport('hygraph.json'), {
      types: [{ type: 'Article', target: 'news' }],
    });
    expect(lineOf(transfer, 'node/cart1')).toMatchObject({ outcome: 'taken', reason: null });
    expect(notesOf(transfer, 'node/cart1')).toEqual(['plainWords']);
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Imports, lineOf, notesOf, openImports, sampleExport } from './bring-export.ts';

let imports: Imports;

beforeAll(async () => {
  imports = await openImports();
});

afterAll(() => imports?.close());

beforeEach(() => imports.forget());

describe('EDI-05 an export of WordPress', () => {
  test('is accounted for item by item', async () => {
    const file = sampleExport('wordpress.xml');
    const { transfer } = await imports.bring(file);
    const inFile = file.match(/<(?:item|wp:author|wp:category|wp:tag|wp:term|wp:comment)>/g)?.length;
    expect(transfer.lines).toHaveLength(inFile ?? 0);
    expect(transfer).toMatchObject({
      source: 'wordpress',
      total: 25,
      taken: 13,
      updated: 0,
      skipped: 12,
      refused: 0,
    });
    const counts = Map.groupBy(transfer.lines, ({ outcome, reason }) => `${outcome} ${reason ?? ''}`.trim());
    expect(Object.fromEntries([...counts].map(([what, lines]) => [what, lines.length]))).toEqual({
      taken: 12,
      'taken mediaKnown': 1,
      'skipped author': 1,
      'skipped comment': 2,
      'skipped empty': 1,
      'skipped label': 2,
      'skipped layout': 1,
      'skipped mediaMissing': 1,
      'skipped menuLinkLost': 2,
      'skipped trash': 1,
      'skipped twice': 1,
    });
    expect(transfer.kept).toEqual({ pages: 4, news: 0, entries: 6, redirects: 1 });
    expect(lineOf(transfer, 'post/10')?.place).toMatch(/^line \d+$/);
    expect(lineOf(transfer, 'post/22')?.detail).toBe('https://crimp.example/files/missing.png');
  });

  test('becomes pages below each other and stories, none of them published', async () => {
    const { transfer } = await imports.bring(sampleExport('wordpress.xml'));
    expect(transfer.types).toEqual([
      { type: 'page', count: 2, target: 'page' },
      { type: 'post', count: 2, target: 'story' },
    ]);
    expect(lineOf(transfer, 'post/10')?.path).toBe('/archive/about');
    expect(lineOf(transfer, 'post/11')?.path).toBe('/archive/about/team');
    expect(lineOf(transfer, 'post/12')?.path).toBe('/stories/ferrules');
    const { rows } = await imports.pool.query<{ stage: string; what: string; by: string }>(
      `SELECT DISTINCT v.stage, r.what, r.by FROM content.page_revision r
       JOIN content.page_version v ON v.page_id = r.page_id WHERE r.what = 'imported'`,
    );
    expect(rows).toEqual([{ stage: 'DRAFT', what: 'imported', by: 'Petra Ott' }]);
  });

  test('keeps words, lists, links and pictures, and nothing that could run', async () => {
    const { transfer } = await imports.bring(sampleExport('wordpress.xml'));
    const about = await imports.draftOf(transfer, 'post/10');
    const team = await imports.draftOf(transfer, 'post/11');
    expect(about).toMatchObject({ type: 'CONTENT', image: imports.press, sortIndex: 2, protection: 'none' });
    expect(about.texts.en).toMatchObject({ title: 'About us', lead: 'Who we are' });
    expect(about.blocks.map(({ type }) => type)).toEqual(['text', 'picture', 'gallery', 'text']);
    expect(about.blocks[1]).toMatchObject({ image: imports.press });
    expect(about.blocks[2]?.items).toEqual([
      { id: 'p-1', image: imports.press },
      { id: 'p-2', image: null },
    ]);
    const words = JSON.stringify(about.texts.en?.blocks);
    expect(words).not.toMatch(/<script|alert|onclick|color:red/);
    expect(words).toContain(`{"kind":"PAGE","page":"${lineOf(transfer, 'post/11')?.pageId}"}`);
    expect(words).toContain('{"href":"mailto:hello@crimp.example","kind":"EXTERNAL"}');
    expect(words).toContain('"The old press"');
    expect(words).toContain('[gallery] is written like that.');
    expect(words).toContain('{"type":"subscript"}');
    expect(team.texts.en?.blocks).toMatchObject({
      'imported-1/title': 'People',
      'imported-2/quote': 'A crimp is a promise.',
      'imported-2/name': 'Anna Keller',
    });
    expect(team.texts.en?.blocks['imported-1/text']).toMatchObject({
      content: [
        { type: 'bulletList', content: [{ content: [{ type: 'paragraph' }, { type: 'bulletList' }] }, {}] },
        { type: 'orderedList', attrs: { start: 3 } },
      ],
    });
    expect(team).toMatchObject({ protection: 'password' });
  });

  test('understands the blocks of its editor: tables, films, pictures to come', async () => {
    const { transfer } = await imports.bring(sampleExport('wordpress.xml'));
    const ferrules = await imports.draftOf(transfer, 'post/12');
    expect(ferrules).toMatchObject({ type: 'STORY', publicationDate: '2020-03-04T05:06:07.000Z' });
    expect(ferrules.texts.en?.title).toBe('Ferrules & how to choose them');
    expect(ferrules.blocks.map(({ type }) => type)).toEqual([
      'text',
      'table',
      'text',
      'picture',
      'video',
      'video',
      'text',
    ]);
    expect(ferrules.blocks.filter(({ type }) => type === 'video').map(({ video }) => video)).toEqual([
      { provider: 'youtube', id: 'abcDEF12345' },
      { provider: 'vimeo', id: '76979871' },
    ]);
    expect(ferrules.texts.en?.blocks).toMatchObject({
      'imported-2/columns/c-1/label': 'Size',
      'imported-2/rows/r-1/cells/c-1/value': '0.5 mm²',
      'imported-2/rows/r-2/cells/c-2/value': '–',
    });
    const words = JSON.stringify(ferrules.texts.en?.blocks);
    expect(words).toContain('Kept words');
    expect(words).toContain('A cell over two columns');
    expect(words).toContain('https://social.example/crimp');
  });

  test('tells what could not be taken as it was', async () => {
    const { transfer } = await imports.bring(sampleExport('wordpress.xml'));
    expect(notesOf(transfer, 'post/10')).toEqual(
      expect.arrayContaining([
        'removed script',
        'removed onclick',
        'shortcode contact-form-7',
        'linkLost javascript:alert(1)',
        'mediaMissing https://crimp.example/files/missing.png',
      ]),
    );
    expect(notesOf(transfer, 'post/11')).toEqual(['password']);
    expect(notesOf(transfer, 'post/12')).toEqual(
      expect.arrayContaining([
        'dynamicBlock wp:latest-posts',
        'removed svg',
        'tableAsText',
        'keptAsText iframe',
      ]),
    );
  });
});

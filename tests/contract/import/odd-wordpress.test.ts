import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Imports, lineOf, notesOf, openImports } from './bring-export.ts';
import { writeWxr } from './write-wxr.ts';

let imports: Imports;

beforeAll(async () => {
  imports = await openImports();
});

afterAll(() => imports?.close());

beforeEach(() => imports.forget());

describe('EDI-05 what exports of WordPress hold that other programs wrote, or people in a hurry', () => {
  test('titles and excerpts that stand escaped in CDATA say what readers saw', async () => {
    const file = writeWxr([
      {
        id: 1,
        title: 'Media &amp; Text &#8211; <em>crimps</em> < 0.5&nbsp;mm²',
        content: '<p>Words.</p>',
        more: `<excerpt:encoded><![CDATA[<p>Cut &amp; strip</p><p>&lt; 0.5 mm²</p>]]></excerpt:encoded>
          <category domain="category" nicename="rd"><![CDATA[R&amp;D]]></category>
          <wp:postmeta><wp:meta_key>wire_gauge</wp:meta_key><wp:meta_value><![CDATA[0.5]]></wp:meta_value></wp:postmeta>
          <wp:postmeta><wp:meta_key>_edit_last</wp:meta_key><wp:meta_value><![CDATA[1]]></wp:meta_value></wp:postmeta>`,
      },
    ]);
    const { transfer } = await imports.bring(file);
    const draft = await imports.draftOf(transfer, 'post/1');
    expect(draft.texts.en).toMatchObject({
      title: 'Media & Text – crimps < 0.5 mm²',
      lead: 'Cut & strip < 0.5 mm²',
    });
    expect(lineOf(transfer, 'post/1')?.name).toBe('Media & Text – crimps < 0.5 mm²');
    expect(notesOf(transfer, 'post/1')).toEqual(['fieldLeft wire_gauge', 'fieldLeft category: R&D']);
  });

  test('posts without ids are told apart, and their dates are those of the feed', async () => {
    const day = (date: number) => `<pubDate>Fri, 0${date} Mar 2011 05:06:07 +0000</pubDate>`;
    const file = writeWxr(
      [1, 2, 3].map((date) => ({ title: `Post ${date}`, content: '<p>Words.</p>', more: day(date) })),
    ).replaceAll(/<wp:status>.*?<\/wp:status>/g, '');
    const { transfer } = await imports.bring(file);
    expect(transfer).toMatchObject({ total: 3, taken: 3, kept: { pages: 3, redirects: 3 } });
    const drafts = await Promise.all(transfer.lines.map(({ key }) => imports.draftOf(transfer, key)));
    expect(drafts.map(({ publicationDate }) => publicationDate)).toEqual([
      '2011-03-01T05:06:07.000Z',
      '2011-03-02T05:06:07.000Z',
      '2011-03-03T05:06:07.000Z',
    ]);
    const again = await imports.bring(file);
    expect(again.transfer).toMatchObject({ taken: 0, skipped: 3 });
  });

  test('a file to take away is a download where the library has it, else a link, and the report says so', async () => {
    const { rows } = await imports.pool.query<{ id: string }>(
      `UPDATE content.file_version SET file_name = 'manual.pdf', content_type = 'application/pdf'
       WHERE file_id = (SELECT file_id FROM content.file_version WHERE file_name <> 'press.jpg' ORDER BY file_id LIMIT 1)
       RETURNING file_id AS id`,
    );
    const block = (name: string) =>
      `<!-- wp:file {"id":8} --><div class="wp-block-file"><a id="x" href="https://old.example/up/${name}.pdf">The ${name}</a><a href="https://old.example/up/${name}.pdf" class="wp-block-file__button" download>Download</a></div><!-- /wp:file -->`;
    const content = `<!-- wp:paragraph --><p>Read</p><!-- /wp:paragraph -->${block('manual')}${block('list')}`;
    const { transfer } = await imports.bring(writeWxr([{ id: 1, type: 'page', title: 'Files', content }]));
    const draft = await imports.draftOf(transfer, 'post/1');
    expect(draft.blocks.map(({ type }) => type)).toEqual(['text', 'downloads', 'text']);
    expect(draft.blocks[1]?.items).toEqual([{ id: 'd-1', file: rows[0]?.id }]);
    expect(draft.texts.en?.blocks['imported-2/items/d-1/label']).toBe('The manual');
    const words = JSON.stringify(draft.texts.en?.blocks);
    expect(words).toContain('The list');
    expect(words).not.toContain('Download');
    expect(notesOf(transfer, 'post/1')).toEqual(['fileElsewhere https://old.example/up/list.pdf']);
  });

  test('another post with the id of one that came before is a draft of its own', async () => {
    const first = { id: 1, type: 'page', title: 'Hello world', content: '<p>First.</p>' };
    const second = { id: 1, type: 'page', title: 'About us', content: '<p>Second.</p>' };
    const one = (await imports.bring(writeWxr([first], 'http://localhost'))).transfer;
    const two = (await imports.bring(writeWxr([second], 'http://localhost'))).transfer;
    expect(two).toMatchObject({ taken: 1, updated: 0 });
    expect(lineOf(two, 'post/1')?.pageId).not.toBe(lineOf(one, 'post/1')?.pageId);
    expect(JSON.stringify((await imports.draftOf(one, 'post/1')).texts)).toContain('First.');
    expect(JSON.stringify((await imports.draftOf(two, 'post/1')).texts)).toContain('Second.');
    const again = (await imports.bring(writeWxr([second], 'http://localhost'))).transfer;
    expect(lineOf(again, 'post/1')).toMatchObject({ outcome: 'skipped', reason: 'unchanged' });
    const renamed = { ...first, title: 'Hello', slug: 'hello-world' };
    const changed = (await imports.bring(writeWxr([renamed], 'http://localhost'))).transfer;
    expect(lineOf(changed, 'post/1')).toMatchObject({
      outcome: 'updated',
      pageId: lineOf(one, 'post/1')?.pageId,
    });
  });

  test('what is cut is told, and of many remarks how many more there are', async () => {
    const names = Array.from({ length: 70 }, (_, at) => `f${at}`);
    const metas = names.map(
      (name) =>
        `<wp:postmeta><wp:meta_key>${name}</wp:meta_key><wp:meta_value>x</wp:meta_value></wp:postmeta>`,
    );
    const long = 'word '.repeat(200);
    const file = writeWxr([
      { id: 1, title: 'Cut', content: `<figure><img src="a.png"/><figcaption>${long}</figcaption></figure>` },
      { id: 2, title: 'Many', content: '<p>Words.</p>', more: metas.join('') },
    ]);
    const { transfer } = await imports.bring(file);
    expect(notesOf(transfer, 'post/1').some((note) => note.startsWith('textCut word word'))).toBe(true);
    expect(notesOf(transfer, 'post/2')).toHaveLength(61);
    expect(notesOf(transfer, 'post/2').at(-1)).toBe('more 10');
  });
});

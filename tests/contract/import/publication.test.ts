import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { graphql } from '#contracts/content/graphql.ts';
import { openPage, publicationProblems, publishPage } from '../pages/edit-content.ts';
import { asking, type Imports, lineOf, openImports, type Transfer } from './bring-export.ts';
import { writeWxr } from './write-wxr.ts';

let imports: Imports;

beforeAll(async () => {
  imports = await openImports();
});

afterAll(() => imports?.close());

beforeEach(() => imports.forget());

const listQuery = graphql(`
  query list($siteId: ID!, $type: DatedPageType!) {
    pageList(siteId: $siteId, type: $type, country: "ALL") { items { id publicationDate } }
  }
`);
const announcedQuery = graphql(`
  query announced($since: String!) { releasedPages(since: $since) { pageId } }
`);

async function publish(transfer: Transfer, key: string): Promise<string> {
  const pageId = lineOf(transfer, key)?.pageId ?? '';
  const { editedPage } = await imports.content.call(openPage, { id: pageId }, asking);
  const order = { pageId, languages: ['en'], revision: editedPage?.revision ?? 0, by: 'Petra Ott' };
  const { publishPage: change } = await imports.content.call(publishPage, order, asking);
  expect(change.problems).toEqual([]);
  return pageId;
}

const listOf = async (type: 'STORY' | 'MEDIA_RELEASE') =>
  (await imports.content.call(listQuery, { siteId: imports.siteId, type }, asking)).pageList.items;

const announced = async () => {
  const { releasedPages } = await imports.content.call(announcedQuery, { since: '2000-01-01' }, asking);
  return releasedPages.map(({ pageId }) => pageId);
};

const isWaiting = async (pageId: string) =>
  (await imports.pool.query('SELECT FROM content.release WHERE page_id = $1', [pageId])).rowCount === 1;

test.each([
  ['post', 'STORY'],
  ['press', 'MEDIA_RELEASE'],
] as const)(
  'STO-02 a %s of before comes out with the date that came with it, and is announced to nobody',
  async (type, pageType) => {
    const item = {
      id: 1,
      type,
      title: 'Ten years ago',
      content: '<p>We moved.</p>',
      date: '2011-03-04 05:06:07',
    };
    const { transfer } = await imports.bring(writeWxr([item]));
    const pageId = await publish(transfer, 'post/1');
    const list = await listOf(pageType);
    expect(list.find(({ id }) => id === pageId)?.publicationDate).toBe('2011-03-04T05:06:07.000Z');
    expect(list.at(-1)?.id).toBe(pageId);
    expect(await isWaiting(pageId)).toBe(false);
    expect(await announced()).not.toContain(pageId);
    const { rows } = await imports.pool.query(
      'SELECT what FROM content.page_revision WHERE page_id = $1 ORDER BY id DESC LIMIT 1',
      [pageId],
    );
    expect(rows).toEqual([{ what: 'published' }]);
  },
);

test('STO-02 a story that came without a date comes out now and is announced', async () => {
  const { transfer } = await imports.bring(
    writeWxr([{ id: 1, title: 'New', content: '<p>Today.</p>', date: '0000-00-00 00:00:00' }]),
  );
  const before = Date.now();
  const pageId = await publish(transfer, 'post/1');
  const shown = (await listOf('STORY')).find(({ id }) => id === pageId);
  expect(Date.parse(String(shown?.publicationDate))).toBeGreaterThanOrEqual(before - 1000);
  expect(await isWaiting(pageId)).toBe(true);
});

test('EDI-05 what an import makes of rules, empty quotes and lists does not keep a page from being published', async () => {
  const content = `<!-- wp:image {"id":9} --><figure class="wp-block-image"><img src="https://old.example/a.png"/></figure><!-- /wp:image -->
<!-- wp:separator --><hr class="wp-block-separator"/><!-- /wp:separator -->
<!-- wp:quote --><blockquote class="wp-block-quote"><p></p><ul><li> </li></ul></blockquote><!-- /wp:quote -->
<!-- wp:table --><figure class="wp-block-table"><table><tbody><tr><td></td></tr></tbody></table></figure><!-- /wp:table -->
<h2>Below</h2><hr><table><tr><th></th><th>b</th></tr><tr><td></td><td></td></tr></table><p>&nbsp;</p>`;
  const { transfer } = await imports.bring(writeWxr([{ id: 1, type: 'page', title: 'Rules', content }]));
  const pageId = lineOf(transfer, 'post/1')?.pageId ?? '';
  const variables = { pageId, languages: ['en'] };
  const { publicationProblems: problems } = await imports.content.call(
    publicationProblems,
    variables,
    asking,
  );
  expect(problems).toEqual([]);
  const draft = await imports.draftOf(transfer, 'post/1');
  expect(JSON.stringify(draft.texts.en?.blocks)).toContain('Below');
});

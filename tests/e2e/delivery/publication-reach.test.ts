import { expect, test } from 'vitest';
import { newDraft, savedDraft } from '../../support/site/drafts.ts';
import { callEditor, editorCookies } from '../../support/site/editors.ts';
import { originOf } from '../../support/site.ts';

const main = originOf('main');

/** Every list of pages for visitors and programs. */
const lists = {
  sitemap: '/sitemaps/main.xml',
  list: '/en/media-releases',
  feed: '/en/media-releases/rss.xml',
  page: undefined,
} as const;

test.each(Object.entries(lists))(
  'SYS-01 a publication, and taking it back, is seen by the next who asks for the %s',
  async (_, address) => {
    const { editor: cookie } = await editorCookies('chief');
    const id = await newDraft([], {}, { type: 'MEDIA_RELEASE', publicationDate: '2026-11-20' });
    const { path } = await savedDraft(id);
    const change = async (name: string, variables: object) => {
      const { data, code } = await callEditor('changes', name, variables, { cookie });
      expect([name, code, data]).toMatchObject([name, '', { [name]: { done: true, problems: [] } }]);
      return (data as Record<string, { revision: number }>)[name]!.revision;
    };
    // A cached response is read at least once before each change.
    const seen = async () => {
      const response = await fetch(`${main}${address ?? `/en${path}`}`);
      const text = await response.text();
      return address ? text.includes(path) : response.status === 200;
    };
    expect(await seen()).toBe(false);
    const { revision } = await currentOf(id, cookie!);
    await change('publishPage', { pageId: id, languages: ['en'], revision });
    await expect.poll(seen).toBe(true);
    await change('unpublishPage', { pageId: id, languages: ['en'] });
    await expect.poll(seen).toBe(false);
  },
);

async function currentOf(id: string, cookie: string): Promise<{ revision: number }> {
  const { data } = await callEditor('reads', 'editedPage', { id }, { cookie });
  return (data as { editedPage: { revision: number } }).editedPage;
}

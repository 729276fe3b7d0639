import type { Editor } from '../../editor.ts';

/** How a page is called and where it is, and whether visitors do not see it yet; undefined: there is none. */
export async function nameOfPage(
  { sendQuery, sites, texts }: Editor,
  id: string,
  parameters = '',
): Promise<{ name: string; detail: string } | undefined> {
  const { pageById: page } = await sendQuery('content', 'chosenPage', { id });
  if (!page) return undefined;
  const site = sites.find((one) => one.id === page.siteId)?.name ?? '';
  const state = page.isPublished ? '' : texts('editorFields')('link.unpublished');
  return { name: page.title, detail: [site, page.url + parameters, state].filter(Boolean).join(' · ') };
}

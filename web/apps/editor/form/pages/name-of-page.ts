import type { Editor } from '../../editor.ts';

/** The name and address of a page, with whether it is unpublished; undefined: it does not exist. */
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

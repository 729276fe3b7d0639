import type { Editor } from '../../editor.ts';

export const previewedPages = ['home', 'product', 'form', 'portal'] as const;
export type PreviewedPage = (typeof previewedPages)[number];

/**
 * The paths of the pages for previewing a theme, without locale; without a published product there is no
 * product page.
 */
export type PreviewPaths = Readonly<Partial<Record<PreviewedPage, string>>>;

export async function findPreviewPaths({ sendQuery, locale }: Editor): Promise<PreviewPaths> {
  const { language } = locale;
  const { editedProducts } = await sendQuery('products', 'listedProducts', { language, state: 'PUBLISHED' });
  const slug = editedProducts.items[0]?.slug;
  const found = slug ? await sendQuery('products', 'editedProduct', { slug, language }) : undefined;
  const { type, route } = found?.editedProduct ?? {};
  return {
    home: '',
    ...(route && { product: `/${type}s/${route}` }),
    form: '/forms/contact',
    portal: '/sign-in',
  };
}

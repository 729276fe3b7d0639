import type { RouterContextProvider } from 'react-router';
import { data } from '#web/site/data/data.ts';
import type { ProductsClient } from '#web/site/data/products-client.ts';
import { contentContext, productsContext, type Visit, visitContext } from '#web/site/visit/context.ts';
import { loadPage, type PageData } from './page-query.ts';
import { withProductLinks } from './text/product-links.ts';

/** A page with the names and addresses of the products that it links to. */
export type LoadedPage = {
  readonly page: PageData;
  /** False while the product back end is unavailable. */
  readonly isWhole: boolean;
};

/**
 * The page of a visit, fetched once for everybody who may see it: variants of the rendered page, such as
 * metric or imperial units, use the same data (SYS-01). It is dropped with the finished page. Null when there
 * is none. Throws a 503 response when the back end is unavailable.
 */
export async function loadPageData(context: Readonly<RouterContextProvider>): Promise<LoadedPage | null> {
  const visit = context.get(visitContext);
  const { site, locale, path, nextRelease, fallbackLanguage } = visit;
  const content = context.get(contentContext);
  const products = context.get(productsContext);
  const read = async () => {
    const page = await loadPage(content, { siteId: site.id, path, country: locale.country });
    return page && makePage(page, products, visit);
  };
  // Drafts must not be cached for others.
  if (visit.draft) return read();
  const prefix = nextRelease ? 'nextRelease_' : '';
  const key = `${prefix}page:${site.id}:${locale.code}:${fallbackLanguage ?? ''}:${path}`;
  return data.get(key, read, { fresh: visit.fresh, isForEverybody });
}

export async function makePage(
  page: PageData,
  products: ProductsClient,
  visit: Pick<Visit, 'locale'>,
): Promise<LoadedPage> {
  const { blocks, isAnswered } = await withProductLinks(page.blocks, products, visit);
  return { page: { ...page, blocks }, isWhole: isAnswered };
}

/** PAG-05: a protected page is not cached, so that a changed password takes effect with the next request. */
function isForEverybody(made: LoadedPage | null): boolean {
  return made?.isWhole === true && made.page.protection === 'none';
}

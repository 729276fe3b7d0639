import { data } from 'react-router';
import { findCountryFilter } from '#contracts/products/country-visibility.ts';
import { maxProducts } from '#web/design/compare-control/basket.ts';
import type { BasketAnswer } from '#web/design/compare-panel/compare-panel.tsx';
import { parseUrlLocale } from '#web/i18n/locales.ts';
import { productPath } from '#web/site/visit/catalogue-address.ts';
import { productsContext, visitContext } from '#web/site/visit/context.ts';
import { mainPath } from '#web/site/visit/links.ts';
import type { Route } from './+types/basket-products.ts';
import { getChosen, readKeys } from './compared-product.ts';
import { basketQuery } from './comparison-query.ts';
import { productPicture } from './product-picture.ts';

/**
 * The products of the basket for the panel (CMP-01): those of the parameter `p` that exist in the country of
 * `locale`. Responds with 400 to an unknown locale, 503 when the product back end is unavailable.
 */
export async function loader({ url, context }: Route.LoaderArgs): Promise<Response> {
  const { site, directory, measurementSystem } = context.get(visitContext);
  const requested = parseUrlLocale(url.searchParams.get('locale') ?? '');
  const locale = requested && directory.findLocale(site, requested.language, requested.country ?? 'ALL');
  if (!locale) throw data('Bad request', { status: 400, statusText: 'Bad Request' });

  const products = readKeys(url.searchParams.getAll('p')).slice(0, maxProducts);
  const { productsBySlugs } = await context.get(productsContext).query(basketQuery, {
    slugs: [...new Set(products.map(({ slug }) => slug))],
    language: locale.language,
    country: findCountryFilter(locale.country),
  });
  const answer: BasketAnswer = {
    products: getChosen(products, productsBySlugs).map(({ key, product, variant }) => {
      const picture = productPicture(product.images, 'basket');
      return {
        key,
        name: product.name,
        variant: variant?.[measurementSystem === 'Imperial' ? 'imperial_name' : 'metric_name'] ?? null,
        href: mainPath({ site, locale, directory }, productPath(product)),
        classification: product.classifications[0]?.name ?? '',
        picture: picture && { src: picture.src, width: picture.width, height: picture.height },
      };
    }),
  };
  return Response.json(answer, { headers: { 'cache-control': 'private, no-store' } });
}

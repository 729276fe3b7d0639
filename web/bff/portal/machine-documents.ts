import type { ResultOf } from 'gql.tada';
import { data, type LoaderFunctionArgs } from 'react-router';
import { graphql } from '#contracts/products/graphql.ts';
import type { MachineDocuments } from '#web/apps/portal/inventory/machine/machine-documents.ts';
import { parseUrlLocale } from '#web/i18n/locales.ts';
import { placedPicture } from '#web/site/render/pictures/placed-picture.ts';
import { productPath } from '#web/site/visit/catalogue-address.ts';
import { productsContext, visitContext } from '#web/site/visit/context.ts';
import { mainPath } from '#web/site/visit/links.ts';

const query = graphql(`
  query MachineDocuments($language: String!, $slug: String!) {
    productBySlug(language: $language, slug: $slug) {
      slug
      type
      brand { name }
      classifications { slug name route lineage { slug name route } }
      documents {
        slug name url extension size content_language login
        thumbnail { url alt: alternativeText name width height focalX focalY contentType kind }
      }
    }
  }
`);

type FoundDocument = ResultOf<typeof query>['productBySlug']['documents'][number];

/**
 * AST-01: the documents of a machine's product, whatever the machine's country. Responds with 404 to a
 * product that is not in the catalogue, 400 to an unknown locale, 503 when the product back end is
 * unavailable.
 */
export async function loader({ url, context }: LoaderFunctionArgs): Promise<Response> {
  const { site, directory } = context.get(visitContext);
  const requested = parseUrlLocale(url.searchParams.get('locale') ?? '');
  const locale = requested && directory.findLocale(site, requested.language, requested.country ?? 'ALL');
  if (!locale) throw data('Bad request', { status: 400, statusText: 'Bad Request' });
  const slug = url.searchParams.get('product') ?? '';
  const found = await context.get(productsContext).find(query, { language: locale.language, slug });
  if (!found) throw data('Not found', { status: 404, statusText: 'Not Found' });
  const { brand, documents, ...product } = found.productBySlug;
  const response: MachineDocuments = {
    brand: brand?.name ?? '',
    href: mainPath({ site, locale, directory }, productPath(product)),
    documents: documents.map((file) => ({
      href: `${file.url}?l=${locale.code}&dl=true`,
      name: file.name,
      extension: file.extension,
      size: file.size,
      language: file.content_language,
      needsSignIn: file.login,
      thumbnail: file.thumbnail && findThumbnail(file.thumbnail),
    })),
  };
  return Response.json(response, { headers: { 'cache-control': 'private, no-store' } });
}

/** The first page, in the sizes of a card. */
function findThumbnail({ url, kind, ...image }: NonNullable<FoundDocument['thumbnail']>) {
  return placedPicture('document', { ...image, src: url }, kind === 'scene' ? 'cover' : 'contain');
}

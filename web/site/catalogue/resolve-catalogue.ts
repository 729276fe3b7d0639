import type { MetaDescriptor, RouterContextProvider } from 'react-router';
import { isLanguage } from '#contracts/languages.ts';
import { translator } from '#web/i18n/translator.ts';
import type { FrameData } from '#web/site/data/frame-data.ts';
import { serverContext } from '#web/site/data/server-context.ts';
import { classificationPath, overviewPath, productPath } from '#web/site/visit/catalogue-address.ts';
import { contentContext, productsContext, type Visit, visitContext } from '#web/site/visit/context.ts';
import { localizedPath } from '#web/site/visit/links.ts';
import { type CataloguePath, couldBeRoute, readPath } from './catalogue-path.ts';
import type { ClassificationData } from './classes/classification.tsx';
import {
  below,
  type Classification,
  type ClassificationTree,
  loadTree,
} from './classes/classification-tree.ts';
import type { OverviewData } from './classes/overview.tsx';
import { loadIntro } from './classes/overview-intro.ts';
import { findProduct } from './find-product.ts';
import { listHead, productHead } from './head.ts';
import { type Filters, isFiltered, readFilters } from './listing/filters.ts';
import { loadListing } from './listing/listing.ts';
import { orderedImages } from './pictures.ts';
import type { ProductData } from './product/product.tsx';
import { loadBounds } from './product/product-bounds.ts';
import type { Product } from './product/product-query.ts';
import { relatedStoriesQuery } from './product/related-stories.ts';

type Context = Readonly<RouterContextProvider>;

export type Found = {
  kind: 'found';
  page: OverviewData | ClassificationData | ProductData;
  frame: FrameData;
  meta: MetaDescriptor[];
};

/** `moved`: known under another address; `absent`: there is none, or not for the reader's country. */
export type Resolution = Found | { kind: 'moved'; path: string } | { kind: 'absent' };

/** The overview of services is not paged: it shows this many. */
const allServices = 60;

/** Finds what the path of the visit refers to. Throws a 503 response when a back end is unavailable. */
export async function resolveCatalogue(context: Context, search: URLSearchParams): Promise<Resolution> {
  const visit = context.get(visitContext);
  const requested = readPath(visit.path);
  const filters = readFilters(search);
  const tree = await loadTree(context.get(productsContext), requested.type, visit);
  if (requested.slug === '') return overview(context, tree, requested, filters);
  const classification = tree.find(({ slug }) => slug === requested.slug);
  if (classification) {
    const isThere = classification.route === requested.route;
    if (!isThere) return { kind: 'moved', path: classificationPath(requested.type, classification.route) };
    return classificationPage(context, tree, classification, requested, filters);
  }
  if (!couldBeRoute(requested.route)) return { kind: 'absent' };
  const product = await findProduct(context.get(productsContext), visit, requested.slug);
  if (!product) return { kind: 'absent' };
  if (!standsAt(product, requested)) return { kind: 'moved', path: productPath(product) };
  return productPage(context, product, search.get('variant'));
}

/** A product in several classifications has an address below each; the first is canonical. */
function standsAt(product: Product, { type, route }: CataloguePath): boolean {
  if (product.type !== type) return false;
  if (product.classifications.length === 0) return route === product.slug;
  return product.classifications.some((one) => route === `${one.route}/${product.slug}`);
}

async function overview(
  context: Context,
  tree: ClassificationTree,
  { type }: CataloguePath,
  filters: Filters,
): Promise<Found> {
  const visit = context.get(visitContext);
  const path = overviewPath(type);
  const size = type === 'service' && !isFiltered(filters) ? allServices : undefined;
  const [intro, listing] = await Promise.all([
    loadIntro(context.get(contentContext), visit, path),
    loadListing(context.get(productsContext), visit, { type, classification: null, filters, size }),
  ]);
  const title = intro?.title ?? rootTitle(visit, type);
  return {
    kind: 'found',
    page: { kind: 'overview', type, intro, tree, listing, filters },
    frame: {
      theme: intro?.theme ?? visit.site.theme,
      breadcrumb: [{ title, href: '' }],
      content: null,
    },
    meta: listHead(
      {
        path,
        title,
        description: intro?.description ?? intro?.lead,
        image: below(tree, null).find(({ image }) => image)?.image ?? undefined,
        filters,
        steps: [{ name: title, path }],
      },
      visit,
    ),
  };
}

async function classificationPage(
  context: Context,
  tree: ClassificationTree,
  classification: Classification,
  { type }: CataloguePath,
  filters: Filters,
): Promise<Found> {
  const visit = context.get(visitContext);
  const listing = await loadListing(context.get(productsContext), visit, {
    type,
    classification: classification.slug,
    filters,
  });
  const steps = findSteps(visit, type, classification.lineage, classification);
  return {
    kind: 'found',
    page: { kind: 'classification', type, classification, tree, listing, filters },
    frame: { theme: visit.site.theme, breadcrumb: getCrumbs(visit, steps), content: null },
    meta: listHead(
      {
        path: classificationPath(type, classification.route),
        title: classification.name,
        description: classification.description,
        image: classification.image ?? orderedImages(listing.products[0]?.images ?? [])[0],
        filters,
        steps,
      },
      visit,
    ),
  };
}

async function productPage(context: Context, product: Product, variantId: string | null): Promise<Found> {
  const visit = context.get(visitContext);
  const key = { slug: product.slug, language: product.language };
  const [{ relatedStories }, bounds] = await Promise.all([
    context.get(contentContext)(relatedStoriesQuery, { productSlug: product.slug }),
    loadBounds(context.get(serverContext), key, visit.locale),
  ]);
  const path = productPath(product);
  const [first] = product.classifications;
  const above = first
    ? findSteps(visit, product.type, first.lineage, first)
    : findSteps(visit, product.type, []);
  const steps = [...above, { name: product.name, path }];
  const variant = product.variants.find(({ id }) => id === variantId);
  const isFallback = product.language !== visit.locale.language;
  return {
    kind: 'found',
    page: { kind: 'product', product, variant, stories: relatedStories },
    frame: {
      theme: visit.site.theme,
      breadcrumb: getCrumbs(visit, steps),
      content: {
        shown: isLanguage(product.language) ? product.language : null,
        available: product.languages.filter(isLanguage),
        isFallback,
      },
    },
    meta: productHead(product, steps, visit, bounds),
  };
}

type Step = { name: string; path: string };

/** NAV-04: the breadcrumb, from the overview down the lineage to the classification itself. */
function findSteps(
  visit: Visit,
  type: CataloguePath['type'],
  lineage: readonly { name: string; route: string }[],
  last?: { name: string; route: string },
): Step[] {
  const routes = new Map([...lineage, ...(last ? [last] : [])].map((step) => [step.route, step.name]));
  return [
    { name: rootTitle(visit, type), path: overviewPath(type) },
    ...[...routes].map(([route, name]) => ({ name, path: classificationPath(type, route) })),
  ];
}

function getCrumbs(visit: Visit, steps: readonly Step[]): FrameData['breadcrumb'] {
  return steps.map(({ name, path }, index) => ({
    title: name,
    href: index === steps.length - 1 ? '' : localizedPath(visit, path),
  }));
}

function rootTitle({ locale }: Visit, type: CataloguePath['type']): string {
  return translator(locale.language, 'catalogue')(type === 'product' ? 'products' : 'services');
}

import { data, type MiddlewareFunction } from 'react-router';
import { visitorHeader } from '#contracts/identity/visitor.ts';
import { translator } from '#web/i18n/translator.ts';
import { loadServing } from '#web/site/data/catalogue/local-experts.ts';
import { createContentClient } from '#web/site/data/content-client.ts';
import { getPayload } from '#web/site/data/payload.ts';
import { serverContext } from '#web/site/data/server-context.ts';
import { responseNotes } from '#web/site/render/response-notes.ts';
import { contentContext, productsContext, visitContext } from '#web/site/visit/context.ts';
import { parseCookies } from '#web/site/visit/request/cookies.ts';
import { readFormBody } from '#web/site/visit/request/read-request-body.ts';
import { redirectFrom } from '#web/site/visit/stored-redirects.ts';
import type { Route } from './+types/page.ts';
import { createEntry, enterPassword, followInvitation } from './access/page-access.ts';
import { getRefusal } from './access/role-refusal.ts';
import { Blocks } from './layout/blocks.tsx';
import { PageView } from './layout/page-view.tsx';
import { LocalExperts } from './locations/experts/local-experts.tsx';
import { localExpertsPlace, servingOn } from './locations/experts/local-experts-place.ts';
import { pageMeta } from './meta.ts';
import { notFound } from './not-found.ts';
import { loadPageData, makePage } from './page-data.ts';
import { getFrame } from './page-frame.ts';
import { loadPage, type PageData } from './page-query.ts';
import { findPreview } from './preview.ts';
import { isArticle } from './stories/article/article.ts';
import { ArticleView } from './stories/article/article-view.tsx';
import { loadArticleProducts } from './stories/article/load-article-products.ts';
import { loadMoreLike } from './stories/list/list-query.ts';

/** SYS-02: `{page}/_payload.json` gives a page's data as other programs read it; protected pages give none. */
const answerPayload: MiddlewareFunction<Response> = async ({ context }, next) => {
  const visit = context.get(visitContext);
  const path = getPayload(visit.path);
  if (path === undefined) return next();
  const { site, locale } = visit;
  const page = await loadPage(context.get(contentContext), {
    siteId: site.id,
    path,
    country: locale.country,
  });
  if (page?.protection !== 'none') return next();
  return Response.json({ data: page });
};

export const middleware = [answerPayload];

/** Any content page of any site. Responds with 404 where there is none, 503 when the content back end is unavailable. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const server = context.get(serverContext);
  const previewed = await findPreview(server, visit, url);
  if (previewed) {
    const reading = { ...visit, draft: previewed.draft };
    context.set(visitContext, reading);
    context.set(contentContext, createContentClient(server, reading));
  }
  const made = previewed
    ? await makePage(previewed.page, context.get(productsContext), visit)
    : await loadPageData(context);
  if (!made) await followInvitation(server, context.get(contentContext), visit);
  if (!made) throw (await redirectFrom(context, url)) ?? (await notFound(visit, url));
  const { page } = made;
  const entry = previewed
    ? opened
    : await createEntry(server, parseCookies(request.headers.get('cookie')), page);
  const isOpen = entry.kind === 'public' || entry.kind === 'open';
  const shown = isOpen ? page : openPart(page);
  const [more, products] = isArticle(shown)
    ? await Promise.all([
        loadMoreLike(context.get(contentContext), shown, visit),
        loadArticleProducts(context.get(productsContext), shown.products, visit),
      ])
    : [[], []];
  const serving = localExpertsPlace(shown) ? servingOn(shown, await loadServing(context)) : [];
  const answer = {
    page: shown,
    more,
    products,
    serving,
    frame: getFrame(shown, visit),
    meta: pageMeta(shown, visit, previewed !== undefined),
    refusal: entry.kind === 'refused' ? getRefusal(page, entry.status) : undefined,
    issuer: entry.kind === 'stranger' ? server.settings.issuer : undefined,
  };
  // Only the editor area may show a preview in a frame; from another site's host, too.
  if (previewed) context.get(responseNotes).framedBy = server.settings.origin;
  if (previewed) return data(answer);
  if (entry.kind === 'refused') return data(answer, { status: 403, headers: forOneVisitor });
  return data(answer, entry.kind === 'open' ? { headers: forOneVisitor } : undefined);
}

/** PAG-05: takes the password of a protected page, which opens it and all pages below for thirty days. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  const { site, locale, path } = visit;
  const content = context.get(contentContext);
  const page = await loadPage(content, { siteId: site.id, path, country: locale.country });
  if (!page) throw await notFound(visit, url);
  const password = String((await readFormBody(request)).get('password') ?? '');
  const visitor = request.headers.get(visitorHeader) ?? '';
  const outcome = await enterPassword({
    server: context.get(serverContext),
    content,
    page,
    password,
    visitor,
  });
  if (outcome.kind === 'opened') {
    return new Response(null, {
      status: 303,
      headers: { location: url.pathname, 'set-cookie': outcome.cookie },
    });
  }
  const problem = translator(locale.language, 'page');
  if (outcome.kind === 'tooMany')
    return data({ problem: problem('password.tooMany', { minutes: 15 }) }, { status: 429 });
  return data({ problem: problem(`password.${outcome.kind}`) }, { status: 422 });
}

const opened = { kind: 'open' } as const;

/** An opened page is only for the visitor who opened it, not for caches or search engines. */
const forOneVisitor = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' };

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.meta ?? [];
}

export default function ContentPage({ loaderData, actionData }: Route.ComponentProps) {
  const { page, more, products, serving, refusal, issuer } = loaderData;
  if (isArticle(page) && !page.isLanguageUnavailable) {
    return <ArticleView page={page} more={more} products={products} />;
  }
  const place = serving.length > 0 ? localExpertsPlace(page) : undefined;
  if (place === undefined)
    return <PageView page={page} problem={actionData?.problem} refusal={refusal} issuer={issuer} />;
  return (
    <>
      <PageView page={{ ...page, blocks: page.blocks.slice(0, place) }} />
      <LocalExperts locations={serving} />
      <Blocks blocks={page.blocks.slice(place)} />
    </>
  );
}

/** PAG-05: until a protected page is opened, only its title is given. */
function openPart(page: PageData): PageData {
  if (page.protection === 'none') return page;
  return { ...page, blocks: [], description: null, lead: null, image: null };
}

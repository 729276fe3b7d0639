import { cacheTagsContext, contentContext, visitContext } from '#web/request/context.ts';
import { cursorIn, loadNews } from '#web/request/news.ts';
import type { Route } from './+types/news-data.ts';

/** The news as data, for the panel that shows them beside the page. */
export async function loader({ context, url }: Route.LoaderArgs) {
  context.get(cacheTagsContext).add('news');
  const part = await loadNews(
    context.get(contentContext),
    context.get(visitContext),
    cursorIn(url.searchParams),
  );
  return Response.json(part, { headers: { 'cache-control': 'public, max-age=60' } });
}

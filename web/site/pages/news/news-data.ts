import type { Route } from './+types/news-data.ts';
import { findCursor, loadNews } from './load-news.ts';

/** The news as JSON, for the panel beside the page. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const part = await loadNews(context, findCursor(url.searchParams));
  return Response.json(part, { headers: { 'cache-control': 'public, max-age=60' } });
}

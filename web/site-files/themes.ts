import { data } from 'react-router';
import { visitContext } from '#web/request/context.ts';
import { themeCss } from '#web/ui/themes/theme-css.ts';
import type { Route } from './+types/themes.ts';

/** NAV-07: the themes, which are data, as one style sheet. Its address holds a fingerprint, so browsers keep it. */
export function loader({ url, context }: Route.LoaderArgs) {
  const { directory } = context.get(visitContext);
  if (url.pathname !== directory.themesHref) {
    throw data(`Page not found: ${url.pathname}`, { status: 404, statusText: 'Not Found' });
  }
  return new Response(themeCss(directory.themes), {
    headers: {
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    },
  });
}

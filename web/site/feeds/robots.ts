import { visitContext } from '#web/site/visit/context.ts';
import type { Route } from './+types/robots.ts';

/** robots.txt of the host: what crawlers may read, and where the sitemap is. */
export function loader({ context }: Route.LoaderArgs) {
  const { directory, site } = context.get(visitContext);
  const lines = [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /am/',
    'Disallow: /graphql/',
    'Disallow: /*/mykomax',
    'Disallow: /*/editor',
    'Disallow: /*/search',
    '',
    `Sitemap: ${directory.getOrigin(site.id)}/sitemap.xml`,
  ];
  return new Response(`${lines.join('\n')}\n`, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}

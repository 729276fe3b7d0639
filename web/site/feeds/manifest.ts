import { rasterUrl } from '#contracts/content/images/images.ts';
import { visitContext } from '#web/site/visit/context.ts';
import type { Route } from './+types/manifest.ts';

/** The web app manifest of the site at the host's root, in its theme's colours. */
export function loader({ context }: Route.LoaderArgs) {
  const { site, directory } = context.get(visitContext);
  const logo = site.logo ?? directory.company.logo;
  const theme = directory.themes.find((candidate) => candidate.key === site.theme);
  const manifest = {
    name: site.name,
    short_name: site.name,
    start_url: '/',
    display: 'browser',
    background_color: theme?.tokens.page,
    theme_color: theme?.tokens.inverse,
    icons: logo
      ? [
          { src: rasterUrl(logo, 'touchIcon', 'png'), type: 'image/png', sizes: '180x180' },
          { src: rasterUrl(logo, 'appIcon', 'png'), type: 'image/png', sizes: '512x512' },
        ]
      : [{ src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' }],
  };
  return new Response(JSON.stringify(manifest), {
    headers: { 'content-type': 'application/manifest+json; charset=utf-8' },
  });
}

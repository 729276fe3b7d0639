import { escapeXml } from '#contracts/xml-text.ts';
import { visitContext } from '#web/site/visit/context.ts';
import { getSiteLogo } from '#web/site/visit/sites/site-logo.ts';
import type { Route } from './+types/favicon.ts';

/**
 * The icon of the site at the host's root: its logo, or the mark in the site's colours, which follows the
 * device's light or dark scheme.
 */
export function loader({ context }: Route.LoaderArgs) {
  const { site, directory } = context.get(visitContext);
  const logo = getSiteLogo(site, directory);
  if (logo) return new Response(null, { status: 302, headers: { location: logo.src } });
  const {
    accent,
    text,
    'inverse-text': light,
  } = directory.themes.find(({ key }) => key === site.theme)?.tokens ?? {};
  const strand = (x: number, y: number, height: number) =>
    `<rect x="${x}" y="${y}" width="5" height="${height}" rx="2.5"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><title>${escapeXml(site.name)}</title>\
<style>.i{fill:${text}}@media (prefers-color-scheme:dark){.i{fill:${light}}}</style>\
<g transform="skewX(-16)" fill="${accent}">${strand(10, 9, 14)}/>${strand(18, 2, 28)}/>${strand(26, 9, 14)} class="i"/></g></svg>`;
  return new Response(svg, { headers: { 'content-type': 'image/svg+xml' } });
}

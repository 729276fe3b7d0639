import { serverContext } from '#web/site/data/server-context.ts';
import { visitContext } from '#web/site/visit/context.ts';
import type { Route } from './+types/security.ts';

/**
 * How to report a vulnerability (RFC 9116). `Expires` may be at most a year ahead, so it moves with the
 * month.
 */
export function loader({ context }: Route.LoaderArgs) {
  const { directory, site } = context.get(visitContext);
  const origin = directory.getOrigin(site.id);
  const spoken = site.languages.map(({ languageCode }) => languageCode);
  const understood = ['en', 'de'].filter((language) => spoken.includes(language));
  const languages = understood.length > 0 ? understood : spoken;
  const now = new Date();
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 11, 1));
  const lines = [
    `Contact: mailto:security@${directory.company.domain}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${origin}/.well-known/security.txt`,
    // What reporters may expect of the company, and the company of them; the imprint is on the main site.
    `Policy: ${context.get(serverContext).settings.origin}/${languages[0]}/legal/imprint#weaknesses`,
  ];
  return new Response(`${lines.join('\n')}\n`, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}

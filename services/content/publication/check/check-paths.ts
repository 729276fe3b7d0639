import { isInArea } from '#contracts/content/areas.ts';
import { type ContentProblem, type Fault, fault } from '#contracts/content/problems.ts';
import type { DraftPlaces } from '../../page/draft/draft-places.ts';
import { normalised } from '../../redirect/redirect.ts';
import type { BaseSiteContext } from './find-site-context.ts';
import { plainPath } from './plain-path.ts';

type Known = Pick<BaseSiteContext, 'paths' | 'redirects'>;

/**
 * Paths in links that lead nowhere on the site, or into a redirect loop. `own`: the page's own path after
 * publication.
 */
export function problemsOfPaths(paths: DraftPlaces['paths'], own: string, known: Known): ContentProblem[] {
  return [...paths].flatMap(([path, places]) => {
    const found = findPathFault(path, own, known);
    return found ? places.map((place) => ({ ...found, ...place })) : [];
  });
}

function findPathFault(path: string, own: string, { paths, redirects }: Known): Fault | undefined {
  const seen = new Set<string>();
  let here = path;
  // Addresses outside the site cannot be checked.
  while (here.startsWith('/')) {
    const plain = plainPath(here);
    if (plain === own || plain === '/home' || paths.has(plain) || isInArea(plain)) return undefined;
    const next = redirects.get(normalised(plain));
    if (next === undefined) return fault('pathNowhere', { path: plain });
    if (seen.has(plain)) return fault('redirectLoop', { path });
    seen.add(plain);
    here = next;
  }
  return undefined;
}

import { type Connection, statement } from '#services/foundation/statement.ts';
import type { NavigationRow } from '../navigation/find-navigation.ts';

/** A site with what surrounds its pages. */
export type SiteFrame = Omit<NavigationRow, 'siteId'> & {
  id: string;
  name: string;
  /** Empty: the site has a host of its own. */
  urlPrefix: string;
  redirects: { previousUrl: string; target: string }[];
};

const frames = statement<SiteFrame>(
  'content_health_frames',
  `SELECT s.id, s.name, s.url_prefix AS "urlPrefix", n.header, n.footer, coalesce(
     (SELECT jsonb_agg(jsonb_build_object('previousUrl', r.previous_url, 'target', r.target) ORDER BY r.previous_url)
      FROM content.redirect r WHERE r.site_id = s.id), '[]') AS redirects
   FROM content.site s LEFT JOIN content.navigation n ON n.site_id = s.id AND n.stage = 'PUBLISHED'
   ORDER BY s.sort_index`,
);

export function siteFrames(connection: Connection): Promise<SiteFrame[]> {
  return frames(connection);
}

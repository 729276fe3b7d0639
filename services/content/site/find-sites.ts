import { statement } from '#services/foundation/statement.ts';
import type { site } from './site.tables.ts';

export type SiteRow = Omit<typeof site.$inferSelect, 'key' | 'sortIndex'>;

export const allSites = statement<SiteRow>(
  'content_sites',
  `SELECT id, slug, name, legal_name AS "legalName", portal_name AS "portalName", logo, domains,
     url_prefix AS "urlPrefix", theme, international_only AS "internationalOnly",
     hide_side_buttons AS "hideSideButtons", enable_cut_font AS "enableCutFont", languages,
     extra_languages AS "extraLanguages"
   FROM content.site ORDER BY sort_index`,
);

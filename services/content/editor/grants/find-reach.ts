import type { PageDraft } from '#contracts/content/draft.ts';
import type { Scope } from '#contracts/editing/operations.ts';
import type { Reach } from '#contracts/editing/roles.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';
import { isId } from '../../link/link.ts';
import { findDraft } from '../../page/draft/find-drafts.ts';
import { readDraft } from '../../page/draft/read-draft.ts';
import { changedLanguagesOf } from './changed-languages-of.ts';

/** What a change touches, from its arguments: the sites, and of each the languages (0118). */

type Args = Readonly<Record<string, unknown>>;
type SiteRow = { siteId: string; languages: string[] };

const languages = 's.languages || s.extra_languages';
/** Pages in the bin have no version any more; their draft says which site it was. */
const ofPages = statement<SiteRow, { pageIds: readonly string[] }>(
  'content_sites_of_pages',
  `SELECT DISTINCT s.id AS "siteId", ${languages} AS languages FROM content.site s WHERE s.id IN (
     SELECT site_id FROM content.page_version WHERE page_id = ANY(:pageIds::uuid[])
     UNION ALL
     SELECT (draft ->> 'siteId')::uuid FROM content.binned_page WHERE page_id = ANY(:pageIds::uuid[])
   )`,
);
const bySite = statement<SiteRow, { siteIds: readonly string[] }>(
  'content_languages_of_sites',
  `SELECT s.id AS "siteId", ${languages} AS languages FROM content.site s WHERE s.id = ANY(:siteIds::uuid[])`,
);
const ofPlans = statement<{ languages: string[] }, { pageId: string; plan: number | null }>(
  'content_languages_of_plans',
  `SELECT languages FROM content.planned_publication
   WHERE page_id = :pageId AND (:plan::bigint IS NULL OR id = :plan)`,
);
const ofRedirect = statement<{ siteId: string }, { id: string }>(
  'content_site_of_redirect',
  'SELECT site_id AS "siteId" FROM content.redirect WHERE id::text = :id',
);

const everything: readonly Reach[] = [{ sites: 'all', languages: 'all' }];

/** Empty: nothing of it is there, which the change itself answers. */
export function findReach(
  scope: Scope,
  args: Args,
  { connection }: { readonly connection: Connection },
): Promise<readonly Reach[]> {
  return finders[scope](connection, args);
}

const finders: Readonly<Record<Scope, (on: Connection, args: Args) => Promise<readonly Reach[]>>> = {
  newPage: async (on, { draft }) => wholeSites(on, [readDraft(draft).siteId]),
  draft: async (on, { draft }) => reachOfDraft(on, readDraft(draft)),
  page: (on, { pageId }) => wholePages(on, [pageId]),
  pages: (on, { pageIds }) => wholePages(on, listOf(pageIds)),
  languagesOfPage: (on, { pageId, languages: several, language }) =>
    pagesIn(on, [pageId], several ? textsOf(several) : language ? textsOf([language]) : null),
  publication: (on, { pageId, languages: several, fallbacks, everywhere }) =>
    Array.isArray(everywhere) && everywhere.length === 0
      ? pagesIn(on, [pageId], [...textsOf(several), ...textsOf(fallbacks)])
      : wholePages(on, [pageId]),
  places: (on, { pageId, places }) =>
    pagesIn(on, [pageId], textsOf(listOf(places).map((place) => (place as { language?: unknown }).language))),
  async plans(on, { pageId, plan }) {
    if (!isGivenId(pageId)) return [];
    const plans = await ofPlans(on, { pageId, plan: typeof plan === 'number' ? plan : null });
    return pagesIn(on, [pageId], [...new Set(plans.flatMap((each) => each.languages))]);
  },
  site: (on, { siteId }) => wholeSites(on, [siteId]),
  record: reachOfRecord,
  async translations(on, { pageIds, siteId, languages: given }) {
    const words = textsOf(listOf(given));
    if (pageIds) return pagesIn(on, listOf(pageIds), words);
    return [{ sites: isGivenId(siteId) ? [siteId] : 'all', languages: words }];
  },
};

/** Both sites, where a page moves from one to another. */
async function reachOfDraft(on: Connection, sent: PageDraft): Promise<readonly Reach[]> {
  const stored = (await findDraft(on, sent.id))?.draft;
  if (!stored) return [];
  const changed = changedLanguagesOf(stored, sent);
  return changed === 'all'
    ? wholeSites(on, [stored.siteId, sent.siteId])
    : [{ sites: [stored.siteId], languages: changed }];
}

/** A navigation has the id of its site; a redirect may move from one site to another. */
async function reachOfRecord(on: Connection, { kind, id, data }: Args): Promise<readonly Reach[]> {
  if (kind === 'file') return [];
  if (kind === 'navigation') return wholeSites(on, [id]);
  if (kind !== 'redirect') return everything;
  const stored = typeof id === 'string' ? await ofRedirect(on, { id }) : [];
  const named = (data as { siteId?: unknown } | undefined)?.siteId;
  const sites = [...stored.map(({ siteId }) => siteId), named].filter(isGivenId);
  // A removed one that comes back: its site stands in its history only.
  return sites.length > 0 ? wholeSites(on, sites) : everything;
}

async function wholeSites(on: Connection, siteIds: readonly unknown[]): Promise<readonly Reach[]> {
  return (await bySite(on, { siteIds: siteIds.filter(isGivenId) })).map(wholeSite);
}

async function wholePages(on: Connection, pageIds: readonly unknown[]): Promise<readonly Reach[]> {
  return (await ofPages(on, { pageIds: pageIds.filter(isGivenId) })).map(wholeSite);
}

/** @param words null: in all languages of the site */
async function pagesIn(
  on: Connection,
  pageIds: readonly unknown[],
  words: readonly string[] | null,
): Promise<readonly Reach[]> {
  const sites = await ofPages(on, { pageIds: pageIds.filter(isGivenId) });
  return words ? sites.map(({ siteId }) => ({ sites: [siteId], languages: words })) : sites.map(wholeSite);
}

function wholeSite({ siteId, languages }: SiteRow): Reach {
  return { sites: [siteId], languages };
}

function isGivenId(value: unknown): value is string {
  return typeof value === 'string' && isId(value);
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function textsOf(value: unknown): readonly string[] {
  return listOf(value).filter((each): each is string => typeof each === 'string');
}

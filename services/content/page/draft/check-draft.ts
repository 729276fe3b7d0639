import type { PageDraft } from '#contracts/content/draft.ts';
import { type ContentProblem, type Fault, fault, unfinished } from '#contracts/content/problems.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';
import { problemsOfPage } from '../check-page.ts';
import type { Place } from './draft-links.ts';
import { getPlaces } from './draft-places.ts';

type Gone = { kind: 'page' | 'file' | 'contact' | 'theme' | 'site'; name: string };

const gone = statement<
  Gone,
  {
    pages: readonly string[];
    files: readonly string[];
    contacts: readonly string[];
    theme: string;
    siteId: string;
  }
>(
  'content_gone_references',
  `SELECT 'page' AS kind, reference::text AS name FROM unnest(:pages::uuid[]) reference
     WHERE NOT EXISTS (SELECT FROM content.page_version WHERE page_id = reference AND stage = 'DRAFT')
   UNION ALL SELECT 'file', reference::text FROM unnest(:files::uuid[]) reference
     WHERE NOT EXISTS (SELECT FROM content.file WHERE id = reference)
   UNION ALL SELECT 'contact', reference::text FROM unnest(:contacts::uuid[]) reference
     WHERE NOT EXISTS (SELECT FROM content.contact WHERE id = reference)
   UNION ALL SELECT 'theme', :theme::text WHERE NOT EXISTS (SELECT FROM content.theme WHERE key = :theme)
   UNION ALL SELECT 'site', :siteId::text WHERE NOT EXISTS (SELECT FROM content.site WHERE id::text = :siteId)`,
);

/** The problems of a draft by itself, whatever else is published. */
export async function problemsOfDraft(connection: Connection, draft: PageDraft): Promise<ContentProblem[]> {
  const problems = problemsOfPage(draft);
  // An invalid id cannot be looked up.
  if (problems.some(({ code }) => !unfinished.has(code))) return problems;
  return [...problems, ...(await problemsOfReferences(connection, draft))];
}

/** Whether a draft with these problems may be stored, since it is only unfinished. */
export function mayBeSaved(problems: readonly ContentProblem[]): boolean {
  return problems.every(({ code }) => unfinished.has(code));
}

async function problemsOfReferences(connection: Connection, draft: PageDraft): Promise<ContentProblem[]> {
  const used = getPlaces(draft);
  const files = [...used.files.keys(), ...(draft.image ? [draft.image] : [])];
  const missing = await gone(connection, {
    pages: [...used.pages.keys()],
    files,
    contacts: draft.contacts,
    theme: draft.theme,
    siteId: draft.siteId,
  });
  const everywhere = (field: string, found: Fault): ContentProblem[] => [
    { ...found, field, block: null, language: null },
  ];
  const at = (places: readonly Place[] | undefined, found: Fault): ContentProblem[] =>
    (places ?? []).map((place) => ({ ...found, ...place }));
  const reports: Record<Gone['kind'], (name: string) => ContentProblem[]> = {
    page: (id) => at(used.pages.get(id), fault('pageGone')),
    // The page's own picture is protected by a foreign key.
    file: (id) => [
      ...at(used.files.get(id), fault('fileGone')),
      ...(id === draft.image ? everywhere('image', fault('noFile')) : []),
    ],
    contact: () => everywhere('contacts', fault('contactGone')),
    theme: (theme) => everywhere('theme', fault('themeGone', { theme: theme.slice(0, 40) })),
    site: () => everywhere('siteId', fault('otherSite')),
  };
  return missing.flatMap(({ kind, name }) => reports[kind](name));
}

import type { Pool, PoolClient } from 'pg';
import type { ContentProblem } from '#contracts/content/problems.ts';
import type { Connection } from '#services/foundation/statement.ts';
import { inTransaction } from '#services/foundation/transaction.ts';
import { putInBin } from '../bin/put-in-bin.ts';
import { lockPages } from '../page/draft/find-drafts.ts';
import { movePage } from '../page/edit/edit-page.ts';
import { type EditedPageEntry, findEditedPages } from '../page/edit/find-edited-pages.ts';
import type { PageChange } from '../page/edit/page-change.ts';
import { getBranch } from '../page/page-address.ts';
import { findLinkingPages } from '../page/read/find-linking-pages.ts';
import { publishPage, unpublishPage } from '../publication/publish-page.ts';
import { lastChange } from '../revision/find-revisions.ts';
import { startTranslation } from '../translation/change-targets.ts';
import { findPlaces, type PlacedProblem } from './placed-problem.ts';
import { type PageAction, sortPages } from './sort-pages.ts';

/** How many pages one request may change: their locks hold up other editors for a few seconds at most. */
export const maxBulkPages = 100;

export const pageOutcomes = ['done', 'along', 'unchanged', 'refused', 'changedSince', 'gone'] as const;

/** The outcome for one page; `along`: it moves with one above it; `unchanged`: there is nothing to do. */
export type ChangedPage = {
  pageId: string;
  title: string;
  path: string;
  outcome: (typeof pageOutcomes)[number];
  /** The languages in which it is published or unpublished, or into which it is to be translated. */
  languages: readonly string[];
  /** The languages in which it is not published; `problems` says why. */
  leftOut: readonly string[];
  pathAfter: string | null;
  /** How many pages link to what visitors will no longer find. */
  linking: number;
  problems: readonly PlacedProblem[];
  /** 0: nobody has changed it yet. */
  revision: number;
};

export type BulkOrder = {
  pageIds: readonly string[];
  action: PageAction;
  /** The path of the page that becomes their parent. */
  below: string;
  /** The revisions of the pages on which the editor decided, by page id; null: only report what would happen. */
  seen: ReadonlyMap<string, number> | null;
  by: string;
};

/** Rolls back a trial whose report is complete. */
class Rehearsed extends Error {
  readonly pages: ChangedPage[];

  constructor(pages: ChangedPage[]) {
    super('Nothing of this is to stay.');
    this.pages = pages;
  }
}

/**
 * Changes many pages, one after the other as an editor would, in one transaction: each succeeds or reports why not. A
 * trial does the same work and rolls it back, so its report is exactly what will happen.
 */
export async function changePages(pool: Pool, order: BulkOrder): Promise<ChangedPage[]> {
  try {
    return await inTransaction(pool, async (connection) => {
      const pages = await changeAll(connection, order);
      if (!order.seen) throw new Rehearsed(pages);
      return pages;
    });
  } catch (error) {
    if (error instanceof Rehearsed) return error.pages;
    throw error;
  }
}

async function changeAll(connection: PoolClient, order: BulkOrder): Promise<ChangedPage[]> {
  await lockPages(connection, order.pageIds);
  const entries = await findEditedPages(connection, order.pageIds);
  const { pages, along } = sortPages(entries, order.action);
  const changed = new Map<string, ChangedPage>();
  for (const entry of pages) {
    const { revision } = await lastChange(connection, entry.id);
    const seen = order.seen?.get(entry.id);
    const base = { ...unchanged(entry), revision };
    if (along.has(entry.id)) changed.set(entry.id, { ...base, outcome: 'along' });
    else if (order.seen && seen !== revision) changed.set(entry.id, { ...base, outcome: 'changedSince' });
    else {
      const { problems = [], ...part } = await change[order.action](connection, entry, order, revision);
      changed.set(entry.id, { ...base, ...part, problems: await findPlaces(connection, entry.id, problems) });
    }
  }
  return order.pageIds.map((pageId) => changed.get(pageId) ?? gone(pageId));
}

function unchanged({ id, title, path }: EditedPageEntry): ChangedPage {
  return {
    pageId: id,
    title,
    path,
    outcome: 'unchanged',
    languages: [],
    leftOut: [],
    pathAfter: null,
    linking: 0,
    problems: [],
    revision: 0,
  };
}

function gone(pageId: string): ChangedPage {
  const nothing = {
    title: '',
    path: '',
    languages: [],
    leftOut: [],
    pathAfter: null,
    linking: 0,
    problems: [],
  };
  return { pageId, ...nothing, outcome: 'gone', revision: 0 };
}

type Part = Partial<Omit<ChangedPage, 'problems'>> & { problems?: readonly ContentProblem[] };
type Change = (
  connection: PoolClient,
  entry: EditedPageEntry,
  order: BulkOrder,
  revision: number,
) => Promise<Part>;

const change: Readonly<Record<PageAction, Change>> = {
  publish,
  async takeOff(connection, { id, publishedLanguages }, { by, pageIds }) {
    if (publishedLanguages.length === 0) return {};
    const linking = await countLinking(connection, id, pageIds);
    const result = await unpublishPage(connection, id, publishedLanguages, by);
    return { ...getOutcome(result), languages: publishedLanguages, linking };
  },
  async move(connection, { id, path }, { below, by }) {
    const pathAfter = `${below === '/' ? '' : below}/${getBranch(path).at(-1)}`;
    if (pathAfter === path) return {};
    return { ...getOutcome(await movePage(connection, id, pathAfter, by)), pathAfter };
  },
  async translate(connection, { id }) {
    const { targets } = await startTranslation(connection, id);
    const languages = targets.map(({ language }) => language);
    return languages.length > 0 ? { outcome: 'done', languages } : {};
  },
  async bin(connection, { id }, { by, pageIds }) {
    const linking = await countLinking(connection, id, pageIds);
    return { ...getOutcome(await putInBin(connection, id, by)), linking };
  },
};

/**
 * In the languages in which it is published; a page that is not, in all languages of its site that it has. A single
 * language with problems is left out.
 */
async function publish(
  connection: PoolClient,
  { id, state, publishedLanguages, languages }: EditedPageEntry,
  { by }: BulkOrder,
  revision: number,
): Promise<Part> {
  if (state === 'PUBLISHED') return {};
  let wanted: readonly string[] = publishedLanguages.length > 0 ? publishedLanguages : languages;
  const problems: ContentProblem[] = [];
  for (;;) {
    const order = { pageId: id, languages: wanted, revision };
    const result = await publishPage(connection, order, by);
    if (result.done) {
      const leftOut = [...new Set(problems.map(getLanguage).filter((language) => language !== null))];
      return { outcome: 'done', languages: wanted, leftOut, problems };
    }
    problems.push(...result.problems);
    const held = new Set(result.problems.map(getLanguage));
    const left = wanted.filter((language) => !held.has(language));
    // Published pages are not translated unseen: an editor decides in which languages a page is published.
    const isOfLanguagesAlone = !held.has(null) && left.length > 0 && left.length < wanted.length;
    if (!isOfLanguagesAlone) return { outcome: 'refused', problems };
    wanted = left;
  }
}

function getLanguage({ language, params }: ContentProblem): string | null {
  return language ?? (typeof params.language === 'string' ? params.language : null);
}

function getOutcome({ done, problems }: PageChange): Part {
  return done ? { outcome: 'done' } : { outcome: 'refused', problems };
}

async function countLinking(
  connection: Connection,
  pageId: string,
  pageIds: readonly string[],
): Promise<number> {
  const linking = await findLinkingPages(connection, pageId);
  return linking.filter(({ id, isPublished }) => isPublished && !pageIds.includes(id)).length;
}

import type { Pool } from 'pg';
import type { ActingEditor } from '#contracts/editing/editor-header.ts';
import { may } from '#contracts/editing/roles.ts';
import { languages } from '#contracts/languages.ts';
import { Overloaded } from '#services/foundation/limit.ts';
import { inTransaction } from '#services/foundation/transaction.ts';
import { openWorkers, WorkEnded } from '#services/foundation/worker/open-workers.ts';
import { isId } from '../../link/link.ts';
import { findDraft, lockPages } from '../../page/draft/find-drafts.ts';
import { holdPage } from '../../page/edit/hold-page.ts';
import { saveChange } from '../../page/edit/save-change.ts';
import { noteImport } from '../change-targets.ts';
import { translationsOfPage } from '../find-translations.ts';
import { confirmSegments, markOutdated } from '../remember-sources.ts';
import { getSegments, getSegmentText, noTexts, withWords } from '../segment.ts';
import { sourceHash } from '../source-hash.ts';
import type { XliffProblem } from '../xliff/problem.ts';
import { takeUnit, type UnitOutcome } from './check-returned-unit.ts';
import type { ExchangeFile } from './exchange-file.ts';
import type { ReadFile } from './exchange-worker.ts';

export type SegmentReport = { unit: string; outcome: UnitOutcome['outcome']; params: Record<string, number> };

/** The result for one page of one file. With `problems` nothing was changed. */
export type ImportReport = {
  name: string;
  pageId: string | null;
  title: string | null;
  language: string | null;
  problems: XliffProblem[];
  segments: SegmentReport[];
  isComplete: boolean;
};

const withWorker = openWorkers<typeof import('./exchange-worker.ts')>(
  new URL('./exchange-worker.ts', import.meta.url),
  { seconds: 20, megabytes: 768, atOnce: 1, waiting: 8 },
);

/**
 * Imports an upload, a file or an archive of files, page by page: all valid units of a page or, when something is
 * wrong with its file, nothing.
 */
export async function importFiles(
  pool: Pool,
  name: string,
  bytes: Uint8Array,
  editor: Pick<ActingEditor, 'name' | 'grants'>,
): Promise<ImportReport[]> {
  const reports: ImportReport[] = [];
  for (const { name: file, problems, pages } of await readFiles(name, bytes)) {
    if (problems.length > 0) reports.push(report(file, { problems }));
    // One transaction for each page, one after the other.
    for (const page of pages) reports.push(await importPage(pool, file, page, editor));
  }
  return reports;
}

async function readFiles(name: string, bytes: Uint8Array): Promise<ReadFile[]> {
  try {
    return await withWorker((call) => call('read', name, bytes));
  } catch (error) {
    if (error instanceof WorkEnded) return [{ name, problems: refused('too-costly'), pages: [] }];
    if (error instanceof Overloaded) return [{ name, problems: refused('busy'), pages: [] }];
    throw error;
  }
}

function report(name: string, details: Partial<ImportReport>): ImportReport {
  return {
    name,
    pageId: null,
    title: null,
    language: null,
    problems: [],
    segments: [],
    isComplete: false,
    ...details,
  };
}

const refused = (code: string, params: Record<string, string> = {}): XliffProblem[] => [
  { code, line: 1, params },
];

function importPage(
  pool: Pool,
  name: string,
  file: ExchangeFile,
  { name: by, grants }: Pick<ActingEditor, 'name' | 'grants'>,
): Promise<ImportReport> {
  const { pageId, units } = file;
  const language = languages.find((code) => code === plainLanguage(file.targetLanguage));
  return inTransaction(pool, async (connection) => {
    const isThere = isId(pageId) && (await lockPages(connection, [pageId]));
    const row = isThere ? await findDraft(connection, pageId) : undefined;
    if (!row) return report(name, { problems: refused('unknown-page', { page: pageId.slice(0, 80) }) });
    const held = await holdPage(connection, pageId);
    const { draft } = held;
    const title = draft.texts[draft.sourceLanguage]?.title ?? draft.path;
    const known = { pageId, title, language: language ?? null };
    if (!language || language === draft.sourceLanguage)
      return report(name, { ...known, problems: refused('target-language', { value: file.targetLanguage }) });
    if (plainLanguage(file.sourceLanguage) !== draft.sourceLanguage)
      return report(name, { ...known, problems: refused('source-language', { value: file.sourceLanguage }) });

    if (!may(grants, 'translate', [{ sites: [draft.siteId], languages: [language] }]))
      return report(name, { ...known, problems: refused('not-yours', { value: language }) });

    const segments = new Map(getSegments(draft.blocks).map((segment) => [segment.unit, segment]));
    const texts = draft.texts[language] ?? noTexts;
    const outcomes = units.map((unit) => ({
      unit: unit.unit,
      result: takeUnit(unit, {
        segment: segments.get(unit.unit),
        source: getSegmentText(draft.texts[draft.sourceLanguage], unit.unit),
        target: getSegmentText(texts, unit.unit),
      }),
    }));
    const taken = outcomes.flatMap(({ unit, result }) => ('words' in result ? { unit, ...result } : []));
    const written = withWords(texts, new Map(taken.map(({ unit, words }) => [unit, words])));
    const isWritten = taken.length > 0;
    if (isWritten) {
      const after = { ...draft, texts: { ...draft.texts, [language]: written } };
      const change = await saveChange(connection, held, after, by, 'translated');
      if (!change.done) {
        const [problem] = change.problems;
        const where = [problem?.block, problem?.field].filter(Boolean).join('/');
        return report(name, { ...known, problems: refused('refused-words', { unit: where }) });
      }
    }
    await markOutdated(
      connection,
      pageId,
      taken
        .filter(({ outcome }) => outcome === 'outdated')
        .map(({ unit, source }) => ({ language, unit, source, sourceHash: sourceHash(source) })),
    );
    const confirmed = outcomes.filter(({ result }) => result.outcome === 'unchanged' && result.isConfirmed);
    await confirmSegments(
      connection,
      pageId,
      language,
      confirmed.map(({ unit }) => unit),
    );
    const page = await translationsOfPage(connection, pageId);
    const target = page?.targets.find((each) => each.language === language);
    const isComplete = target?.missing === 0 && target.outdated === 0;
    await noteImport(connection, { pageId, language }, isComplete);
    return report(name, { ...known, isComplete, segments: outcomes.map(segmentReport) });
  });
}

function segmentReport({ unit, result }: { unit: string; result: UnitOutcome }): SegmentReport {
  const { outcome } = result;
  const params = result.outcome === 'tooLong' ? { length: result.length, maxLength: result.maxLength } : {};
  return { unit, outcome, params: params as Record<string, number> };
}

/** `de` of `de-CH`: the site has one variety of each language. */
function plainLanguage(language: string): string {
  return language.split('-')[0]?.toLowerCase() ?? '';
}

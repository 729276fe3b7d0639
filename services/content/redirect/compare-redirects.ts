import { type Fault, fault } from '#contracts/content/problems.ts';
import { records } from '#contracts/content/records.ts';
import { problemsOfRecord } from '../record/check/check-record.ts';
import { leadsBack } from './check-redirects.ts';
import type { RedirectLine } from './read-redirect-file.ts';
import { normalised } from './redirect.ts';

export const redirectOutcomes = ['created', 'changed', 'unchanged', 'wrong'] as const;

/** The effect of one line of a file. */
export type ComparedLine = RedirectLine & {
  outcome: (typeof redirectOutcomes)[number];
  /** Why it is wrong. */
  problem: Fault | null;
  /** The present target of the old address; null: none. */
  before: { target: string; status: string } | null;
};

type Stored = { previousUrl: string; target: string; status: string };
type Site = {
  id: string;
  redirects: readonly Stored[];
  /** Gives a function that says whether a path exists, once these redirects are stored. */
  leadsWith: (redirects: ReadonlyMap<string, string>) => (path: string) => boolean;
};

/** Reports for each line of a file what it would change in the redirects of a site, and what is wrong with it. */
export function compareRedirects(lines: readonly RedirectLine[], site: Site): ComparedLine[] {
  const stored = new Map(site.redirects.map((redirect) => [redirect.previousUrl, redirect]));
  const targets = new Map(site.redirects.map(({ previousUrl, target }) => [previousUrl, normalised(target)]));
  const firstLines = new Map<string, number>();
  const faults = lines.map((line) => {
    const from = normalised(line.previousUrl);
    const found = faultOfLine(line, site.id, firstLines.get(from));
    if (found) return found;
    firstLines.set(from, line.line);
    targets.set(from, normalised(line.target));
    return null;
  });
  const leads = site.leadsWith(targets);
  return lines.map((line, place) => {
    const from = normalised(line.previousUrl);
    const before = stored.get(from) ?? null;
    const isSame = before?.target === line.target && before.status === line.status;
    const problem = faults[place] ?? (isSame ? null : findTargetFault(line, targets, leads));
    const outcome = problem ? 'wrong' : isSame ? 'unchanged' : before ? 'changed' : 'created';
    return { ...line, outcome, problem, before: before && { target: before.target, status: before.status } };
  });
}

function faultOfLine(
  { previousUrl, target, status }: RedirectLine,
  siteId: string,
  earlier: number | undefined,
): Fault | null {
  const [problem] = problemsOfRecord(records.redirect, { siteId, previousUrl, target, status });
  if (problem) return fault(problem.code, problem.params);
  if (earlier !== undefined) return fault('inEarlierLine', { line: earlier });
  return normalised(previousUrl) === normalised(target) ? fault('redirectToItself') : null;
}

function findTargetFault(
  { previousUrl, target }: RedirectLine,
  targets: ReadonlyMap<string, string>,
  leads: (path: string) => boolean,
): Fault | null {
  if (leadsBack(normalised(previousUrl), targets)) return fault('redirectLoop', { path: target });
  return target.startsWith('/') && !leads(target) ? fault('pathNowhere', { path: target }) : null;
}

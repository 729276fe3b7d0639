import { isPath, isSafeAddress } from '../link/link.ts';
import { normalised, type Redirect } from './redirect.ts';

export type RedirectProblem = { redirect: Redirect; message: string };

/** What is wrong with the redirects of one site; empty: they may be stored. */
export function problemsOfRedirects(redirects: readonly Redirect[]): RedirectProblem[] {
  const targets = new Map<string, string>();
  const problems: RedirectProblem[] = [];
  for (const redirect of redirects) {
    const { previousUrl, target, status } = redirect;
    const report = (message: string) => problems.push({ redirect, message });
    const from = normalised(previousUrl);
    if (!isPath(previousUrl) || previousUrl.length > 1000) report('is not a path');
    if (targets.has(from)) report('is redirected twice');
    if (!isPath(target) && !isSafeAddress(target)) report(`leads to ${target}, which is not an address`);
    if (![301, 302, 307, 308].includes(status)) report(`has the status ${status}`);
    targets.set(from, normalised(target));
  }
  for (const redirect of redirects) {
    if (leadsBack(normalised(redirect.previousUrl), targets)) {
      problems.push({ redirect, message: 'leads back to itself' });
    }
  }
  return problems;
}

export function leadsBack(start: string, targets: ReadonlyMap<string, string>): boolean {
  const seen = new Set<string>();
  for (let next = targets.get(start); next !== undefined && !seen.has(next); next = targets.get(next)) {
    if (next === start) return true;
    seen.add(next);
  }
  return false;
}

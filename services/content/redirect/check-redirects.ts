import { isPath, isSafeAddress } from '../link/link.ts';
import { normalised, type Redirect } from './redirect.ts';

/** What is wrong with the redirects of one site; an empty list: they may be kept. */
export function problemsOfRedirects(redirects: readonly Redirect[]): string[] {
  const targets = new Map<string, string>();
  const problems: string[] = [];
  for (const { previousUrl, target, status } of redirects) {
    const from = normalised(previousUrl);
    if (!isPath(previousUrl) || previousUrl.length > 1000) problems.push(`${previousUrl} is no path`);
    if (targets.has(from)) problems.push(`${previousUrl} is redirected twice`);
    if (!isPath(target) && !isSafeAddress(target))
      problems.push(`${previousUrl} leads to ${target}, which is no address`);
    if (![301, 302, 307, 308].includes(status)) problems.push(`${previousUrl} has the status ${status}`);
    targets.set(from, normalised(target));
  }
  for (const { previousUrl } of redirects) {
    if (leadsBack(normalised(previousUrl), targets)) problems.push(`${previousUrl} leads back to itself`);
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

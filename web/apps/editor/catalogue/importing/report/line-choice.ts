import { type ImportKind, importKinds } from '#contracts/products/catalogue-import.ts';
import { parseChoice } from '#web/apps/frame/with-query.ts';

type Counts = { readonly mend: number; readonly both: number };

const kindsOf = {
  /** Findings that need a decision. */
  urgent: ['MEND', 'BOTH'],
  all: ['MEND', 'BOTH', 'CHANGED', 'CREATED'],
} as const satisfies Record<string, readonly ImportKind[]>;

/**
 * The requested part of a report: a kind of finding, all changes, or what needs a decision, which is the
 * default if there is any.
 */
export function scopeOf(query: URLSearchParams, counts: Counts | undefined): ImportKind | 'urgent' | 'all' {
  const kind = parseChoice(importKinds, query.get('kind'));
  const isUrgent = query.get('show') !== 'all' && (counts?.mend ?? 0) + (counts?.both ?? 0) > 0;
  return kind ?? (isUrgent ? 'urgent' : 'all');
}

/** Parses the filters of a report's lines. */
export function parseLineChoice(query: URLSearchParams, counts: Counts | undefined) {
  const scope = scopeOf(query, counts);
  const after = Number(query.get('after') ?? '');
  return {
    kinds: scope === 'urgent' || scope === 'all' ? [...kindsOf[scope]] : [scope],
    search: (query.get('search') ?? '').slice(0, 100) || null,
    withSource: query.get('source') === 'shown',
    after: Number.isInteger(after) && after > 0 && after < 1_000_000 ? after : null,
  };
}

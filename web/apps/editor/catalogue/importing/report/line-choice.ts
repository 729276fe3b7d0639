import { type ImportKind, importKinds } from '#contracts/products/catalogue-import.ts';
import { parseChoice } from '#web/apps/frame/with-query.ts';

type Counts = { readonly mend: number; readonly both: number };

const kindsOf = {
  /** What needs somebody. */
  urgent: ['MEND', 'BOTH'],
  all: ['MEND', 'BOTH', 'CHANGED', 'CREATED'],
} as const satisfies Record<string, readonly ImportKind[]>;

/**
 * Which part of a report is asked for: a kind of finding, all that changes, or what needs somebody. The last is shown first where there
 * is anything of it.
 */
export function scopeOf(query: URLSearchParams, counts: Counts | undefined): ImportKind | 'urgent' | 'all' {
  const kind = parseChoice(importKinds, query.get('kind'));
  const isUrgent = query.get('show') !== 'all' && (counts?.mend ?? 0) + (counts?.both ?? 0) > 0;
  return kind ?? (isUrgent ? 'urgent' : 'all');
}

/** Which lines of a report are asked for. */
export function parseLineChoice(query: URLSearchParams, counts: Counts | undefined) {
  const scope = scopeOf(query, counts);
  const after = Number(query.get('after') ?? '');
  return {
    kinds: scope === 'urgent' || scope === 'all' ? [...kindsOf[scope]] : [scope],
    search: (query.get('search') ?? '').slice(0, 100) || null,
    after: Number.isInteger(after) && after > 0 && after < 1_000_000 ? after : null,
  };
}

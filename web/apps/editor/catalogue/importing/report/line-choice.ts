import { type ImportKind, importKinds } from '#contracts/products/catalogue-import.ts';
import { parseChoice } from '#web/apps/frame/with-query.ts';

type Counts = { readonly mend: number; readonly both: number };

/** What needs somebody. */
const urgent: ImportKind[] = ['MEND', 'BOTH'];
const news: ImportKind[] = ['MEND', 'BOTH', 'CHANGED', 'CREATED'];

/** Which lines of a report are asked for: those that need somebody, if there are any and nothing else was chosen. */
export function parseLineChoice(query: URLSearchParams, counts: Counts | undefined) {
  const kind = parseChoice(importKinds, query.get('kind'));
  const isUrgent = query.get('kind') === null && (counts?.mend ?? 0) + (counts?.both ?? 0) > 0;
  const after = Number(query.get('after') ?? '');
  return {
    kinds: kind ? [kind] : isUrgent ? urgent : news,
    search: (query.get('search') ?? '').slice(0, 100) || null,
    after: Number.isInteger(after) && after > 0 && after < 1_000_000 ? after : null,
  };
}

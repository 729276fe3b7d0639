import type { PlannedEntry } from './calendar-operations.ts';

/** Where an entry of the calendar is edited. */
export function entryHref({ kind, id }: Pick<PlannedEntry, 'kind' | 'id'>): string {
  if (kind === 'product') return `/catalogue/${id}`;
  return kind === 'news' ? `/records/news/${id}` : `/pages/${id}`;
}

import { type CsvColumn, csv } from '#services/foundation/csv/write-csv.ts';
import type { FoundType } from './mapping.ts';
import type { Source, SourceItem, SourceNote } from './source-item.ts';

export const outcomes = ['taken', 'updated', 'skipped', 'refused'] as const;
export type Outcome = (typeof outcomes)[number];

/** Why an item was skipped, or what it became. */
export type ReportReason =
  | Exclude<SourceItem['kind'], 'page' | 'media' | 'menu' | 'menuEntry'>
  | 'menuKept'
  | 'menuLinkLost'
  | 'menuTooMany'
  | 'noDate'
  | 'notPublic'
  | 'mediaKnown'
  | 'mediaMissing'
  | 'typeLeftOut'
  | 'unchanged'
  | 'editedSince'
  | 'otherLanguage'
  | 'pathTaken'
  | 'twice'
  | 'invalid';

/** The result for one item of the file. */
export type ReportLine = {
  key: string;
  type: string;
  name: string;
  place: string;
  outcome: Outcome;
  reason: ReportReason | null;
  /** For `invalid`: the problem's code and its place; for media: the address to fetch it from. */
  detail: string;
  /** The page that it became. */
  pageId: string | null;
  path: string;
  /** The old address that redirects to it; absent: none. */
  redirectFrom?: string;
  notes: readonly SourceNote[];
};

/** How much was saved, by kind. */
export type SavedCounts = { pages: number; news: number; entries: number; redirects: number };

/** The report on a file, one line for each of its items. */
export type Report = {
  siteId: string;
  language: string;
  prefix: string;
  types: FoundType[];
  lines: ReportLine[];
  kept: SavedCounts;
};

export type Transfer = {
  /** Null: a trial, which saved nothing. */
  id: number | null;
  at: Date;
  by: string;
  source: Source;
  fileName: string;
  report: Report;
};

export function countOutcomes(lines: readonly ReportLine[]): Record<Outcome, number> {
  const counts = { taken: 0, updated: 0, skipped: 0, refused: 0 };
  for (const { outcome } of lines) counts[outcome] += 1;
  return counts;
}

/** Headings and codes are the names of the API, since programs read these files, too. */
const columns: readonly CsvColumn<ReportLine>[] = [
  { title: 'outcome', cell: (line) => line.outcome },
  { title: 'reason', cell: (line) => line.reason },
  { title: 'detail', cell: (line) => line.detail },
  { title: 'type', cell: (line) => line.type },
  { title: 'name', cell: (line) => line.name },
  { title: 'key', cell: (line) => line.key },
  { title: 'place', cell: (line) => line.place },
  { title: 'path', cell: (line) => line.path },
  { title: 'redirectFrom', cell: (line) => line.redirectFrom ?? '' },
  {
    title: 'notes',
    cell: ({ notes }) => notes.map(({ code, value }) => (value ? `${code}: ${value}` : code)).join('\n'),
  },
];

/** One row for each item. */
export function reportCsv({ lines }: Report): string {
  return csv(columns, lines);
}

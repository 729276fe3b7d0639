import type { Progress, TranslatedPage } from './translated-page.ts';

export const boardFilters = [
  'owed',
  'ahead',
  'ready',
  'outdated',
  'missing',
  'none',
  'marked',
  'inProgress',
  'translated',
] as const;
export type BoardFilter = (typeof boardFilters)[number];

export type BoardChoice = {
  search?: string;
  types?: readonly string[];
  /** Only what concerns this language counts. */
  language?: string;
  filter?: BoardFilter;
};

/** How many pages are how far in one language. */
export type LanguageTotals = {
  language: string;
  pages: number;
  /** Texts, on all pages together. */
  owedTexts: number;
  owedSince: string | null;
} & Record<BoardFilter, number>;

const holds: Readonly<Record<BoardFilter, (progress: Progress) => boolean>> = {
  owed: ({ owed }) => owed > 0,
  ahead: ({ ahead }) => ahead > 0,
  ready: ({ isReady }) => isReady,
  outdated: ({ outdated }) => outdated > 0,
  missing: ({ isBegun, missing }) => isBegun && missing > 0,
  none: ({ isBegun, state }) => !isBegun && state === 'none',
  marked: ({ state }) => state === 'MarkedForTranslation',
  inProgress: ({ state }) => state === 'InProgress',
  translated: ({ state }) => state === 'Translated',
};

/** The pages that fit: first those that owe most, then by what is outdated and what is missing in a begun translation. */
export function getBoard(pages: readonly TranslatedPage[], choice: BoardChoice): TranslatedPage[] {
  const { search = '', types = [], language, filter } = choice;
  const needle = search.trim().toLocaleLowerCase();
  const concerned = ({ targets }: TranslatedPage) =>
    targets.filter((target) => !language || target.language === language);
  return pages
    .filter(({ title, path }) => !needle || `${title} ${path}`.toLocaleLowerCase().includes(needle))
    .filter(({ type }) => types.length === 0 || types.includes(type))
    .filter((page) => !language || concerned(page).length > 0)
    .filter((page) => !filter || concerned(page).some(holds[filter]))
    .map((page, place) => ({ page, place, urgency: getUrgency(concerned(page)) }))
    .sort((a, b) => b.urgency - a.urgency || a.place - b.place)
    .map(({ page }) => page);
}

/** What is owed visitors miss already; something outdated says what will no longer be true. */
function getUrgency(targets: readonly Progress[]): number {
  const sum = (what: 'owed' | 'outdated') => targets.reduce((total, target) => total + target[what], 0);
  return sum('owed') * 1_000_000 + sum('outdated') * 1000 + targets.filter(holds.missing).length;
}

/** Both are moments as the database writes them in JSON. */
function earlier(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other;
  return Date.parse(one) <= Date.parse(other) ? one : other;
}

/** By language, in the order in which they first appear. */
export function getTotals(pages: readonly TranslatedPage[]): LanguageTotals[] {
  const totals = new Map<string, LanguageTotals>();
  for (const target of pages.flatMap(({ targets }) => targets)) {
    const { language } = target;
    const total = totals.get(language) ?? {
      language,
      pages: 0,
      owedTexts: 0,
      owedSince: null,
      owed: 0,
      ahead: 0,
      ready: 0,
      outdated: 0,
      missing: 0,
      none: 0,
      marked: 0,
      inProgress: 0,
      translated: 0,
    };
    total.pages += 1;
    total.owedTexts += target.owed;
    total.owedSince = earlier(total.owedSince, target.owedSince);
    for (const filter of boardFilters) if (holds[filter](target)) total[filter] += 1;
    totals.set(language, total);
  }
  return [...totals.values()];
}

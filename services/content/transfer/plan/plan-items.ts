import { isDeepStrictEqual } from 'node:util';
import type { PageDraft } from '#contracts/content/draft.ts';
import { unfinished } from '#contracts/content/problems.ts';
import type { NewsItem } from '../../news/save-news.ts';
import { problemsOfPage } from '../../page/check-page.ts';
import { convertNews } from '../convert-news.ts';
import { type Around, convertPage, oneLine, type Place } from '../convert-page.ts';
import type { ExistingContent } from '../existing-content.ts';
import type { Mapping } from '../mapping.ts';
import { findFinder } from '../media-library.ts';
import type { Outcome, ReportLine, ReportReason } from '../report.ts';
import type { SourceFile, SourceItem, SourceNote } from '../source-item.ts';
import { getLinks } from '../source-links.ts';
import { newsIds, type PageItem } from './find-places.ts';

/** For each page, equal notes are reported once, and this many by name; the others are counted. */
const maxNotes = 60;
const maxBlocks = 200;

export type PlannedItems = { drafts: PageDraft[]; news: NewsItem[]; lines: ReportLine[] };

/** Plans each item of a file by itself, in order. */
export function planItems(
  file: SourceFile,
  mapping: Mapping,
  places: ReadonlyMap<string, Place>,
  here: ExistingContent,
): PlannedItems {
  const medium = findFinder(here.media);
  const drafts: PageDraft[] = [];
  const news: NewsItem[] = [];
  const media = new Map<string, string>();
  for (const item of file.items)
    if (item.kind === 'media') media.set(item.key, item.media.url || item.media.fileName);
  const around: Omit<Around, 'name'> = {
    mapping,
    fileLanguage: file.language,
    linkWith: getLinks(file, (key) => places.get(key)?.id),
    findMedia: (id) => media.get(id) ?? media.get(`${keyPrefix[file.source]}/${id}`),
    picture: (address) => medium(address, 'image'),
    file: (address) => medium(address, 'document'),
  };
  const ofNews = newsIds(file, mapping);
  const seen = new Set<string>();
  return { drafts, news, lines: file.items.map(getLine) };

  function getLine(item: SourceItem): ReportLine {
    const line = createLine(item);
    if (seen.has(item.key)) return line('skipped', 'twice');
    seen.add(item.key);
    switch (item.kind) {
      case 'page':
        return ofNews.has(item.key) ? newsLine(item, getNewsId(item)) : pageLine(item);
      case 'media': {
        const { fileName, url } = item.media;
        return medium(fileName || url)
          ? line('taken', 'mediaKnown', fileName)
          : line('skipped', 'mediaMissing', url || fileName);
      }
      case 'part':
        return line('taken', 'part');
      // Their outcome depends on the pages that they lead to.
      case 'menu':
      case 'menuEntry':
        return line('skipped', null);
      default:
        return line('skipped', item.kind);
    }
  }

  function pageLine(item: PageItem): ReportLine {
    const notes: SourceNote[] = [];
    const place = places.get(item.key);
    const line = createLine(item, notes, place);
    if (!place) return line('skipped', 'typeLeftOut');
    const known = here.known.get(place.id);
    if (known && known.what !== 'imported') return line('skipped', 'editedSince');
    if (here.taken.has(place.path)) return line('refused', 'pathTaken', place.path);
    const draft = convertPage(item.page, place, { ...around, name: item.name }, noteInto(notes));
    if (!draft) return line('refused', 'otherLanguage', Object.keys(item.page.texts).join(', '));
    const invalid = findProblem(draft);
    if (invalid) return line('refused', 'invalid', invalid);
    if (known && isSame(known.draft, draft)) return line('skipped', 'unchanged');
    drafts.push(draft);
    return line(known ? 'updated' : 'taken', null);
  }

  /** An item imported under the same id with neither this title nor this date is another piece of news. */
  function getNewsId({ key, page }: PageItem): string {
    const { id = '', otherId = '' } = ofNews.get(key) ?? {};
    const known = here.news.get(id);
    const titles = Object.values(page.texts).map(({ title }) => oneLine(title));
    const isSame =
      known?.what !== 'imported' ||
      known.item.publicationDate === page.publicationDate ||
      Object.values(known.item.title).some((title) => titles.includes(title));
    return isSame ? id : otherId;
  }

  function newsLine(item: PageItem, id: string): ReportLine {
    const notes: SourceNote[] = [];
    const line = createLine(item, notes);
    const known = here.news.get(id);
    if (known?.what && known.what !== 'imported') return line('skipped', 'editedSince');
    const made = convertNews(item.page, id, { ...around, name: item.name }, noteInto(notes));
    if (made === 'otherLanguage')
      return line('refused', 'otherLanguage', Object.keys(item.page.texts).join(', '));
    if (typeof made === 'string') return line('refused', made);
    if (known && isDeepStrictEqual(known.item, made)) return line('skipped', 'unchanged');
    news.push(made);
    return line(known ? 'updated' : 'taken', null);
  }
}

const keyPrefix = { wordpress: 'post', contentful: 'asset', hygraph: 'node' } as const;

/** The first problem that prevents saving; what may be finished later does not count. */
function findProblem(draft: PageDraft): string | undefined {
  const [problem] = problemsOfPage(draft).filter(({ code }) => !unfinished.has(code));
  if (problem) return [problem.code, problem.block, problem.field].filter(Boolean).join(' ');
  return draft.blocks.length > maxBlocks ? `tooMany blocks ${draft.blocks.length}` : undefined;
}

function createLine({ key, type, name, place }: SourceItem, notes: SourceNote[] = [], here?: Place) {
  return (outcome: Outcome, reason: ReportReason | null, detail = ''): ReportLine => ({
    key,
    type,
    name: name.slice(0, 200),
    place,
    outcome,
    reason,
    detail: detail.slice(0, 500),
    pageId:
      here &&
      (outcome === 'taken' || outcome === 'updated' || reason === 'unchanged' || reason === 'editedSince')
        ? here.id
        : null,
    path: here?.path ?? '',
    notes,
  });
}

function noteInto(notes: SourceNote[]): (note: SourceNote) => void {
  return ({ code, value }) => {
    const short = value.slice(0, 300);
    if (notes.some((note) => note.code === code && note.value === short)) return;
    if (notes.length < maxNotes) return void notes.push({ code, value: short });
    const last = notes.at(-1);
    if (last?.code === 'more')
      notes[notes.length - 1] = { code: 'more', value: String(Number(last.value) + 1) };
    else notes.push({ code: 'more', value: '1' });
  };
}

/** Compares them as stored, where undefined means absent. */
function isSame(stored: PageDraft, draft: PageDraft): boolean {
  return isDeepStrictEqual(stored, JSON.parse(JSON.stringify(draft)));
}

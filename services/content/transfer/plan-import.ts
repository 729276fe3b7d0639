import { isDeepStrictEqual } from 'node:util';
import type { PageDraft } from '#contracts/content/draft.ts';
import { unfinished } from '#contracts/content/problems.ts';
import { problemsOfPage } from '../page/check-page.ts';
import { draftOfPage, type Place } from './draft-of-page.ts';
import type { KnownPage } from './find-known-pages.ts';
import type { Mapping } from './mapping.ts';
import type { FindMedium } from './media-library.ts';
import type { Outcome, ReportLine, ReportReason } from './report.ts';
import type { SourceFile, SourceItem, SourceNote } from './source-item.ts';
import { linksOf } from './source-links.ts';

/** Those of one page that are the same are told once, and so many at most. */
const mostNotes = 60;
const mostBlocks = 200;

type Here = {
  known: ReadonlyMap<string, KnownPage>;
  taken: ReadonlySet<string>;
  medium: FindMedium;
};

export type Plan = { drafts: PageDraft[]; lines: ReportLine[] };

/** What would become of each item of a file, and the drafts that would be kept. */
export function planImport(
  file: SourceFile,
  mapping: Mapping,
  places: ReadonlyMap<string, Place>,
  here: Here,
): Plan {
  const drafts: PageDraft[] = [];
  const media = new Map<string, string>();
  for (const item of file.items)
    if (item.kind === 'media') media.set(item.key, item.media.url || item.media.fileName);
  const linkWith = linksOf(file, (key) => places.get(key)?.id);
  const mediaOf = (id: string) => media.get(id) ?? media.get(`${keyPrefix[file.source]}/${id}`);
  const seen = new Set<string>();
  return { drafts, lines: file.items.map(lineOf) };

  function lineOf(item: SourceItem): ReportLine {
    const line = lineFor(item);
    if (seen.has(item.key)) return line('skipped', 'twice');
    seen.add(item.key);
    if (item.kind === 'page') return pageLine(item);
    if (item.kind !== 'media') return line('skipped', item.kind);
    const { fileName, url } = item.media;
    return here.medium(fileName || url)
      ? line('taken', 'mediaKnown', fileName)
      : line('skipped', 'mediaMissing', url || fileName);
  }

  function pageLine(item: Extract<SourceItem, { kind: 'page' }>): ReportLine {
    const notes: SourceNote[] = [];
    const place = places.get(item.key);
    const line = lineFor(item, notes, place);
    if (!place) return line('skipped', 'typeLeftOut');
    const known = here.known.get(place.id);
    if (known && known.what !== 'imported') return line('skipped', 'editedSince');
    if (here.taken.has(place.path)) return line('refused', 'pathTaken', place.path);
    const around = {
      mapping,
      fileLanguage: file.language,
      linkWith,
      mediaOf,
      picture: (address: string) => here.medium(address, 'image'),
      name: item.name,
    };
    const draft = draftOfPage(item.page, place, around, noteInto(notes));
    if (!draft) return line('refused', 'otherLanguage', Object.keys(item.page.texts).join(', '));
    const [problem] = problemsOfPage(draft).filter(({ code }) => !unfinished.has(code));
    if (problem)
      return line(
        'refused',
        'invalid',
        [problem.code, problem.block, problem.field].filter(Boolean).join(' '),
      );
    if (draft.blocks.length > mostBlocks)
      return line('refused', 'invalid', `tooMany blocks ${draft.blocks.length}`);
    if (known && isSame(known.draft, draft)) return line('skipped', 'unchanged');
    drafts.push(draft);
    return line(known ? 'updated' : 'taken', null);
  }
}

const keyPrefix = { wordpress: 'post', contentful: 'asset', hygraph: 'node' } as const;

function lineFor({ key, type, name, place }: SourceItem, notes: SourceNote[] = [], here?: Place) {
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
    const isTold = notes.some((note) => note.code === code && note.value === short);
    if (!isTold && notes.length < mostNotes) notes.push({ code, value: short });
  };
}

/** As both are kept: what is undefined is not there. */
function isSame(kept: PageDraft, draft: PageDraft): boolean {
  return isDeepStrictEqual(kept, JSON.parse(JSON.stringify(draft)));
}

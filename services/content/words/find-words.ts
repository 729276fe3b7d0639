import type { PageDraft, StoredBlock } from '#contracts/content/draft.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';
import { placeInBlock } from '../block/place-in-block.ts';
import { walkBlock } from '../block/walk-block.ts';
import { type DraftRow, findDrafts } from '../page/draft/find-drafts.ts';
import type { EditedPageEntry } from '../page/edit/find-edited-pages.ts';
import { getSegments, getSegmentText } from '../translation/segment.ts';
import { findInWords } from './lines.ts';
import { foldLetters, longestRun, type Wanted } from './match-words.ts';

/**
 * `words`: a text in a language. `address`: the path of a page, which is never replaced. `shared`: the same in every
 * language, such as a name or an e-mail address.
 */
export type HitKind = 'words' | 'address' | 'shared';

export type WordHit = {
  kind: HitKind;
  /** Null: in every language. */
  language: string | null;
  /** `title`, `intro/items/1/label`. */
  unit: string;
  block: { type: string; id: string } | null;
  /** The path within the block with the positions of items: `items`, `2`, `label`. */
  place: string[];
  /** The offset in its unit, which identifies the hit. */
  at: number;
  before: string;
  words: string;
  after: string;
};

export type PageHits = { page: PageDraft; hits: WordHit[] };

export type WordsFilter = {
  siteId: string | null;
  types: readonly EditedPageEntry['type'][] | null;
  language: string | null;
};

type Place = { path: string; id: string };
export type FoundWords = { pages: PageHits[]; next: Place | null };

const inOrder = statement<
  Place,
  {
    siteId: string | null;
    types: readonly string[] | null;
    afterPath: string | null;
    afterId: string | null;
    limit: number;
  }
>(
  'content_pages_to_look_through',
  `SELECT path, page_id AS id FROM content.page_version
   WHERE stage = 'DRAFT' AND (:siteId::uuid IS NULL OR site_id = :siteId)
     AND (:types::text[] IS NULL OR type::text = ANY(:types))
     AND (:afterPath::text IS NULL OR (path, page_id) > (:afterPath, :afterId::uuid))
   ORDER BY path, page_id LIMIT :limit`,
);

/** SQL that equals `foldLetters`. */
const folded = (text: string) =>
  `lower(regexp_replace(normalize(${text}, NFD), '[\\u0300-\\u036f]', '', 'g')) LIKE :run`;

const holding = statement<{ id: string }, { pageIds: readonly string[]; run: string }>(
  'content_pages_holding_words',
  `SELECT v.page_id AS id FROM content.page_version v
   WHERE v.stage = 'DRAFT' AND v.page_id = ANY(:pageIds) AND (
     ${folded("v.path || ' ' || v.blocks::text")} OR EXISTS (
       SELECT FROM content.page_text t WHERE t.page_id = v.page_id AND t.stage = v.stage
         AND ${folded("concat_ws(' ', t.title, t.navigation_title, t.description, t.lead, t.texts::text)")}
     )
   ) ORDER BY v.path, v.page_id`,
);

/** One request scans this many pages, reads this many in full at a time, and stops at about this many hits. */
const [scanned, readAtOnce, enoughHits] = [1000, 20, 200];

/** Hits of a search in drafts, page by page in the order of their paths, starting after `after`. */
export async function findWords(
  connection: Connection,
  wanted: Wanted,
  { siteId, types, language }: WordsFilter,
  after: Place | null,
): Promise<FoundWords> {
  const range = { siteId, types, afterPath: after?.path ?? null, afterId: after?.id ?? null };
  const known = await inOrder(connection, { ...range, limit: scanned + 1 });
  const looked = known.slice(0, scanned);
  const behind = known.length > scanned ? looked.at(-1)! : null;
  const run = longestRun(wanted.words);
  const pageIds = looked.map(({ id }) => id);
  const likely = run ? await holding(connection, { pageIds, run: `%${run}%` }) : looked;
  const pages: PageHits[] = [];
  let count = 0;
  for (let from = 0; from < likely.length; from += readAtOnce) {
    const rows = await findDrafts(
      connection,
      likely.slice(from, from + readAtOnce).map(({ id }) => id),
    );
    for (const [index, row] of rows.entries()) {
      const hits = findHits(row, wanted, language);
      if (hits.length > 0) pages.push({ page: row.draft, hits });
      count += hits.length;
      const isLast = from + index + 1 >= likely.length;
      if (count >= enoughHits && !isLast) return { pages, next: { path: row.draft.path, id: row.draft.id } };
    }
  }
  return { pages, next: behind };
}

function findHits({ draft }: DraftRow, wanted: Wanted, only: string | null): WordHit[] {
  const { blocks, texts, sourceLanguage, path } = draft;
  const codes = Object.keys(texts).sort((one, other) =>
    one === sourceLanguage ? -1 : other === sourceLanguage ? 1 : one < other ? -1 : 1,
  );
  const languages = codes.filter((code) => only === null || code === only);
  const hits: WordHit[] = findInPath(path, wanted);
  for (const { unit, block } of getSegments(blocks)) {
    const stored = block && blocks.find(({ id }) => id === block.id);
    for (const language of languages) {
      const words = getSegmentText(texts[language], unit);
      if (words === undefined) continue;
      for (const found of findInWords(words, wanted)) {
        const place = stored ? placeInBlock(stored, unit.slice(stored.id.length + 1)) : [unit];
        hits.push({
          kind: 'words',
          language,
          unit,
          block,
          place,
          at: found.at,
          ...excerpt(found.line, found),
        });
      }
    }
  }
  return [...hits, ...blocks.flatMap((block) => findShared(block, wanted))];
}

/** Paths have hyphens where titles have spaces. */
function findInPath(path: string, wanted: Wanted): WordHit[] {
  const written = foldLetters(wanted.words).trim().replace(/\s+/g, '-');
  const [first] = findInWords(path, { ...wanted, words: written, exact: false });
  if (!first || written.length < 3) return [];
  const place = { language: null, unit: 'path', block: null, place: ['path'], at: first.at };
  return [{ kind: 'address', ...place, ...excerpt(path, first) }];
}

/** Texts that are the same in every language are stored in the block itself. */
function findShared(block: StoredBlock, wanted: Wanted): WordHit[] {
  const hits: WordHit[] = [];
  walkBlock(block, (field, value, unit) => {
    if (field.kind !== 'text' || field.translate || typeof value !== 'string') return;
    for (const found of findInWords(value, wanted)) {
      const { id, type } = block;
      const place = {
        language: null,
        unit,
        block: { id, type },
        place: placeInBlock(block, unit.slice(block.id.length + 1)),
        at: found.at,
      };
      hits.push({ kind: 'shared', ...place, ...excerpt(found.line, found) });
    }
  });
  return hits;
}

const around = 70;

function excerpt(line: string, { start, end }: { start: number; end: number }) {
  const before = line.slice(Math.max(0, start - around), start);
  const after = line.slice(end, end + around);
  return {
    before: (start > around ? '…' : '') + before.toWellFormed(),
    words: line.slice(start, end),
    after: after.toWellFormed() + (line.length > end + around ? '…' : ''),
  };
}

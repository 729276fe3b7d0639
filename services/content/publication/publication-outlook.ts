import { isDeepStrictEqual } from 'node:util';
import type { PageDraft, StoredBlock } from '#contracts/content/draft.ts';
import { notFound } from '#services/foundation/refusals.ts';
import { type Connection, statement } from '#services/foundation/statement.ts';
import { findDraft, findPublished } from '../page/draft/find-drafts.ts';
import { getShown } from '../page/publish-pages.ts';
import { blocksOnceShown } from '../revision/find-revisions.ts';
import { translationsOfPage } from '../translation/find-translations.ts';
import { isWhole } from './check/check-publication.ts';
import {
  isBorrowed,
  isUsual,
  needsNoWords,
  type PublishedVersion,
  publishLanguages,
} from './published-languages.ts';

export type LanguageOutlook = {
  language: string;
  isPublished: boolean;
  /** Whether the draft differs from what visitors see. */
  isChanged: boolean;
  missing: number;
  outdated: number;
  /** How many blocks it could show in the source language, once the source is published. */
  lendable: number;
  /** How many blocks it shows in the source language now. */
  borrowed: number;
};

/** A change without text that may apply to languages that are not published: see `StayingWish`. */
export type WordlessChange = { key: string; block: string | null; isUsual: boolean };

/** What a publication would change, before the editor has chosen anything. */
export type PublicationOutlook = {
  /** The published source language; null: the page is not published. */
  published: PageDraft | null;
  /** When and by whom it was published last. */
  at: Date | null;
  by: string;
  isWhole: boolean;
  languages: LanguageOutlook[];
  wordless: WordlessChange[];
};

const lastOut = statement<{ at: Date; by: string }, { pageId: string }>(
  'content_last_publication',
  `SELECT at, by FROM content.page_revision WHERE page_id = :pageId AND what = 'published' ORDER BY id DESC LIMIT 1`,
);

/** When and by whom a page was published last; undefined: with the sample content, or never. */
export async function lastPublication(
  connection: Connection,
  pageId: string,
): Promise<{ at: Date; by: string } | undefined> {
  return (await lastOut(connection, { pageId }))[0];
}

/** @throws NOT_FOUND */
export async function publicationOutlook(
  connection: Connection,
  pageId: string,
): Promise<PublicationOutlook> {
  const [row, live, translations, known, last] = await Promise.all([
    findDraft(connection, pageId),
    findPublished(connection, pageId),
    translationsOfPage(connection, pageId),
    blocksOnceShown(connection, pageId),
    lastPublication(connection, pageId),
  ]);
  if (!row || !translations) throw notFound();
  const { draft } = row;
  const before = live ? getShown(live) : new Map<string, PublishedVersion>();
  const whole = isWhole(draft);
  const lent = publishLanguages({
    draft,
    languages: [draft.sourceLanguage],
    before,
    known,
    fallbacks: whole ? [] : [...before.keys()],
  });
  const count = (shown: PublishedVersion | undefined) => shown?.blocks.filter(isBorrowed).length ?? 0;
  const of = (language: string, missing: number, outdated: number): LanguageOutlook => {
    const shown = before.get(language);
    const isChanged =
      !shown || !isDeepStrictEqual([shown.blocks, shown.texts], [draft.blocks, draft.texts[language]]);
    const [lendable, borrowed] = [count(lent.get(language)), count(shown)];
    return { language, isPublished: shown !== undefined, isChanged, missing, outdated, lendable, borrowed };
  };
  return {
    published: live ? { ...live.page, texts: onlyOf(live.page, draft.sourceLanguage) } : null,
    at: last?.at ?? (live ? new Date(live.updatedAt) : null),
    by: last?.by ?? '',
    isWhole: whole,
    languages: [
      of(draft.sourceLanguage, 0, 0),
      ...translations.targets.map(({ language, missing, outdated }) => of(language, missing, outdated)),
    ],
    wordless: live ? wordlessChanges(live.page.blocks, draft) : [],
  };
}

function onlyOf({ texts }: PageDraft, language: string): PageDraft['texts'] {
  const own = texts[language];
  return own ? { [language]: own } : {};
}

function wordlessChanges(blocks: readonly StoredBlock[], draft: PageDraft): WordlessChange[] {
  const words = draft.texts[draft.sourceLanguage]?.blocks ?? {};
  const now = new Map(draft.blocks.map((block) => [block.id, block]));
  const changes = blocks.flatMap((block): WordlessChange[] => {
    const is = now.get(block.id);
    if (!is) return [{ key: `removed/${block.id}`, block: block.id, isUsual: false }];
    if (isDeepStrictEqual(block, is) || !needsNoWords(block, is, words)) return [];
    return [{ key: `set/${block.id}`, block: block.id, isUsual: isUsual(block, is) }];
  });
  const order = blocks.filter(({ id }) => now.has(id)).map(({ id }) => id);
  const wanted = draft.blocks.filter(({ id }) => order.includes(id)).map(({ id }) => id);
  return order.join() === wanted.join()
    ? changes
    : [...changes, { key: 'order', block: null, isUsual: false }];
}

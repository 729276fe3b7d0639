import type { PoolClient } from 'pg';
import { languages } from '#contracts/languages.ts';
import { statement } from '#services/foundation/statement.ts';
import { codeKey } from '../text/code-key.ts';
import { fallbackLanguage } from '../text/language.ts';
import type { LoadStems, Stems } from '../text/stems.ts';
import { noteWords } from '../vocabulary/note-words.ts';
import { boosts, type Found, type Owned } from './entry.ts';
import { indexWords, type Weighted, wordsToStem } from './index-words.ts';

type Stemming = { readonly stems: Stems; readonly load: LoadStems };

const dropOwners = statement<{ record: string }, { keys: readonly string[] }>(
  'search_drop_owners',
  `WITH gone AS (DELETE FROM search.owner WHERE key = ANY(:keys))
   SELECT DISTINCT record FROM search.entry WHERE owner = ANY(:keys) AND record LIKE 'document:%'`,
);

const addOwners = statement<never, { owners: string }>(
  'search_add_owners',
  `INSERT INTO search.owner (key, site_id, version)
   SELECT key, "siteId", version FROM jsonb_to_recordset(:owners::jsonb) AS o(key text, "siteId" text, version text)`,
);

const addEntries = statement<never, { entries: string }>(
  'search_add_entries',
  `INSERT INTO search.entry (owner, record, language, type, sites, countries, visible_from, title, description, body,
     url, image, title_key, codes, boost, title_words, words)
   SELECT owner, record, language, type, sites, countries, visible_from, title, description, body,
     url, image, title_key, codes, boost, title_words::tsvector, words::tsvector
   FROM jsonb_to_recordset(:entries::jsonb) AS e(owner text, record text, language text, type text, sites text[],
     countries text[], visible_from timestamptz, title text, description text, body text, url text, image text,
     title_key text, codes text[], boost real, title_words text, words text)
   ON CONFLICT DO NOTHING`,
);

const chooseCopies = statement<never, { records: readonly string[] }>(
  'search_choose_copies',
  `UPDATE search.entry e SET is_copy = chosen.is_copy
   FROM (
     SELECT id, row_number() OVER (PARTITION BY record, language ORDER BY countries = '{}' DESC, id) > 1 AS is_copy
     FROM search.entry WHERE record = ANY(:records)
   ) chosen
   WHERE e.id = chosen.id AND e.is_copy <> chosen.is_copy`,
);

/** Replaces the entries of owners in the index, in one transaction. */
export async function saveOwned(
  connection: PoolClient,
  owned: readonly Owned[],
  stemming: Stemming,
): Promise<void> {
  const rows: object[] = [];
  const noted: { language: string; text: string }[] = [];
  for (const { key, found } of owned) {
    for (const entry of found) {
      const parts = getParts(entry);
      await stemming.load(connection, entry.language, wordsToStem([...parts.title, ...parts.rest]));
      rows.push(getRow(key, entry, getReaders(entry, found), parts, stemming.stems));
      noted.push({
        language: entry.language,
        text: [...parts.title, ...parts.rest].map(({ text }) => text).join('\n'),
      });
    }
  }
  const dropped = await dropOwners(connection, { keys: owned.map(({ key }) => key) });
  await addOwners(connection, { owners: JSON.stringify(owned.map(({ found: _, ...owner }) => owner)) });
  await addEntries(connection, { entries: JSON.stringify(rows) });
  await noteWords(connection, noted);
  await chooseCopies(connection, {
    records: [
      ...new Set([
        ...dropped.map(({ record }) => record),
        ...owned.flatMap(({ found }) => found.map(({ record }) => record)).filter(isDocument),
      ]),
    ],
  });
}

/** Removes owners from the index. */
export async function dropOwned(connection: PoolClient, keys: readonly string[]): Promise<void> {
  const dropped = await dropOwners(connection, { keys });
  await chooseCopies(connection, { records: dropped.map(({ record }) => record) });
}

const isDocument = (record: string) => record.startsWith('document:');

/** LOC-04: an English text is also for readers in whose language there is none. */
function getReaders(entry: Found, all: readonly Found[]): string[] {
  if (entry.language !== fallbackLanguage) return [];
  const own = all.filter(({ record }) => record === entry.record).map(({ language }) => language);
  return languages.filter((language) => !own.includes(language));
}

type Parts = { title: Weighted[]; rest: Weighted[] };

function getParts({ title, codes, kinds, headings, description, body }: Found): Parts {
  return {
    title: [
      ...[title, ...codes].map((text) => ({ weight: 'A' as const, text })),
      ...kinds.map((text) => ({ weight: 'B' as const, text })),
    ],
    rest: [
      ...headings.map((text) => ({ weight: 'B' as const, text })),
      { weight: 'C', text: description },
      { weight: 'D', text: body },
    ],
  };
}

/** A word of the trade names a class as well as what its machines do: the machines are meant. */
const isKind = ({ type }: Found) => type === 'classification' || type === 'capability';

function getRow(owner: string, entry: Found, readers: string[], parts: Parts, stems: Stems): object {
  const { headings: _, kinds: __, visibleFrom, codes, ...columns } = entry;
  const words = (of: readonly Weighted[]) => indexWords(entry.language, of, readers, stems);
  return {
    ...columns,
    owner,
    visible_from: visibleFrom,
    title_key: codeKey(entry.title),
    codes: [...new Set([...(isKind(entry) ? [] : [entry.title]), ...codes].map(codeKey))].filter(Boolean),
    boost: boosts[entry.type] ?? 1,
    title_words: words(parts.title),
    words: words([...parts.title, ...parts.rest]),
  };
}

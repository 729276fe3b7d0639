import type { Pool } from 'pg';
import { isLanguage } from '#contracts/languages.ts';
import type {
  RecordType,
  SearchRequest,
  SearchResponse,
  SuggestRequest,
  SuggestResponse,
} from '#contracts/search/records.ts';
import type { Connection } from '#services/foundation/statement.ts';
import { boosts } from '../entry/entry.ts';
import {
  type Counted,
  countEntries,
  type EntryRow,
  findEntries,
  findOnly,
  findPrefixEntries,
  getEntries,
  type Scope,
} from '../query/find-entries.ts';
import { noteMissed } from '../query/note-missed.ts';
import { getLanguages, getTerms, type Terms, textQuery, wordsToLookUp } from '../query/terms.ts';
import { codeKey } from '../text/code-key.ts';
import { fold } from '../text/fold.ts';
import { fallbackLanguage } from '../text/language.ts';
import type { LoadStems, Stems } from '../text/stems.ts';
import { correctWords } from '../vocabulary/spelling.ts';
import { getRecords } from './records.ts';

const pageSize = 10;
const maxSuggestions = 8;
/** Results beyond this page are not ranked. */
const lastPage = 40;

type BaseSiteContext = { readonly pool: Pool; readonly stems: Stems; readonly load: LoadStems };

/** SEA-01: a page of results. Small typing errors are forgiven where nothing else matches. */
export async function search(request: SearchRequest, around: BaseSiteContext): Promise<SearchResponse> {
  const { query, page = 1, type = null, only } = request;
  const { language, scope } = getReader(request, type);
  const filters = { scope, page, only };
  const found = await look(query, getTerms(query, language), filters, around);
  if (found.total > 0) return { ...found, page, pageSize, corrected: null };
  const corrected = await correctedText(around.pool, getTerms(query, language), query);
  if (corrected) {
    const second = await look(corrected, getTerms(corrected, language), filters, around);
    if (second.total > 0) return { ...second, page, pageSize, corrected };
  }
  if (page === 1) await noteMissed(around.pool, language, query);
  return { ...found, page, pageSize, corrected: null };
}

/** SEA-02: suggestions while typing. */
export async function suggest(request: SuggestRequest, around: BaseSiteContext): Promise<SuggestResponse> {
  const { language, scope } = getReader(request, null);
  const begun = await lookUpTitles(request.query, language, scope, around);
  if (begun.length > 0) return { records: begun };
  const corrected = await correctedText(around.pool, getTerms(request.query, language), request.query);
  return { records: corrected ? await lookUpTitles(corrected, language, scope, around) : [] };
}

function getReader({ localeCode, siteSlug }: SuggestRequest, type: string | null) {
  const [spoken = '', country = 'ALL'] = localeCode.split('-');
  const known = isLanguage(spoken.toLowerCase());
  const scope: Scope = { site: siteSlug, country: country.toUpperCase(), type };
  return { language: known ? spoken.toLowerCase() : fallbackLanguage, scope };
}

type Filters = { readonly scope: Scope; readonly page: number; readonly only: readonly string[] | undefined };

async function look(query: string, terms: Terms, { scope, page, only }: Filters, around: BaseSiteContext) {
  const { pool } = around;
  const text = await readyQuery(terms, around);
  if (!text && !only) return { total: 0, isEstimate: false, types: [], records: [] };
  const [counted, leading] = await Promise.all([
    text ? countEntries(pool, text, scope) : [],
    only ? findOnly(pool, only, text, terms.language, scope) : undefined,
  ]);
  const types = leading ? withLeading(counted, leading.length) : counted;
  const chosen = scope.type ? types.filter(({ type }) => type === scope.type) : types;
  const isEstimate = chosen.some(({ isEstimate }) => isEstimate);
  const sum = chosen.reduce((total, one) => total + one.total, 0);
  const rows = page <= lastPage ? await findPage(query, text, { scope, page, only: leading }, pool) : [];
  return {
    total: rounded(sum, isEstimate),
    isEstimate,
    types: types
      .map(({ type, total, isEstimate }) => ({
        type: type as RecordType,
        total: rounded(total, isEstimate),
      }))
      .sort((one, other) => weightOf(other.type) - weightOf(one.type) || other.total - one.total),
    records: await getRecords(pool, rows, terms, around),
  };
}

function withLeading(counted: readonly Counted[], total: number): Counted[] {
  const others = counted.filter(({ type }) => type !== 'product');
  return total > 0 ? [...others, { type: 'product', total, isEstimate: false }] : others;
}

/** The entries of a page; those that were requested by id come first. */
async function findPage(
  query: string,
  text: string | undefined,
  { scope, page, only }: { scope: Scope; page: number; only: readonly number[] | undefined },
  pool: Pool,
): Promise<EntryRow[]> {
  const from = (page - 1) * pageSize;
  const leading = scope.type === null || scope.type === 'product' ? (only ?? []) : [];
  const ids = leading.slice(from, from + pageSize);
  const place = {
    offset: Math.max(0, from - leading.length),
    limit: pageSize - ids.length,
    withoutProducts: only !== undefined,
  };
  const [first, rest] = await Promise.all([
    ids.length > 0 ? getEntries(pool, ids) : [],
    text && place.limit > 0 ? findEntries(pool, text, scope, codeKey(query), place) : [],
  ]);
  return [...first, ...rest];
}

/** What buyers look for comes first, then what there is most of. */
function weightOf(type: RecordType): number {
  return boosts[type] ?? 1;
}

/** An estimate is rounded to two significant digits. */
function rounded(total: number, isEstimate: boolean): number {
  return isEstimate ? Number(total.toPrecision(2)) : total;
}

async function lookUpTitles(query: string, language: string, scope: Scope, around: BaseSiteContext) {
  const terms = getTerms(query, language, { isTyping: true });
  const key = codeKey(query);
  const text = await readyQuery(terms, around);
  if (!text || !key) return [];
  const rows = await findPrefixEntries(around.pool, text, scope, key, language, maxSuggestions);
  return getRecords(around.pool, rows, terms, around);
}

async function readyQuery(terms: Terms, { pool, stems, load }: BaseSiteContext): Promise<string | undefined> {
  if (terms.atoms.length === 0) return undefined;
  for (const language of getLanguages(terms)) await load(pool, language, wordsToLookUp(terms));
  return textQuery(terms, stems);
}

/** The query with unknown words replaced by the nearest known ones; undefined: none is near. */
async function correctedText(
  connection: Connection,
  terms: Terms,
  query: string,
): Promise<string | undefined> {
  const words = terms.atoms.filter(({ kind }) => kind === 'word');
  const meant = await correctWords(
    connection,
    getLanguages(terms),
    words.map(({ text }) => text),
  );
  if (meant.size === 0) return undefined;
  let corrected = '';
  let at = 0;
  for (const { text, start, end } of words) {
    corrected += query.slice(at, start) + (meant.get(fold(text)) ?? text);
    at = end;
  }
  return corrected + query.slice(at);
}

import { isLanguage } from '#contracts/languages.ts';
import { graphql } from '#contracts/products/graphql.ts';
import type {
  SearchRecord,
  SearchRequest,
  SearchResponse,
  SuggestRequest,
  SuggestResponse,
} from '#contracts/search/records.ts';
import { formatNumber, listFormat } from '#web/i18n/format/format.ts';
import { writeTexts } from '#web/i18n/format/written-texts.ts';
import { loadLanguage } from '#web/i18n/load-language.server.ts';
import { type Locale, makeLocale, parseUrlLocale } from '#web/i18n/locales.ts';
import { translator } from '#web/i18n/translator.ts';
import { type SpecificationRow, specificationRows } from '#web/site/data/catalogue/specification-rows.ts';
import { specificationFields } from '#web/site/data/catalogue/specifications.ts';
import type { ServerContext } from '#web/site/data/server-context.ts';
import { search, suggest } from '../search-client.ts';
import { filterPath } from './filter-path.ts';
import {
  bothSystems,
  fittingRecords,
  type Quantity,
  queryProducts,
  type Understood,
  understand,
} from './understand.ts';

const rangesQuery = graphql(
  `query rangesOfProducts($slugs: [String!]!, $language: String!) {
    productsBySlugs(slugs: $slugs, language: $language) { slug specifications { ...SpecificationFields } }
  }`,
  [specificationFields],
);

/** The results of a query that may contain quantities. */
export type FoundByQuantity = {
  readonly answer: SearchResponse;
  /** How the query was understood; undefined: as plain words. */
  readonly understood: Understood | undefined;
  /** The ranges of the products on the page for each quantity, by the ids of their records. */
  readonly ranges: Readonly<Record<string, readonly SpecificationRow[]>>;
  /** Products that contain the words but do not match the quantities. */
  readonly unfit: { readonly total: number; readonly records: readonly SearchRecord[] };
};

const nothingUnfit = { total: 0, records: [] };

/** The results for the search proxy: the records, and how the quantities were understood. */
export async function findByQuantity(
  server: ServerContext,
  request: SearchRequest,
  asWords = false,
): Promise<Pick<FoundByQuantity, 'answer' | 'understood'>> {
  const locale = getLocale(request.localeCode);
  const understood = locale && !asWords ? await understand(server, request.query, locale) : undefined;
  if (!understood) return { answer: await search(server, request), understood: undefined };
  const only = fittingRecords(understood);
  return { answer: await search(server, { ...request, query: understood.words, only }), understood };
}

/**
 * SEA-02: of products, only those that match the quantities are found, the smallest first; those that only
 * contain the words are listed separately. Throws a 503 response when the search back end is unavailable.
 */
export async function searchQuantities(
  server: ServerContext,
  request: SearchRequest,
  asWords: boolean | undefined,
): Promise<FoundByQuantity> {
  const { answer, understood } = await findByQuantity(server, request, asWords);
  const locale = getLocale(request.localeCode);
  if (!locale || !understood) return { answer, understood: undefined, ranges: {}, unfit: nothingUnfit };
  const unfit = await findUnfit(server, request, understood, answer);
  const shown = [...answer.records, ...unfit.records];
  return {
    answer,
    understood,
    ranges: await findRanges(server, shown, understood.quantities, locale),
    unfit,
  };
}

/** SEA-02: the first suggestion is the number of machines that match the quantity. */
export async function suggestQuantities(
  server: ServerContext,
  request: SuggestRequest,
): Promise<SuggestResponse> {
  const locale = getLocale(request.localeCode);
  const understood = locale && (await understand(server, request.query, locale));
  if (!locale || !understood) return suggest(server, request);
  const [{ records }, machines] = await Promise.all([
    understood.words ? suggest(server, { ...request, query: understood.words }) : { records: [] },
    getSuggestion(understood, locale),
  ]);
  return { records: [machines, ...records].slice(0, 8) };
}

async function getSuggestion({ quantities, fitting }: Understood, locale: Locale): Promise<SearchRecord> {
  await loadLanguage(locale.language);
  const value = listFormat(quantities.map(bothSystems), locale, 'plain');
  const title = translator(locale.language, 'search')('quantity.machines', {
    value,
    count: formatNumber(fitting.total, locale),
  });
  return {
    id: 'quantity',
    type: 'product',
    title,
    titleParts: [{ text: title, marked: false }],
    description: '',
    descriptionParts: [],
    url: filterPath(quantities),
    locale: locale.language,
    image: null,
  };
}

/** Only on the first page of results. */
async function findUnfit(
  server: ServerContext,
  request: SearchRequest,
  understood: Understood,
  { types }: SearchResponse,
): Promise<FoundByQuantity['unfit']> {
  const { words } = understood;
  const isFirstPageOfProducts =
    words !== '' && (request.page ?? 1) === 1 && (request.type ?? 'product') === 'product';
  if (!isFirstPageOfProducts) return nothingUnfit;
  const all = await search(server, { ...request, query: words, type: 'product', page: 1 });
  const fitting = new Set(fittingRecords(understood));
  const records = all.records.filter(({ id }) => !fitting.has(id));
  const able = types.find(({ type }) => type === 'product')?.total ?? 0;
  return { total: Math.max(records.length, all.total - able), records };
}

/** Optional: if the back end fails, the page is shown without them. */
async function findRanges(
  server: ServerContext,
  records: readonly SearchRecord[],
  quantities: readonly Quantity[],
  locale: Locale,
): Promise<FoundByQuantity['ranges']> {
  const slugs = records.filter(({ type }) => type === 'product').map(({ id }) => id.slice('product:'.length));
  if (slugs.length === 0) return {};
  const variables = { slugs, language: locale.language };
  const answered = await queryProducts(server, rangesQuery, variables).catch((error: unknown) => {
    server.log.warn('The product back end named no ranges', { error });
    return { productsBySlugs: [] };
  });
  const keys = [...new Set(quantities.map(({ attribute }) => attribute))];
  return Object.fromEntries(
    writeTexts(answered.productsBySlugs, locale).map(({ slug, specifications }) => {
      const rows = specificationRows(specifications, locale.language);
      return [`product:${slug}`, keys.flatMap((key) => rows.find((row) => row.key === key) ?? [])];
    }),
  );
}

function getLocale(code: string): Locale | undefined {
  const { language, country } = parseUrlLocale(code) ?? {};
  return isLanguage(language) ? makeLocale(language, country) : undefined;
}

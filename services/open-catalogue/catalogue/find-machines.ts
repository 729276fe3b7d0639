import type { FindInput, Requirement } from '../schema/inputs.ts';
import type { MachineList, MachineSummary } from '../schema/outputs.ts';
import { readCursor, writeCursor } from './cursor.ts';
import { NotAnswered } from './not-answered.ts';
import { fittingQuery, listQuery, namedQuery, understandQuery } from './queries.ts';
import { searchMachines } from './search-machines.ts';
import { type Card, seenCard } from './seen-machine.ts';
import { queryProducts, type Reading, type Sources } from './sources.ts';

/** As many are sorted by the requested value; beyond that the catalogue's own order is good enough. */
const maxOrdered = 60;
const usualLimit = 10;

type Range = { attribute: string; includes: string };
type Found = {
  total: number;
  order: MachineList['order'];
  machines: readonly MachineSummary[];
  hasMore: boolean;
};

/**
 * The machines that meet all requirements, in a stable order: by a requested value, the smallest that meets it first.
 * @throws {NotAnswered} for a requirement that cannot be parsed, and an invalid cursor
 */
export async function findMachines(
  sources: Sources,
  input: FindInput,
  reading: Reading,
): Promise<MachineList> {
  const limit = input.limit ?? usualLimit;
  const start = input.cursor === undefined ? 0 : readCursor(input.cursor);
  const { ranges: meant, words } = await understand(sources, input.text?.trim() ?? '', reading);
  const ranges = [...(input.requirements ?? []).map(toRange), ...meant].slice(0, 20);
  const criteria = { ...input, ranges };
  const { found, usedWords } = await findAny(sources, criteria, words, reading, { start, limit });
  return {
    total: found.total,
    order: found.order,
    understood: { requirements: ranges, words: usedWords },
    machines: [...found.machines],
    nextCursor: found.hasMore ? writeCursor(start + limit) : null,
  };
}

type Criteria = Pick<FindInput, 'classification' | 'capabilities'> & { ranges: readonly Range[] };
type Part = { start: number; limit: number };

/** A search text without any match is dropped: the rest of the request is answered, and the answer says so. */
async function findAny(sources: Sources, criteria: Criteria, words: string, reading: Reading, part: Part) {
  if (words !== '') {
    const named = await findNamed(sources, criteria, words, reading, part);
    if (named) return { found: named, usedWords: words };
  }
  const found = criteria.ranges.length > 0 ? await findFitting(sources, criteria, reading, part) : undefined;
  return { found: found ?? (await findListed(sources, criteria, reading, part)), usedWords: '' };
}

async function findNamed(
  sources: Sources,
  criteria: Criteria,
  words: string,
  reading: Reading,
  { start, limit }: Part,
): Promise<Found | undefined> {
  const slugs = await searchMachines(sources, words, reading.language);
  if (!slugs || slugs.length === 0) return undefined;
  const { language, country } = reading;
  const [{ productsBySlugs: cards }, order] = await Promise.all([
    queryProducts(sources, namedQuery, { slugs, language, country: country ?? null }),
    criteria.ranges.length > 0 ? smallestFirst(sources, criteria.ranges, reading) : undefined,
  ]);
  const machines = cards
    .filter((card) => isWithin(card, criteria) && (order?.has(card.slug) ?? true))
    .map((card) => seenCard(card, reading, sources));
  if (machines.length === 0) return undefined;
  return cut(
    order ? sorted(machines, order) : machines,
    order ? 'smallest-first' : 'relevance',
    start,
    limit,
  );
}

/** Whether a machine is of the class, or of one below it, and can do all that is wanted. */
function isWithin(
  { type, classifications, capabilities }: Card,
  { classification, capabilities: wanted = [] }: Criteria,
): boolean {
  const shelves = classifications.flatMap(({ route }) => route.split('/'));
  return (
    type === 'product' &&
    (classification === undefined || shelves.includes(classification)) &&
    wanted.every((slug) => capabilities.some((capability) => capability.slug === slug))
  );
}

async function findFitting(
  sources: Sources,
  criteria: Criteria,
  reading: Reading,
  { start, limit }: Part,
): Promise<Found | undefined> {
  const all = await list(sources, criteria, reading, 1, maxOrdered);
  if (all.total > maxOrdered) return undefined;
  const order = await smallestFirst(sources, criteria.ranges, reading);
  return cut(sorted(all.machines, order), 'smallest-first', start, limit);
}

async function findListed(
  sources: Sources,
  criteria: Criteria,
  reading: Reading,
  { start, limit }: Part,
): Promise<Found> {
  const { total, machines } = await list(sources, criteria, reading, Math.floor(start / limit) + 1, limit);
  return { total, order: 'catalogue', machines, hasMore: start + limit < total };
}

function cut(
  machines: readonly MachineSummary[],
  order: Found['order'],
  start: number,
  limit: number,
): Found {
  const end = start + limit;
  return {
    total: machines.length,
    order,
    machines: machines.slice(start, end),
    hasMore: end < machines.length,
  };
}

async function list(
  sources: Sources,
  { ranges, classification, capabilities }: Criteria,
  reading: Reading,
  page: number,
  pageSize: number,
) {
  const { language, country } = reading;
  const variables = {
    language,
    country: country ?? null,
    classification: classification ?? null,
    capabilities: capabilities ?? null,
    ranges: [...ranges],
    page,
    pageSize,
  };
  const { classificationProducts: found } = await queryProducts(sources, listQuery, variables);
  const [refused] = found.refused;
  if (refused !== undefined)
    throw new NotAnswered(
      'input',
      `The value for ${refused} cannot be read, or there is no such attribute.`,
      'requirement',
    );
  return { total: found.total, machines: found.products.map((card) => seenCard(card, reading, sources)) };
}

/** By slug: its rank among those that fit, where the one whose range ends lowest is first. */
async function smallestFirst(
  sources: Sources,
  ranges: readonly Range[],
  { country }: Reading,
): Promise<Map<string, number>> {
  const variables = { ranges: [...ranges], country: country ?? null };
  const { productsHolding } = await queryProducts(sources, fittingQuery, variables, 'requirement');
  return new Map(productsHolding.products.map(({ slug }, place) => [slug, place]));
}

function sorted(machines: readonly MachineSummary[], order: ReadonlyMap<string, number>): MachineSummary[] {
  const place = ({ slug }: MachineSummary) => order.get(slug) ?? order.size;
  return machines.toSorted((one, other) => place(one) - place(other));
}

async function understand(
  sources: Sources,
  text: string,
  { language }: Reading,
): Promise<{ ranges: Range[]; words: string }> {
  if (text === '') return { ranges: [], words: '' };
  const { quantitiesIn: quantities } = await queryProducts(
    sources,
    understandQuery,
    { text, language },
    'text',
  );
  let words = '';
  let from = 0;
  for (const { start, end } of quantities) {
    words += `${text.slice(from, start)} `;
    from = Math.max(from, end);
  }
  return {
    ranges: quantities.map(({ attribute, includes }) => ({ attribute, includes })),
    words: (words + text.slice(from)).replace(/\s+/g, ' ').trim(),
  };
}

function toRange(one: Requirement): Range {
  const { attribute } = one;
  return { attribute, includes: 'includes' in one ? one.includes : `${one.from} – ${one.to}` };
}

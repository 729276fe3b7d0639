import type { ResultOf } from '#contracts/products/graphql.ts';
import type { MachineSummary, Value } from '../schema/outputs.ts';
import type { listQuery, machineQuery } from './queries.ts';
import type { Reading, Sources } from './sources.ts';

export type Card = ResultOf<typeof listQuery>['classificationProducts']['products'][number];
type Specification = ResultOf<typeof machineQuery>['productBySlug']['specifications'][number];
type Addressed = { slug: string; classifications: readonly { route: string }[] };

/** The address of its page in the language, below the first of its classes. */
export function pageAddress(
  { slug, classifications: [first] }: Addressed,
  { language }: Reading,
  { origin }: Sources,
): string {
  return `${origin()}/${language}/products/${first ? `${first.route}/` : ''}${slug}`;
}

/** A machine in a list. */
export function seenCard(card: Card, reading: Reading, sources: Sources): MachineSummary {
  const [first] = card.classifications;
  return {
    slug: card.slug,
    name: card.name,
    url: pageAddress(card, reading, sources),
    brand: card.brand?.name ?? null,
    classification: first ? { slug: first.slug, name: first.name } : null,
    description: card.short_description,
    countries: card.supported_countries.includes('ALL') ? [] : [...card.supported_countries],
    capabilities: card.capabilities.map(({ slug, name }) => ({ slug, name })),
    keyValues: card.key_specifications.map(seenValue),
  };
}

/** A line of technical data, as text and as numbers. */
export function seenValue(line: Specification): Value {
  const { bounds } = line;
  return {
    attribute: line.key,
    name: line.name,
    group: line.group?.name ?? null,
    text: line.unit ? `${line.value} ${line.unit}` : line.value,
    system: systems[line.measurement_system ?? ''] ?? null,
    converted: line.converted,
    bounds: bounds && {
      minimum: bounds.minimum,
      maximum: bounds.maximum,
      unit: bounds.unit,
      unitCode: bounds.unit_code,
    },
  };
}

const systems: Readonly<Record<string, 'metric' | 'imperial'>> = { Metric: 'metric', Imperial: 'imperial' };

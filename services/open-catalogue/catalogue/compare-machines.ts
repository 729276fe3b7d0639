import type { CompareInput } from '../schema/inputs.ts';
import type { Comparison, Value } from '../schema/outputs.ts';
import { NotAnswered } from './not-answered.ts';
import { comparedQuery } from './queries.ts';
import { pageAddress, seenValue } from './seen-machine.ts';
import { queryProducts, type Reading, type Sources } from './sources.ts';

/**
 * The differences between machines, row by row.
 * @throws {NotAnswered} when one of them does not exist
 */
export async function compareMachines(
  sources: Sources,
  input: CompareInput,
  reading: Reading,
): Promise<Comparison> {
  const slugs = [...new Set(input.slugs)];
  const { language, country } = reading;
  const { productsBySlugs } = await queryProducts(sources, comparedQuery, {
    slugs,
    language,
    country: country ?? null,
  });
  const missing = slugs.find(
    (slug) => !productsBySlugs.some((one) => one.slug === slug && one.type === 'product'),
  );
  if (missing !== undefined)
    throw new NotAnswered(
      'absent',
      `There is no machine ${missing}, or it is not sold in this country.`,
      'slugs',
    );
  const values = productsBySlugs.map(({ specifications }) => byAttribute(specifications.map(seenValue)));
  const names = new Map(values.flatMap((one) => [...one].map(([key, { name }]) => [key, name] as const)));
  const rows = [...names].map(([attribute, name]) => ({
    attribute,
    name,
    values: values.map((one) => one.get(attribute)?.text ?? null),
  }));
  const differing = rows.filter((row) => new Set(row.values).size > 1);
  const keys = slugs.map((slug) => `p=${encodeURIComponent(slug)}`).join('&');
  return {
    url: `${sources.origin()}/${language}/compare?${keys}`,
    machines: productsBySlugs.map((one) => ({
      slug: one.slug,
      name: one.name,
      url: pageAddress(one, reading, sources),
    })),
    same: rows.length - differing.length,
    rows: differing,
  };
}

/** Metric where a value is stated in both systems. */
function byAttribute(values: readonly Value[]): Map<string, Value> {
  const found = new Map<string, Value>();
  for (const value of values)
    if (value.system !== 'imperial' || !found.has(value.attribute)) found.set(value.attribute, value);
  return found;
}

import type { Language } from '#contracts/languages.ts';
import { graphql, type ResultOf } from '#contracts/products/graphql.ts';
import { keepTogether } from '#web/i18n/format/kept-together.ts';

export const specificationFields = graphql(`
  fragment SpecificationFields on Specification {
    key name value unit measurement_system converted group { key name position }
  }
`);

export type Specification = ResultOf<typeof specificationFields>;

/** The product's values, overridden by those of a variant; those that only the variant has come last. */
export function withVariant<One extends { key: string }>(
  specifications: readonly One[],
  variant: readonly One[],
): One[] {
  const changed = Map.groupBy(variant, ({ key }) => key);
  const placed = new Set<string>();
  const own = specifications.flatMap((one) => {
    const other = changed.get(one.key);
    if (!other) return [one];
    if (placed.has(one.key)) return [];
    placed.add(one.key);
    return other;
  });
  return [...own, ...variant.filter(({ key }) => !placed.has(key))];
}

/** A group of technical data: wire, process, supply. */
export type SpecificationGroup = { readonly key: string; readonly name: string; readonly position: number };

/** Lines grouped, in the order of the groups; those without a group come first, without a name. */
export function inGroups<Line extends { group: SpecificationGroup | null }>(
  lines: readonly Line[],
): { group: SpecificationGroup | null; lines: Line[] }[] {
  return [...Map.groupBy(lines, ({ group }) => group?.key)]
    .map(([, some]) => ({ group: some[0]!.group, lines: some }))
    .sort((a, b) => (a.group?.position ?? -1) - (b.group?.position ?? -1));
}

/**
 * Formats `0.13–2.5 mm²`, but `AWG 26–14`: the gauge precedes its number. The space between is non-breaking;
 * a percent sign is placed as the reader's language requires.
 */
export function writtenValue(
  { value, unit }: { value: string; unit: string | null },
  language: Language,
): string {
  if (!unit) return keepTogether(value, language);
  if (unit === 'AWG') return value.includes('AWG') ? value : `AWG\u00a0${value}`;
  return unit === '°' ? value + unit : keepTogether(`${value}\u00a0${unit}`, language);
}

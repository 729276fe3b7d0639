import type { Language } from '#contracts/languages.ts';
import { graphql, type ResultOf } from '#contracts/products/graphql.ts';
import { keepTogether } from '#web/i18n/format/kept-together.ts';

export const specificationFields = graphql(`
  fragment SpecificationFields on Specification {
    key name value unit measurement_system converted group { key name position }
  }
`);

export type Specification = ResultOf<typeof specificationFields>;

/** The product's values with those of a variant in their place; what only the variant has comes last. */
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

/** What lines of technical data stand under: wire, process, supply. */
export type SpecificationGroup = { readonly key: string; readonly name: string; readonly position: number };

/** Lines by their groups, in the order of these; those that belong to none come first, under no name. */
export function inGroups<Line extends { group: SpecificationGroup | null }>(
  lines: readonly Line[],
): { group: SpecificationGroup | null; lines: Line[] }[] {
  return [...Map.groupBy(lines, ({ group }) => group?.key)]
    .map(([, some]) => ({ group: some[0]!.group, lines: some }))
    .sort((a, b) => (a.group?.position ?? -1) - (b.group?.position ?? -1));
}

/**
 * `0.13–2.5 mm²`, but `AWG 26–14`: the gauge stands before its number. The space between does not break. A percent sign
 * stands as the reader's language has it.
 */
export function writtenValue(
  { value, unit }: { value: string; unit: string | null },
  language: Language,
): string {
  if (!unit) return keepTogether(value, language);
  if (unit === 'AWG') return value.includes('AWG') ? value : `AWG\u00a0${value}`;
  return unit === '°' ? value + unit : keepTogether(`${value}\u00a0${unit}`, language);
}

import type { Specification } from './product-fields.ts';

type System = 'Metric' | 'Imperial';

/** One line of technical data, in both measurement systems where it differs between them. */
export type SpecificationRow = {
  key: string;
  name: string;
  metric: Written | undefined;
  imperial: Written | undefined;
};

/** A value with its unit as the trade writes it; `converted`: computed from the other system (decision 16). */
export type Written = { text: string; converted: boolean };

/** Pairs the values of both systems by their attribute. What stands twice in one product is shown once. */
export function specificationRows(specifications: readonly Specification[]): SpecificationRow[] {
  const rows = new Map<string, SpecificationRow>();
  const seen = new Set<string>();
  const counts = new Map<string, number>();
  for (const one of specifications) {
    const text = writtenValue(one);
    const same = [one.name, one.measurement_system, text].join('\n');
    if (seen.has(same)) continue;
    seen.add(same);
    const systems: System[] = one.measurement_system ? [one.measurement_system] : ['Metric', 'Imperial'];
    const counted = [one.key, one.measurement_system].join(' ');
    const position = counts.get(counted) ?? 0;
    counts.set(counted, position + 1);
    const key = position === 0 ? one.key : `${one.key}-${position + 1}`;
    const row = rows.get(key) ?? { key, name: one.name, metric: undefined, imperial: undefined };
    for (const system of systems)
      row[system === 'Metric' ? 'metric' : 'imperial'] ??= { text, converted: one.converted };
    rows.set(key, row);
  }
  return [...rows.values()];
}

/** The product's values with those of a variant in their place. */
export function withVariant(
  specifications: readonly Specification[],
  variant: readonly Specification[],
): Specification[] {
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

/** `0.13–2.5 mm²`, but `AWG 26–14`: the gauge stands before its number. A narrow space never breaks. */
export function writtenValue({ value, unit }: Pick<Specification, 'value' | 'unit'>): string {
  if (!unit) return value;
  if (unit === 'AWG') return value.includes('AWG') ? value : `AWG\u00a0${value}`;
  return `${value}${/^[°%]$/.test(unit) ? '' : '\u00a0'}${unit}`;
}

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

/** `0.13–2.5 mm²`, but `AWG 26–14`: the gauge stands before its number. The space between does not break. */
export function writtenValue({ value, unit }: { value: string; unit: string | null }): string {
  if (!unit) return value;
  if (unit === 'AWG') return value.includes('AWG') ? value : `AWG\u00a0${value}`;
  return /^[°%]$/.test(unit) ? value + unit : `${value}\u00a0${unit}`;
}

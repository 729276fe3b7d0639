import type { Language } from '#contracts/languages.ts';
import { type Specification, type SpecificationGroup, writtenValue } from './specifications.ts';

type System = 'Metric' | 'Imperial';

/** One line of technical data, in both measurement systems where they differ. */
export type SpecificationRow = {
  key: string;
  name: string;
  group: SpecificationGroup | null;
  metric: Written | undefined;
  imperial: Written | undefined;
};

/** A formatted value with its unit; `converted`: computed from the other system (decision 16). */
export type Written = { text: string; converted: boolean };

/**
 * Pairs the values of both systems by attribute, formatted for readers of a language. Duplicates within a
 * product are shown once.
 */
export function specificationRows(
  specifications: readonly Specification[],
  language: Language,
): SpecificationRow[] {
  const rows = new Map<string, SpecificationRow>();
  const seen = new Set<string>();
  const counts = new Map<string, number>();
  for (const one of specifications) {
    const text = writtenValue(one, language);
    const same = [one.name, one.measurement_system, text].join('\n');
    if (seen.has(same)) continue;
    seen.add(same);
    const systems: System[] = one.measurement_system ? [one.measurement_system] : ['Metric', 'Imperial'];
    const counted = [one.key, one.measurement_system].join(' ');
    const position = counts.get(counted) ?? 0;
    counts.set(counted, position + 1);
    const key = position === 0 ? one.key : `${one.key}-${position + 1}`;
    const { name, group } = one;
    const row = rows.get(key) ?? { key, name, group, metric: undefined, imperial: undefined };
    for (const system of systems)
      row[system === 'Metric' ? 'metric' : 'imperial'] ??= { text, converted: one.converted };
    rows.set(key, row);
  }
  return [...rows.values()];
}

import type { Language } from '#contracts/languages.ts';
import type { MeasurementSystem } from '#web/i18n/locales.ts';
import { type SpecificationGroup, writtenValue } from '#web/site/data/catalogue/specifications.ts';
import type { Specification } from '../comparison-query.ts';
import { mergedOrder } from './merged-order.ts';

/** `converted`: computed from the other measurement system (decision 16). */
export type Value = { readonly text: string; readonly converted: boolean };

/** One attribute of all products, in their order. An empty cell: the product says nothing about it. */
export type ComparisonRow = {
  readonly key: string;
  readonly name: string;
  readonly group: SpecificationGroup | null;
  readonly cells: readonly (readonly Value[])[];
  readonly differs: boolean;
};

type Comparison = { readonly rows: readonly ComparisonRow[]; readonly different: number };

/**
 * CMP-02: sets the specifications of products beside each other, in one measurement system, written for readers of a
 * language. What a product says twice counts once. A row differs when not all products say the same, or one says nothing. The outcome does not depend on
 * the order of the products, nor on that of equal attributes within one.
 */
export function compareSpecifications(
  products: readonly (readonly Specification[])[],
  system: MeasurementSystem,
  language: Language,
): Comparison {
  const shown = products.map((all) => all.filter((one) => (one.measurement_system ?? system) === system));
  const names = namesOf(shown.flat());
  const groups = new Map(shown.flat().map(({ key, group }) => [key, group]));
  const columns = shown.map((specifications) => valuesByKey(specifications, language));
  const rows = mergedOrder(columns.map((column) => [...column.keys()])).map((key) => {
    const cells = columns.map((column) => column.get(key) ?? []);
    return {
      key,
      name: names.get(key)!,
      group: groups.get(key) ?? null,
      cells,
      differs: new Set(cells.map(getSaying)).size > 1,
    };
  });
  return { rows, different: rows.filter(({ differs }) => differs).length };
}

/** Whether the first two say the same, which a phone shows. */
export function isPairAlike({ cells: [first, second] }: ComparisonRow): boolean {
  return first !== undefined && second !== undefined && getSaying(first) === getSaying(second);
}

function valuesByKey(specifications: readonly Specification[], language: Language): Map<string, Value[]> {
  const byKey = new Map<string, Value[]>();
  for (const one of specifications) {
    const text = writtenValue(one, language);
    const values = byKey.get(one.key) ?? [];
    const known = values.findIndex((value) => getLabels(value.text) === getLabels(text));
    const converted = one.converted && (known < 0 || values[known]!.converted);
    if (known < 0) values.push({ text, converted });
    else values[known] = { text: values[known]!.text, converted };
    byKey.set(one.key, values);
  }
  for (const values of byKey.values()) values.sort((a, b) => (a.text < b.text ? -1 : 1));
  return byKey;
}

/** The same attribute has the same name in all products of a language; else the first in the alphabet counts. */
function namesOf(specifications: readonly Specification[]): Map<string, string> {
  const names = new Map<string, string>();
  for (const { key, name } of specifications) {
    const known = names.get(key);
    if (known === undefined || name < known) names.set(key, name);
  }
  return names;
}

/** What a cell says as a whole, whether it was measured or converted. */
function getSaying(cell: readonly Value[]): string {
  return JSON.stringify(cell.map(({ text }) => getLabels(text)));
}

/** `0,2 %` and `0,2%` are one value; between two figures a space counts. */
function getLabels(text: string): string {
  return text.replaceAll(/(?<!\d)\s+|\s+(?!\d)/g, '').replaceAll(/\s+/g, ' ');
}

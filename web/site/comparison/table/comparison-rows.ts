import type { Language } from '#contracts/languages.ts';
import type { MeasurementSystem } from '#web/i18n/locales.ts';
import { type SpecificationGroup, writtenValue } from '#web/site/data/catalogue/specifications.ts';
import type { Specification } from '../comparison-query.ts';
import { mergedOrder } from './merged-order.ts';

/** `converted`: computed from the other measurement system (decision 16). */
export type Value = { readonly text: string; readonly converted: boolean };

/** One attribute of all products, in their order. An empty cell: the product has no such value. */
export type ComparisonRow = {
  readonly key: string;
  readonly name: string;
  readonly group: SpecificationGroup | null;
  readonly cells: readonly (readonly Value[])[];
  readonly differs: boolean;
};

type Comparison = { readonly rows: readonly ComparisonRow[]; readonly different: number };

/**
 * CMP-02: compares the specifications of products in one measurement system, written for readers of a
 * language. Duplicate values of a product count once. A row differs when the products' values are not all the
 * same, or one has none. The result depends neither on the order of the products nor on that of equal
 * attributes within one.
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
      differs: new Set(cells.map(getCellText)).size > 1,
    };
  });
  return { rows, different: rows.filter(({ differs }) => differs).length };
}

/** Whether the first two columns, which a phone shows, are equal. */
export function isPairAlike({ cells: [first, second] }: ComparisonRow): boolean {
  return first !== undefined && second !== undefined && getCellText(first) === getCellText(second);
}

function valuesByKey(specifications: readonly Specification[], language: Language): Map<string, Value[]> {
  const byKey = new Map<string, Value[]>();
  for (const one of specifications) {
    const text = writtenValue(one, language);
    const values = byKey.get(one.key) ?? [];
    const known = values.findIndex((value) => normaliseSpaces(value.text) === normaliseSpaces(text));
    const converted = one.converted && (known < 0 || values[known]!.converted);
    if (known < 0) values.push({ text, converted });
    else values[known] = { text: values[known]!.text, converted };
    byKey.set(one.key, values);
  }
  for (const values of byKey.values()) values.sort((a, b) => (a.text < b.text ? -1 : 1));
  return byKey;
}

/**
 * An attribute normally has one name in all products of a language; otherwise the alphabetically first
 * counts.
 */
function namesOf(specifications: readonly Specification[]): Map<string, string> {
  const names = new Map<string, string>();
  for (const { key, name } of specifications) {
    const known = names.get(key);
    if (known === undefined || name < known) names.set(key, name);
  }
  return names;
}

/** The text of a cell for comparing, whether measured or converted. */
function getCellText(cell: readonly Value[]): string {
  return JSON.stringify(cell.map(({ text }) => normaliseSpaces(text)));
}

/** Normalises spaces: `0,2 %` and `0,2%` are equal, but a space between two digits counts. */
function normaliseSpaces(text: string): string {
  return text.replaceAll(/(?<!\d)\s+|\s+(?!\d)/g, '').replaceAll(/\s+/g, ' ');
}

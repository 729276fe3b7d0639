import { gaugeName } from '#contracts/fit/wire.ts';
import type { Attribute } from '../attribute/save-attributes.ts';
import type { ClassificationTree } from '../classification/classification-tree.ts';
import { findText } from '../language/texts.ts';
import type { Selection } from '../selection/selection.ts';
import { getBounds } from '../unit/bounds/bounds.ts';
import { convertQuantity } from '../unit/convert.ts';
import { formatQuantity, unitShown } from '../unit/format.ts';
import { toDecimal } from '../unit/number/rational.ts';
import type { Amount, Quantity } from '../unit/quantity.ts';
import { getUnit, type UnitSystem } from '../unit/units.ts';

import type { Vocabulary } from '../vocabulary/find-vocabulary.ts';
import { findMeasures, type Measure } from './find-measures.ts';
import { chooseAttribute, getWords } from './query-words.ts';

export type QuantityFound = {
  /** The position in the text, including the words that name the attribute. */
  start: number;
  end: number;
  attribute: string;
  name: string;
  /** In the base unit of the dimension. */
  minimum: number;
  maximum: number;
  metric: string;
  imperial: string;
  /** The value for the range filter. */
  includes: string;
  /** The route of the class whose filters have the attribute. */
  route: string;
  /** Other attributes that may be meant, if the words do not tell. */
  alternatives: { attribute: string; name: string }[];
};

/**
 * The quantities in a query, each with the attribute that the words next to it name or, without such words,
 * the one that most products have. Quantities that no filter can use are left out.
 */
export function readQuantityQuery(
  text: string,
  language: string,
  vocabulary: Vocabulary,
  selection: Selection,
): QuantityFound[] {
  const filters = filterAttributes(vocabulary, selection);
  const measures = findMeasures(text, language);
  const words = getWords(text, measures);
  return measures.flatMap((measure) => {
    const candidates = filters.filter(({ unit }) =>
      measure.units.some((symbol) => areComparable(symbol, unit)),
    );
    const choice = chooseAttribute(candidates, measure, words, text, language);
    if (!choice) return [];
    const { attribute, others, start, end } = choice;
    const quantity = getQuantity(measure, attribute);
    const bounds = quantity && getBounds(quantity, attribute.unit);
    if (!quantity || !bounds) return [];
    return {
      start,
      end,
      attribute: attribute.key,
      name: findText(attribute.names, language),
      ...bounds,
      metric: writeIn('Metric', quantity, attribute, language),
      imperial: writeIn('Imperial', quantity, attribute, language),
      includes: writePlain(quantity),
      route: routeOf(attribute.key, vocabulary.tree),
      alternatives: others.map(({ key, names }) => ({ attribute: key, name: findText(names, language) })),
    };
  });
}

/** The attributes that are filters of any class, those of most products first. */
function filterAttributes({ tree, attributes }: Vocabulary, { ranges }: Selection): Attribute[] {
  const keys = new Set([...tree.values()].flatMap(({ filterAttributes }) => filterAttributes));
  const sizeOf = ({ key }: Attribute) => ranges.get(key)?.places.length ?? 0;
  return [...keys]
    .flatMap((key) => attributes.get(key) ?? [])
    .filter((attribute) => sizeOf(attribute) > 0)
    .sort((one, other) => sizeOf(other) - sizeOf(one) || one.position - other.position);
}

function areComparable(symbol: string, unit: string | null): boolean {
  if (symbol === unit) return true;
  const dimension = getUnit(symbol)?.dimension;
  return dimension !== undefined && dimension === getUnit(unit ?? '')?.dimension;
}

/**
 * The amounts in a unit in which the attribute can be compared, the smaller one first, in whatever order they
 * were written.
 */
function getQuantity({ amounts, units }: Measure, { unit }: Attribute): Quantity | undefined {
  const symbol = units.find((one) => areComparable(one, unit));
  const inUnit = amounts.map((amount) =>
    symbol && units.includes(amount.unit ?? '') ? { ...amount, unit: symbol } : amount,
  );
  const [one, other] = inUnit.toSorted((a, b) => baseOf(a) - baseOf(b));
  if (!one) return undefined;
  return other ? { kind: 'range', from: one, to: other } : { kind: 'number', amount: one };
}

function baseOf(amount: Amount): number {
  return getBounds({ kind: 'number', amount }, null)?.minimum ?? 0;
}

function writeIn(
  system: UnitSystem,
  quantity: Quantity,
  { quantity: measured }: Attribute,
  language: string,
) {
  const converted = convertQuantity(quantity, null, system, measured) ?? { quantity, unit: null };
  const unit = unitShown(converted.quantity, converted.unit);
  const text = formatQuantity(converted.quantity, language);
  return unit ? `${text}\u00a0${unit}` : text;
}

/** Written in a form that is the same for all languages. */
function writePlain(quantity: Quantity): string {
  const amounts =
    quantity.kind === 'range'
      ? [quantity.from, quantity.to]
      : quantity.kind === 'number'
        ? [quantity.amount]
        : [];
  return amounts
    .map(({ exact, decimals, unit = '', gauge }) =>
      gauge ? `AWG ${gaugeName(Number(exact.numerator))}` : `${toDecimal(exact, decimals)} ${unit}`,
    )
    .join(' – ');
}

function routeOf(attribute: string, tree: ClassificationTree): string {
  return [...tree.values()].find(({ filterAttributes }) => filterAttributes.includes(attribute))?.route ?? '';
}

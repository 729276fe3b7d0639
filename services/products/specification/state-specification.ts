import { languages } from '#contracts/languages.ts';
import type { Attribute } from '../attribute/save-attributes.ts';
import type { Texts } from '../language/texts.ts';
import { getBounds } from '../unit/bounds/bounds.ts';
import { convertQuantity } from '../unit/convert.ts';
import { formatQuantity, unitShown } from '../unit/format.ts';
import { parseQuantity } from '../unit/parse-quantity.ts';
import type { Quantity } from '../unit/quantity.ts';
import type { UnitSystem } from '../unit/units.ts';
import type { Range, StoredSpecification } from './stored-specification.ts';

/** A value as its source gives it. */
export type GivenValue = {
  /** A text for the unit engine, or words by language. */
  value: string | Texts;
  /** Null: the attribute's unit. */
  unit: string | null;
  /** Null: the system that its unit belongs to. */
  system: UnitSystem | null;
};

/** An attribute that is measured has words as its value. */
export class UnreadableValue extends Error {
  override name = 'UnreadableValue';
}

/**
 * Decision 16: states an attribute in both systems. A value that the source gives in one system only is
 * converted for the other; a value whose unit has no counterpart is used in both.
 * @throws {UnreadableValue}
 */
export function stateSpecification(
  attribute: Attribute,
  given: readonly GivenValue[],
): { specifications: StoredSpecification[]; ranges: Range[] } {
  const lines = given.map((value) => getLine(attribute, value));
  const [only] = lines;
  const counterpart = lines.length === 1 && only ? convertedLine(attribute, only) : null;
  const all = counterpart ? [...lines, counterpart] : lines;
  return {
    specifications: all.sort(metricFirst).map((line) => stored(attribute.key, line)),
    ranges: getRanges(attribute, lines),
  };
}

type Line = {
  value: Quantity | Texts;
  unit: string | null;
  system: UnitSystem | null;
  converted: boolean;
};

function getLine(attribute: Attribute, { value, unit: ownUnit, system }: GivenValue): Line {
  if (typeof value !== 'string') return { value, unit: null, system, converted: false };
  const unit = ownUnit ?? attribute.unit;
  const quantity = parseQuantity(value, unit);
  if (quantity.kind === 'text' && attribute.quantity !== 'text') {
    throw new UnreadableValue(`"${value}" is not a value in ${unit ?? 'numbers'}`);
  }
  return { value: quantity, unit, system: system ?? getSystem(quantity, unit), converted: false };
}

/** The system whose readers need no conversion. Null: both. */
function getSystem(quantity: Quantity, unit: string | null): UnitSystem | null {
  if (convertQuantity(quantity, unit, 'Imperial')) return 'Metric';
  return convertQuantity(quantity, unit, 'Metric') ? 'Imperial' : null;
}

function convertedLine({ quantity: measured }: Attribute, { value, unit, system }: Line): Line | null {
  if (!isQuantity(value) || system === null) return null;
  const other = system === 'Metric' ? 'Imperial' : 'Metric';
  const result = convertQuantity(value, unit, other, measured);
  return result && { value: result.quantity, unit: result.unit, system: other, converted: true };
}

/** If the source gives both systems, filters compare the metric value. */
function getRanges({ key: attribute, single }: Attribute, lines: readonly Line[]): Range[] {
  const metric = lines.filter(({ system }) => system !== 'Imperial');
  return (metric.length > 0 ? metric : lines).flatMap(({ value, unit }) => {
    const bounds = isQuantity(value) ? getBounds(value, unit) : null;
    return bounds ? [{ attribute, ...getReach(bounds, single) }] : [];
  });
}

/** A press of 22 kN also presses with 15 kN; a machine that takes 9 s can take 12. */
function getReach<Bounds extends { minimum: number; maximum: number }>(
  bounds: Bounds,
  single: Attribute['single'],
): Bounds {
  if (single === 'exact' || bounds.minimum !== bounds.maximum) return bounds;
  return single === 'most' ? { ...bounds, minimum: 0 } : { ...bounds, maximum: Number.POSITIVE_INFINITY };
}

function stored(key: string, { value, unit, system, converted }: Line): StoredSpecification {
  return isQuantity(value)
    ? { key, system, unit: unitShown(value, unit), converted, values: written(value) }
    : { key, system, unit, converted, values: value };
}

function written(quantity: Quantity): Texts {
  const english = formatQuantity(quantity, 'en');
  const values: Record<string, string> = { en: english };
  for (const language of languages) {
    const value = formatQuantity(quantity, language);
    if (value !== english) values[language] = value;
  }
  return values;
}

/** Texts are keyed by languages, none of which is called `kind`. */
function isQuantity(value: Quantity | Texts): value is Quantity {
  return 'kind' in value;
}

function metricFirst(a: Line, b: Line): number {
  return Number(a.system === 'Imperial') - Number(b.system === 'Imperial');
}

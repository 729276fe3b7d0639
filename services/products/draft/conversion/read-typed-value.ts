import type { DraftValue, ProductProblemCode } from '#contracts/products/draft.ts';
import type { Attribute } from '../../attribute/save-attributes.ts';
import type { GivenValue } from '../../specification/state-specification.ts';
import { parseQuantity } from '../../unit/parse-quantity.ts';
import { getAmounts, type Quantity } from '../../unit/quantity.ts';
import { quantities } from '../../unit/unit.ts';
import { getUnit } from '../../unit/units.ts';

/** What a typed value means, or why it cannot be read. */
type Reading =
  | { given: GivenValue }
  | {
      code: Extract<ProductProblemCode, 'missing' | 'unreadable' | 'order' | 'otherUnit'>;
      suggestion: string | null;
    };

/**
 * Reads a value as the trade writes it: with a unit of either system or, without one, in the attribute's
 * unit.
 */
export function readTypedValue({ text, words, unit, system: of }: DraftValue, attribute: Attribute): Reading {
  const plain = text.trim();
  const system = of ?? null;
  if (attribute.quantity === 'text') {
    if (words) return words.en?.trim() ? { given: { value: words, unit: null, system } } : problem('missing');
    return plain ? { given: { value: plain, unit: unit ?? null, system } } : problem('missing');
  }
  if (!plain) return problem('missing');
  const own = unit ?? (nameGauge(plain) ? 'AWG' : attribute.unit);
  const quantity = parseQuantity(plain, own);
  if (quantity.kind === 'text') {
    const swapped = swap(plain);
    const isOrder = swapped !== null && parseQuantity(swapped, own).kind !== 'text';
    return isOrder ? problem('order', swapped) : problem('unreadable');
  }
  if (!measures(quantity, own, attribute)) return problem('otherUnit');
  const one = commonUnit(quantity);
  const named = unit ?? (own === 'AWG' ? own : one);
  const isOwn = named === null || named === attribute.unit;
  return { given: { value: plain, unit: isOwn ? null : named, system } };
}

function problem(
  code: Extract<Reading, { code: string }>['code'],
  suggestion: string | null = null,
): Reading {
  return { code, suggestion };
}

/** `AWG 22–10`, `22–10 AWG`: all numbers are gauges, not just the one next to the word. */
function nameGauge(text: string): boolean {
  return /^(?:AWG|#)\s*\d|\dAWG$|\d\sAWG$/i.test(text) && !/(?:mm²|mm2|kcmil)/i.test(text);
}

/** The unit that all amounts name; null: none does, or they name several. */
function commonUnit(quantity: Quantity): string | null {
  const units = new Set(getAmounts(quantity).map((amount) => amount.unit));
  const [unit] = units;
  return units.size === 1 && unit !== undefined ? unit : null;
}

/**
 * Whether each amount has the dimension of the attribute; counted units, such as the `%` of a tolerance, fit
 * all of them.
 */
function measures(quantity: Quantity, unit: string | null, attribute: Attribute): boolean {
  const wanted = quantities[attribute.quantity as keyof typeof quantities] ?? null;
  return getAmounts(quantity).every((amount) => {
    const named = amount.unit ?? unit;
    if (named === null || named === attribute.unit) return true;
    const own = getUnit(named);
    if (own) return own.dimension === wanted;
    return quantity.kind === 'tolerance' || wanted === null;
  });
}

/** `6–0.13 mm²` → `0.13–6 mm²`. Null: it is not a range with two ends. */
function swap(text: string): string | null {
  const [, before, sign, after, unit = ''] =
    /^([^–…]*?[\d.,]+)\s*(–|…|\.{2,3}| to | ?- ?)\s*([\d.,]+)(\s*\D*)$/.exec(text) ?? [];
  if (before === undefined || after === undefined) return null;
  const gauge = /^(AWG\s*|#\s*)/i.exec(before)?.[0] ?? '';
  return `${gauge}${after}${sign}${before.slice(gauge.length)}${unit}`;
}

import type { Specification } from './comparison-query.ts';

/** `0.13–2.5 mm²`, but `AWG 26–14`: the gauge stands before its number. The space between does not break. */
export function writtenValue({ value, unit }: Pick<Specification, 'value' | 'unit'>): string {
  if (!unit) return value;
  if (unit === 'AWG') return value.includes('AWG') ? value : `AWG\u00a0${value}`;
  return /^[°%]$/.test(unit) ? value + unit : `${value}\u00a0${unit}`;
}

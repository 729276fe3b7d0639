import { getSymbol } from './counted-units.ts';
import { numberPattern, parseNumber } from './number/parse-number.ts';
import { compare, negate } from './number/rational.ts';
import {
  type Amount,
  getAmounts,
  type LimitSign,
  type ListEntry,
  mapAmounts,
  type Quantity,
} from './quantity.ts';
import { getUnit, isUnitText } from './units.ts';
import { gaugeAmount, parseGauge } from './wire-gauge.ts';

/** Longer texts are words: no value of technical data is that long. */
const maxLength = 200;

/**
 * Reads a value of technical data; `unit` is that of its attribute and applies if the value names none.
 * Amounts carry units of their own only if not all of them have that unit. Anything that is not a value
 * becomes `text`: nothing is thrown.
 */
export function parseQuantity(text: string, unit: string | null): Quantity {
  const words: Quantity = { kind: 'text', text: text.trim() };
  if (text.length > maxLength) return words;
  const value = text.trim().replace(/[\u00a0\u2009\u202f\s]+/g, ' ');
  const context = { unit: unit === null ? null : (getUnit(unit)?.symbol ?? unit) };
  const read =
    parseTolerance(value, context) ??
    parseEntry(value, context) ??
    parseDimensions(value, context) ??
    parseList(value, context);
  return read ? withSettledUnits(read, context.unit) : words;
}

type Context = { unit: string | null };

/** `±0.3`, `±0.5 %`, `±(0.2 % + 1 mm)` */
function parseTolerance(value: string, context: Context): Quantity | null {
  const match = /^(?:±|\+\/-|\+-) ?(?:\((.+)\)( ?[^\d()+]+)?|([^()]+))$/.exec(value);
  if (!match) return null;
  const [, inside, unitBehind = '', bare] = match;
  const terms = (inside ?? bare ?? '').split(/ ?\+ ?/).map((term) => parseAmount(term + unitBehind, context));
  return areMeasured(terms) ? { kind: 'tolerance', terms } : null;
}

function parseEntry(value: string, context: Context): ListEntry | null {
  return parseSingle(value, context) ?? parseLimit(value, context) ?? parseRange(value, context);
}

function parseSingle(value: string, context: Context): ListEntry | null {
  const amount = parseAmount(value, context);
  return amount && { kind: 'number', amount };
}

const limitSigns: Readonly<Record<string, LimitSign>> = {
  '<': '<',
  '≤': '≤',
  '<=': '≤',
  max: '≤',
  'max.': '≤',
  'up to': '≤',
  '>': '>',
  '≥': '≥',
  '>=': '≥',
  min: '≥',
  'min.': '≥',
};

/** `<76`, `≤ 5`, `max. 4`; also a range with an open end: `–2 GΩ`, `64–`. */
function parseLimit(value: string, context: Context): ListEntry | null {
  const match = /^(<=?|>=?|≤|≥|max\.?|min\.?|up to|–) ?(.+)$/i.exec(value);
  if (match) {
    const [, written = '', rest = ''] = match;
    const amount = parseAmount(rest, context);
    if (!amount) return null;
    if (written !== '–') return { kind: 'limit', sign: limitSigns[written.toLowerCase()] ?? '≤', amount };
    return getDimension(amount, context) === 'temperature'
      ? { kind: 'number', amount: { ...amount, exact: negate(amount.exact) } }
      : { kind: 'limit', sign: '≤', amount };
  }
  const open = /^(.+\S) ?–$/.exec(value);
  const amount = open ? parseAmount(open[1] ?? '', context) : null;
  return amount && { kind: 'limit', sign: '≥', amount };
}

/** `0.13–4`, `26 - 12`, `5 MΩ – 1 GΩ`, `15…35` */
function parseRange(value: string, context: Context): ListEntry | null {
  const [, before = '', after = ''] = rangePattern.exec(value) ?? [];
  const to = parseAmount(after, context);
  if (!to) return null;
  // "0.5–6 m" is 0.5 m to 6 m, but "8–300 kcmil" begins with a gauge.
  const inherited = to.unit && !(to.unit === 'kcmil' && context.unit === 'AWG') ? to.unit : undefined;
  const from = parseAmount(before.replace(/^–/, '-'), context, inherited);
  if (!from) return null;
  return runsUpwards(from, to, context) ? { kind: 'range', from, to } : null;
}

const rangePattern = /^([–-]?[^–…]*?[^–… ]) ?(?:–|…|\.{2,3}| to |(?<=[^ ] ?)-) ?([^–…]+)$/;

/** `2650 × 1250 × 1850`, `40 x 30 mm` */
function parseDimensions(value: string, context: Context): Quantity | null {
  const parts = value.split(/ ?[×x*] ?(?=[\d.])/);
  if (parts.length < 2 || parts.length > 4) return null;
  const last = parseAmount(parts.at(-1) ?? '', context);
  const sides = parts.map((part) => parseAmount(part, context, last?.unit));
  return areMeasured(sides) ? { kind: 'dimensions', sides } : null;
}

function areMeasured(amounts: (Amount | null)[]): amounts is Amount[] {
  return amounts.every((amount) => amount !== null && !amount.gauge);
}

/** `40/30`, `0.1/0.001`, `0.1/–` */
function parseList(value: string, context: Context): Quantity | null {
  const parts = value.split(/(?<=[\d–]) ?\/ ?(?=[\d–<>≤≥-])/);
  if (parts.length < 2 || parts.length > 12) return null;
  // "5/0" is a gauge that does not exist, not two.
  if (context.unit === 'AWG' && parts.includes('0')) return null;
  const last = parts.at(-1) ?? '';
  const inherited = getAmounts(parseEntry(last, context)).at(-1)?.unit;
  const inner = inherited ? { unit: inherited } : context;
  const entries = parts.map((part) => (/^[–-]$/.test(part) ? null : (parseEntry(part, inner) ?? undefined)));
  if (entries.includes(undefined) || entries.every((entry) => entry === null)) return null;
  const read = entries.filter((entry) => entry !== undefined);
  return {
    kind: 'list',
    entries: inherited ? read.map((entry) => entry && withUnit(entry, inherited)) : read,
  };
}

const amountPattern = new RegExp(String.raw`^(${numberPattern}) ?(\D.*)?$`);

/** A number, optionally with its unit; `inherited` is the unit if none is written. */
function parseAmount(text: string, context: Context, inherited?: string): Amount | null {
  const value = text.trim();
  const gauge = parseGaugeAmount(value, inherited ?? context.unit);
  if (gauge) return gauge;
  const [, digits = '', unitWritten = ''] = amountPattern.exec(value) ?? [];
  const unitText = getSymbol(unitWritten);
  const number = parseNumber(digits);
  if (!number) return null;
  if (unitText === '') {
    if ((inherited ?? context.unit) === 'AWG') return null;
    return inherited ? { ...number, unit: inherited } : number;
  }
  if (unitText === context.unit) return { ...number, unit: unitText };
  return isUnitText(unitText) ? { ...number, unit: getUnit(unitText)?.symbol ?? unitText } : null;
}

/** `AWG 26`, `26 AWG`, `#14`, and bare numbers if the attribute is measured in gauges. */
function parseGaugeAmount(value: string, unit: string | null): Amount | null {
  const [, before, name = '', after] = /^(AWG|#)? ?([\d/ ]+?) ?(AWG|ga\.?)?$/i.exec(value) ?? [];
  const gauge = parseGauge(name);
  if (gauge === null || !(before || after || unit === 'AWG')) return null;
  return before || after ? { ...gaugeAmount(gauge), unit: 'AWG' } : gaugeAmount(gauge);
}

function runsUpwards(from: Amount, to: Amount, context: Context): boolean {
  const same = (from.unit ?? context.unit) === (to.unit ?? context.unit);
  if (!same) return getDimension(from, context) === getDimension(to, context);
  const order = compare(from.exact, to.exact);
  return from.gauge ? order >= 0 : order <= 0;
}

function getDimension(amount: Amount, context: Context) {
  return getUnit(amount.unit ?? context.unit ?? '')?.dimension ?? null;
}

function withUnit(entry: ListEntry, unit: string): ListEntry {
  return mapAmounts(entry, (amount) => ({ ...amount, unit: amount.unit ?? unit })) as ListEntry;
}

/** Either no amount carries a unit, since all have the attribute's, or every amount does. */
function withSettledUnits(quantity: Quantity, unit: string | null): Quantity {
  const amounts = getAmounts(quantity);
  if (amounts.every((amount) => amount.unit === undefined)) return quantity;
  const severalTerms = quantity.kind === 'tolerance' && quantity.terms.length > 1;
  if (!severalTerms && amounts.every((amount) => (amount.unit ?? unit) === unit)) {
    return mapAmounts(quantity, ({ unit: _, ...amount }) => amount);
  }
  return mapAmounts(quantity, (amount) => (amount.unit || !unit ? amount : { ...amount, unit }));
}

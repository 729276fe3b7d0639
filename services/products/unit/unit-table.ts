import { fromDecimal, multiply, type Rational, rational, zero } from './number/rational.ts';
import type { Dimension, Unit, UnitSystem } from './unit.ts';

/** Exactly 0.3048 m, 0.45359237 kg, 9.80665 m/s²: the international yard and pound agreement of 1959. */
const inch = fromDecimal('25.4');
const foot = fromDecimal('304.8');
const pound = fromDecimal('0.45359237');
const poundForce = fromDecimal('4.4482216152605');
const squareInch = fromDecimal('645.16');
/** 1 lbf/in² in bar. */
const psi = { numerator: 44482216152605n, denominator: 645160000000000n };

/**
 * Every unit in which values can be converted or compared. Other units (pcs/h, rpm, dB(A), %) are shown as
 * written, in both systems.
 */
export const units: readonly Unit[] = [
  // Wire: gauges have their own scale, see wire-gauge.ts.
  unit('mm²', 'area', 'Metric', '1', { symbol: 'AWG', rounding: 'gauge' }),
  unit('AWG', 'area', 'Imperial', '1', { symbol: 'mm²', rounding: 'gauge' }),
  unit('kcmil', 'area', 'Imperial', '0.506707479', { symbol: 'mm²', rounding: 'gauge' }),

  unit('mm', 'length', 'Metric', '1', { symbol: 'in', rounding: 'small inches' }),
  unit('cm', 'length', 'Metric', '10', { symbol: 'in', rounding: 'one decimal' }),
  unit('m', 'length', 'Metric', '1000', { symbol: 'ft', rounding: 'one decimal' }),
  unit('km', 'length', 'Metric', '1000000', { symbol: 'mi', rounding: 'digits' }),
  unit('µm', 'length', 'Metric', '0.001', { symbol: 'in', rounding: 'digits' }),
  unit('in', 'length', 'Imperial', inch, { symbol: 'mm', rounding: 'three digits' }),
  unit('ft', 'length', 'Imperial', foot, { symbol: 'm', rounding: 'three digits' }),
  unit('yd', 'length', 'Imperial', '914.4', { symbol: 'm', rounding: 'three digits' }),
  unit('mi', 'length', 'Imperial', '1609344', { symbol: 'km', rounding: 'three digits' }),
  unit('mil', 'length', 'Imperial', '0.0254', { symbol: 'mm', rounding: 'three digits' }),

  unit('kg', 'mass', 'Metric', '1', { symbol: 'lb', rounding: 'pounds' }),
  unit('g', 'mass', 'Metric', '0.001', { symbol: 'oz', rounding: 'digits' }),
  unit('t', 'mass', 'Metric', '1000', { symbol: 'lb', rounding: 'tens' }),
  unit('lb', 'mass', 'Imperial', pound, { symbol: 'kg', rounding: 'three digits' }),
  unit('oz', 'mass', 'Imperial', '0.028349523125', { symbol: 'g', rounding: 'three digits' }),

  unit('N', 'force', 'Metric', '1', { symbol: 'lbf', rounding: 'one decimal' }),
  unit('kN', 'force', 'Metric', '1000', { symbol: 'lbf', rounding: 'tens' }),
  unit('lbf', 'force', 'Imperial', poundForce, { symbol: 'N', rounding: 'three digits' }),

  unit('bar', 'pressure', 'Metric', '1', { symbol: 'psi', rounding: 'whole' }),
  unit('mbar', 'pressure', 'Metric', '0.001', { symbol: 'psi', rounding: 'digits' }),
  unit('Pa', 'pressure', 'Metric', '0.00001', { symbol: 'psi', rounding: 'digits' }),
  unit('kPa', 'pressure', 'Metric', '0.01', { symbol: 'psi', rounding: 'digits' }),
  unit('MPa', 'pressure', 'Metric', '10', { symbol: 'psi', rounding: 'whole' }),
  unit('psi', 'pressure', 'Imperial', psi, { symbol: 'bar', rounding: 'three digits' }),

  unit('m/s', 'speed', 'Metric', '1', { symbol: 'ft/s', rounding: 'one decimal' }),
  unit('m/min', 'speed', 'Metric', rational(1n, 60n), { symbol: 'ft/min', rounding: 'digits' }),
  unit('mm/s', 'speed', 'Metric', '0.001', { symbol: 'in/s', rounding: 'digits' }),
  unit('mm/min', 'speed', 'Metric', rational(1n, 60_000n), { symbol: 'in/min', rounding: 'digits' }),
  unit('km/h', 'speed', 'Metric', rational(5n, 18n), { symbol: 'mph', rounding: 'digits' }),
  unit('ft/s', 'speed', 'Imperial', '0.3048', { symbol: 'm/s', rounding: 'three digits' }),
  unit('ft/min', 'speed', 'Imperial', '0.00508', { symbol: 'm/min', rounding: 'three digits' }),
  unit('in/s', 'speed', 'Imperial', '0.0254', { symbol: 'mm/s', rounding: 'three digits' }),
  unit('in/min', 'speed', 'Imperial', rational(254n, 600_000n), {
    symbol: 'mm/min',
    rounding: 'three digits',
  }),
  unit('mph', 'speed', 'Imperial', '0.44704', { symbol: 'km/h', rounding: 'three digits' }),

  // From normal (0 °C) to standard (60 °F) conditions: the trade's factor, not a mere conversion of volumes.
  unit('Nm³/h', 'flow', 'Metric', '1', { symbol: 'SCFM', rounding: 'one decimal' }),
  unit('Nl/min', 'flow', 'Metric', '0.06', { symbol: 'SCFM', rounding: 'one decimal' }),
  unit('SCFM', 'flow', 'Imperial', rational(10_000n, 5_886n), { symbol: 'Nm³/h', rounding: 'three digits' }),

  unit('°C', 'temperature', 'Metric', '1', { symbol: '°F', rounding: 'as exact as the source' }),
  unit('K', 'temperature', null, '1', null, fromDecimal('-273.15')),
  unit(
    '°F',
    'temperature',
    'Imperial',
    rational(5n, 9n),
    { symbol: '°C', rounding: 'as exact as the source' },
    rational(-160n, 9n),
  ),

  unit('Nm', 'torque', 'Metric', '1', { symbol: 'lbf·ft', rounding: 'digits' }),
  unit('lbf·ft', 'torque', 'Imperial', multiply(poundForce, fromDecimal('0.3048')), {
    symbol: 'Nm',
    rounding: 'three digits',
  }),
  unit('l', 'volume', 'Metric', '1', { symbol: 'gal', rounding: 'digits' }),
  unit('ml', 'volume', 'Metric', '0.001', { symbol: 'fl oz', rounding: 'digits' }),
  unit('gal', 'volume', 'Imperial', '3.785411784', { symbol: 'l', rounding: 'three digits' }),
  unit('fl oz', 'volume', 'Imperial', '0.0295735295625', { symbol: 'ml', rounding: 'three digits' }),
  unit('m²', 'surface', 'Metric', '1', { symbol: 'ft²', rounding: 'digits' }),
  unit('cm²', 'surface', 'Metric', '0.0001', { symbol: 'in²', rounding: 'digits' }),
  unit('ft²', 'surface', 'Imperial', '0.09290304', { symbol: 'm²', rounding: 'three digits' }),
  unit('in²', 'surface', 'Imperial', multiply(squareInch, fromDecimal('0.000001')), {
    symbol: 'cm²',
    rounding: 'three digits',
  }),

  unit('s', 'time', null, '1'),
  unit('ms', 'time', null, '0.001'),
  unit('min', 'time', null, '60'),
  unit('h', 'time', null, '3600'),
  unit('V', 'voltage', null, '1'),
  unit('mV', 'voltage', null, '0.001'),
  unit('kV', 'voltage', null, '1000'),
  unit('A', 'current', null, '1'),
  unit('mA', 'current', null, '0.001'),
  unit('mΩ', 'resistance', null, '0.001'),
  unit('Ω', 'resistance', null, '1'),
  unit('kΩ', 'resistance', null, '1000'),
  unit('MΩ', 'resistance', null, '1000000'),
  unit('GΩ', 'resistance', null, '1000000000'),
  unit('Hz', 'frequency', null, '1'),
  unit('kHz', 'frequency', null, '1000'),
  unit('VA', 'apparent power', null, '1'),
  unit('kVA', 'apparent power', null, '1000'),
  unit('W', 'power', null, '1'),
  unit('kW', 'power', null, '1000'),
  unit('°', 'angle', null, '1'),
];

type Factor = Rational | string;

function unit(
  symbol: string,
  dimension: Dimension,
  system: UnitSystem | null,
  factor: Factor,
  counterpart: Unit['counterpart'] = null,
  offset: Rational = zero,
): Unit {
  const exact = typeof factor === 'string' ? fromDecimal(factor) : factor;
  return { symbol, dimension, system, factor: exact, offset, counterpart };
}

import { getUnit } from '../unit/units.ts';

/** Common codes of UN/ECE Recommendation 20, with the symbols that the catalogue uses. */
const symbols: Readonly<Record<string, string>> = {
  MMK: 'mm²',
  CMK: 'cm²',
  MTK: 'm²',
  INK: 'in²',
  FTK: 'ft²',
  MMT: 'mm',
  CMT: 'cm',
  MTR: 'm',
  KMT: 'km',
  '4H': 'µm',
  INH: 'in',
  FOT: 'ft',
  YRD: 'yd',
  SMI: 'mi',
  KGM: 'kg',
  GRM: 'g',
  TNE: 't',
  LBR: 'lb',
  ONZ: 'oz',
  NEW: 'N',
  B47: 'kN',
  C78: 'lbf',
  BAR: 'bar',
  MBR: 'mbar',
  PAL: 'Pa',
  KPA: 'kPa',
  MPA: 'MPa',
  PS: 'psi',
  MTS: 'm/s',
  '2X': 'm/min',
  C16: 'mm/s',
  H81: 'mm/min',
  KMH: 'km/h',
  FS: 'ft/s',
  FR: 'ft/min',
  IU: 'in/s',
  HM: 'mph',
  CEL: '°C',
  FAH: '°F',
  KEL: 'K',
  NU: 'Nm',
  LTR: 'l',
  MLT: 'ml',
  GLL: 'gal',
  OZA: 'fl oz',
  SEC: 's',
  C26: 'ms',
  MIN: 'min',
  HUR: 'h',
  VLT: 'V',
  '2Z': 'mV',
  KVT: 'kV',
  AMP: 'A',
  '4K': 'mA',
  OHM: 'Ω',
  E45: 'mΩ',
  B49: 'kΩ',
  B75: 'MΩ',
  A87: 'GΩ',
  HTZ: 'Hz',
  KHZ: 'kHz',
  D46: 'VA',
  KVA: 'kVA',
  WTT: 'W',
  KWT: 'kW',
  DD: '°',
  P1: '%',
  RPM: 'rpm',
  '2N': 'dB',
  C62: 'pcs',
  H87: 'pcs',
};

const codes = new Map(Object.entries(symbols).map(([code, symbol]) => [symbol, code]));
codes.set('pcs', 'C62');

/** The code of a symbol; the symbol itself where Recommendation 20 has none, such as AWG and dB(A). */
export function codeOfUnit(symbol: string): string {
  return codes.get(symbol) ?? symbol;
}

/** The symbol for a code, a spelling or the symbol itself; unknown texts stay as they are. */
export function unitOfCode(code: string): string {
  const plain = code.trim();
  return symbols[plain.toUpperCase()] ?? getUnit(plain)?.symbol ?? plain;
}

import type { WireEnd, WireEndKind } from '#contracts/fit/harness/listed-wire.ts';

const sealed = /seal|tülle|tuelle|dichtung|joint/i;
const doubled = /double|two wires|2 wires|doppel|zwei leitungen|deux fils/i;
const kinds: readonly (readonly [WireEndKind, RegExp])[] = [
  ['ferrule', /ferrule|aderendh|embout/i],
  ['special', /special|sonder|spécial|splice|spleiss|spleiß|épissure/i],
  ['strip', /^(?:strip(?:ped)?|abisoliert|dénudé|denude|blank|bare|nu)$/i],
  ['cut', /^(?:cut|abgelängt|coupé|coupe)$/i],
  ['unknown', /^(?:\?|unknown|unbekannt|inconnu|tbd)$/i],
];

/** Texts that mean an end without terminal. */
const empty = /^(?:-+|–|—|none|kein|keine|sans|aucun|no|nein|non|n\/a)?$/i;

/**
 * The end described by a cell, in words or by a terminal's part number. Undefined: there is no such column.
 */
export function readEnd(
  cell: string | undefined,
  seal: string | undefined,
  number: (name: string) => number,
): WireEnd {
  const text = (cell ?? '').trim();
  const hasSeal = !empty.test((seal ?? '').trim()) || sealed.test(text);
  const part = [text, seal?.trim()].filter(Boolean).join(' ').toLowerCase();
  const kind = cell === undefined ? 'unknown' : kindOf(text, hasSeal);
  const isSet = kind === 'terminal' || kind === 'ferrule' || kind === 'special';
  return {
    kind,
    seal: hasSeal && kind === 'terminal',
    double: doubled.test(text),
    ...(isSet && { part: number(part) }),
  };
}

function kindOf(text: string, hasSeal: boolean): WireEndKind {
  if (empty.test(text)) return hasSeal ? 'terminal' : 'strip';
  return kinds.find(([, pattern]) => pattern.test(text))?.[0] ?? 'terminal';
}

export function saysYes(cell: string): boolean {
  return !empty.test(cell.trim()) && cell.trim() !== '0';
}

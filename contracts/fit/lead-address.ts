import { type EndKind, endKinds, type Lead, usualLead } from './lead.ts';
import { copperDiameter, standardAreas, usualDiameter, wireColours } from './wire.ts';

export type LeadUnits = 'metric' | 'imperial';

/** In mm. */
export const lengthLimits = { from: 1, to: 1_000_000 } as const;
export const diameterLimits = { from: 0.5, to: 60 } as const;

/**
 * Reads a lead from the query of an address. Whatever is missing, impossible or outside the vocabulary takes its
 * usual value, so that a shortened address still shows a lead.
 */
export function readLead(query: URLSearchParams): Lead {
  const area = readNumber(query.get('area'));
  const known = area !== undefined && standardAreas.includes(area) ? area : usualLead.area;
  const lead: Lead = {
    area: known,
    length: within(readNumber(query.get('length')), lengthLimits) ?? usualLead.length,
    ends: [readEnd(query.get('end1'), 0), readEnd(query.get('end2'), 1)],
    colour: wireColours.find((code) => code === query.get('colour')) ?? usualLead.colour,
  };
  const diameter = within(readNumber(query.get('od')), diameterLimits);
  const isUsual = diameter === undefined || diameter === usualDiameter(known);
  return isUsual || diameter <= copperDiameter(known) ? lead : { ...lead, diameter };
}

/** The query from which {@link readLead} reads the same lead; `units` only where they are not metric. */
export function leadQuery(
  { area, length, ends, colour, diameter }: Lead,
  units?: LeadUnits,
): URLSearchParams {
  const query = new URLSearchParams({
    area: String(area),
    length: String(length),
    end1: ends[0],
    end2: ends[1],
    colour,
  });
  if (diameter !== undefined && diameter !== usualDiameter(area)) query.set('od', String(diameter));
  if (units === 'imperial') query.set('units', units);
  return query;
}

/** The units that an address names; undefined: the reader's own. */
export function readUnits(query: URLSearchParams): LeadUnits | undefined {
  const units = query.get('units');
  return units === 'metric' || units === 'imperial' ? units : undefined;
}

/** Whether an address holds any part of a lead. */
export function namesLead(query: URLSearchParams): boolean {
  return ['area', 'length', 'end1', 'end2'].some((name) => query.has(name));
}

function readEnd(text: string | null, place: 0 | 1): EndKind {
  return endKinds.find((kind) => kind === text) ?? usualLead.ends[place];
}

/** Digits with a decimal point, as {@link leadQuery} writes them. */
function readNumber(text: string | null): number | undefined {
  return text && /^\d{1,7}(?:\.\d{1,3})?$/.test(text) ? Number(text) : undefined;
}

function within(value: number | undefined, { from, to }: { from: number; to: number }): number | undefined {
  return value !== undefined && value >= from && value <= to ? Math.round(value * 100) / 100 : undefined;
}

import { checkLead } from '#contracts/fit/check-lead.ts';
import type { Check, Finding, Verdict } from '#contracts/fit/check-work.ts';
import { bySize } from '#contracts/fit/find-machines.ts';
import { byCounts, type Counts } from '#contracts/fit/harness/fit-machines.ts';
import { type Lead, outerDiameter, usualLead } from '#contracts/fit/lead.ts';
import type { Range } from '#contracts/fit/machine.ts';
import { maxMeasuredMachines, measuredAttributes, readMachine } from '#contracts/fit/measured-machine.ts';
import { copperDiameter } from '#contracts/fit/wire.ts';
import { areaLimits, type FitInput } from '../schema/inputs.ts';
import type { Fit } from '../schema/outputs.ts';
import { NotAnswered } from './not-answered.ts';
import { measuredQuery } from './queries.ts';
import { pageAddress } from './seen-machine.ts';
import { queryProducts, type Reading, type Sources } from './sources.ts';
import { convert } from './vocabulary.ts';

/** More machines would be too much for an assistant to read. */
const maxMachines = 20;

/**
 * What each machine can do with each of the wires, by the rules of the machine finder.
 * @throws {NotAnswered} for a cross-section that cannot be parsed, and an insulation thinner than its copper
 */
export async function checkFit(sources: Sources, { wires }: FitInput, reading: Reading): Promise<Fit> {
  const leads = await readLeads(sources, wires, reading);
  const { measuredProducts } = await queryProducts(sources, measuredQuery, {
    first: maxMeasuredMachines,
    attributes: measuredAttributes,
    language: reading.language,
    country: reading.country ?? null,
  });
  const checked = measuredProducts
    .flatMap(({ product, ranges }) => {
      const machine = readMachine({ product, ranges });
      if (!machine) return [];
      const checks = leads.map((lead) => checkLead(lead, machine));
      return { product, machine, checks, counts: countVerdicts(checks) };
    })
    .sort((one, other) => byCounts(one.counts, other.counts) || bySize(one.machine, other.machine));
  return {
    wires: leads.map((lead, place) => ({
      area: lead.area,
      length: lead.length,
      outerDiameter: outerDiameter(lead) ?? null,
      end1: lead.ends[0],
      end2: lead.ends[1],
      makers: checked.filter(({ checks }) => checks[place]?.verdict === 'all').length,
    })),
    checked: checked.length,
    machines: checked
      .filter(({ counts }) => counts.cannot < leads.length)
      .slice(0, maxMachines)
      .map(({ product, machine, checks, counts }) => ({
        slug: product.slug,
        name: product.name,
        url: pageAddress(product, reading, sources),
        area: seenRange(machine.area),
        diameter: seenRange(machine.diameter),
        length: seenRange(machine.length),
        ...counts,
        wires: checks.map(({ verdict, findings }) => ({ verdict, findings: findings.flatMap(seenFinding) })),
      })),
  };
}

function countVerdicts(checks: readonly Check[]): Counts {
  const counts: Record<Verdict, number> = { all: 0, step: 0, check: 0, cannot: 0 };
  for (const { verdict } of checks) counts[verdict] += 1;
  return counts;
}

/** Rules that are met are left out. */
function seenFinding(finding: Finding): Fit['machines'][number]['wires'][number]['findings'] {
  const { rule, outcome } = finding;
  if (outcome === 'fits') return [];
  if (!('value' in finding || 'range' in finding)) return [{ rule, outcome }];
  const { value, range } = finding;
  return [{ rule, outcome, ...(value !== undefined && { value }), ...seenRange(range) }];
}

function seenRange(range: Range | undefined): { minimum?: number; maximum?: number } | null {
  if (!range) return null;
  const { from, to } = range;
  return { ...(from !== undefined && { minimum: from }), ...(to !== undefined && { maximum: to }) };
}

async function readLeads(sources: Sources, wires: FitInput['wires'], reading: Reading): Promise<Lead[]> {
  const texts = new Map(
    wires.flatMap(({ area }, place) => (typeof area === 'string' ? [[area, place] as const] : [])),
  );
  const areas = new Map(
    await Promise.all(
      [...texts].map(async ([text, place]) => [text, await readArea(sources, text, place, reading)] as const),
    ),
  );
  return wires.map(({ area: given, length, outerDiameter: diameter, end1, end2 }, place) => {
    const area = typeof given === 'string' ? (areas.get(given) ?? Number.NaN) : given;
    if (diameter !== undefined && diameter <= copperDiameter(area))
      throw new NotAnswered(
        'input',
        `A wire of ${area} mm² is thicker than ${diameter} mm.`,
        `wires.${place}.outerDiameter`,
      );
    return { colour: usualLead.colour, area, length, ends: [end1, end2], diameter };
  });
}

/** Parses `22 AWG` or `0.35 mm²` as the product back end does. */
async function readArea(sources: Sources, text: string, place: number, reading: Reading): Promise<number> {
  const parameter = `wires.${place}.area`;
  const { bounds } = await convert(sources, text, reading, parameter);
  const { minimum, maximum, unit } = bounds;
  const isOne = unit === 'mm²' && minimum !== null && minimum === maximum;
  if (!isOne || minimum < areaLimits.from || minimum > areaLimits.to)
    throw new NotAnswered('input', 'Must be one cross-section, such as 0.35 mm² or 22 AWG.', parameter);
  return minimum;
}

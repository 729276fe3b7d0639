import { expect, test } from 'vitest';
import { checkLead } from './check-lead.ts';
import { isWithin, type Verdict } from './check-work.ts';
import { findMachines } from './find-machines.ts';
import { type EndKind, endKinds, type Lead, stepsOfLead, usualLead } from './lead.ts';
import { outputAtLength } from './lead-output.ts';
import { does, type Machine } from './machine.ts';
import { copperDiameter, standardAreas, tradeGauge, usualDiameter, wireColours } from './wire.ts';

const crimper: Machine = {
  slug: 'crimper',
  capabilities: ['cut', 'full-strip', 'crimp', 'double-crimp', 'seal-loading'],
  area: { from: 0.13, to: 4 },
  length: { from: 60, to: 10_000 },
  weight: 980,
};
const stripper: Machine = {
  slug: 'stripper',
  capabilities: ['cut', 'partial-strip'],
  area: { from: 0.05, to: 10 },
  diameter: { to: 8 },
  length: { from: 1, to: 999_999 },
  weight: 68,
};
const press: Machine = {
  slug: 'press',
  capabilities: ['full-strip', 'crimp'],
  area: { from: 0.05, to: 10 },
  weight: 70,
};
const light: Machine = {
  ...crimper,
  slug: 'light',
  capabilities: ['cut', 'full-strip', 'crimp'],
  weight: 620,
};

const verdictOf = (lead: Partial<Lead>, machine: Machine): Verdict =>
  checkLead({ ...usualLead, ...lead }, machine).verdict;

test('a machine makes a lead when it takes the wire and does every step', () => {
  expect(verdictOf({}, crimper)).toBe('all');
  expect(verdictOf({ ends: ['cut', 'strip'] }, stripper)).toBe('all');
  expect(verdictOf({ ends: ['terminal', 'double'] }, crimper)).toBe('all');
  expect(verdictOf({ ends: ['ferrule', 'strip'] }, crimper)).toBe('step');
  expect(verdictOf({}, stripper)).toBe('step');
  expect(verdictOf({}, press)).toBe('step');
  expect(verdictOf({ area: 6 }, crimper)).toBe('cannot');
  expect(verdictOf({ length: 59 }, crimper)).toBe('cannot');
  expect(verdictOf({ ends: ['cut', 'cut'] }, press)).toBe('cannot');
});

test('each finding names its rule and the numbers that it compared', () => {
  expect(checkLead({ ...usualLead, area: 6 }, crimper).findings).toContainEqual({
    rule: 'area',
    outcome: 'fails',
    value: 6,
    range: { from: 0.13, to: 4 },
  });
  expect(checkLead(usualLead, light).findings).toContainEqual({ rule: 'seal', outcome: 'fails' });
});

test('what a data sheet does not say is to be checked, never a yes', () => {
  expect(verdictOf({}, { ...crimper, area: undefined })).toBe('check');
  expect(verdictOf({}, { ...crimper, length: undefined })).toBe('check');
  expect(verdictOf({}, { ...crimper, length: {} })).toBe('check');
  // The cross-section alone decides while the insulation is the usual one.
  expect(verdictOf({ diameter: 2.8 }, crimper)).toBe('all');
  expect(verdictOf({ diameter: 3.4 }, crimper)).toBe('check');
  expect(verdictOf({ diameter: 9, ends: ['strip', 'strip'] }, stripper)).toBe('cannot');
});

test('the lightest machine that makes the lead comes first', () => {
  const heavy = { ...crimper, slug: 'heavy', weight: 1450, area: { from: 0.13, to: 2.5 } };
  const unknown = { ...crimper, slug: 'unknown', weight: undefined };
  const { all } = findMachines(usualLead, [unknown, heavy, crimper]);
  expect(all.map(({ slug }) => slug)).toEqual(['crimper', 'heavy', 'unknown']);
});

test('what nearly fits says the one reason and the value that would do', () => {
  const nearOf = (lead: Partial<Lead>, machine: Machine) =>
    findMachines({ ...usualLead, ...lead }, [machine]).near[0];
  expect(nearOf({ area: 6 }, crimper)).toMatchObject({ finding: { rule: 'area' }, change: { area: 4 } });
  expect(nearOf({ length: 40 }, crimper)).toMatchObject({ change: { length: 60 } });
  expect(nearOf({ length: 12_000 }, crimper)).toMatchObject({ change: { length: 10_000 } });
  expect(nearOf({}, light)).toMatchObject({ finding: { rule: 'seal' }, change: undefined });
  expect(nearOf({ diameter: 9, ends: ['cut', 'strip'] }, stripper)).toMatchObject({
    finding: { rule: 'diameter' },
    change: { diameter: undefined },
  });
  expect(nearOf({}, stripper)).toBeUndefined();
  expect(nearOf({ area: 6, length: 20 }, crimper)).toBeUndefined();
});

test('a pair does every step, or there is none', () => {
  const lead: Lead = { ...usualLead, area: 6, ends: ['terminal', 'terminal'] };
  const { all, pair } = findMachines(lead, [crimper, stripper, press]);
  expect(all).toEqual([]);
  expect(pair?.map(({ machine, steps }) => [machine.slug, steps])).toEqual([
    ['stripper', ['cut', 'strip']],
    ['press', ['crimp']],
  ]);
  // The seal has to be on the wire before the terminal, and the press loads none.
  expect(findMachines({ ...lead, ends: ['seal', 'cut'] }, [crimper, stripper, press]).pair).toBeUndefined();
  const loader = { ...press, slug: 'loader', capabilities: ['seal-loading'] };
  const cutter = { ...stripper, capabilities: ['cut', 'full-strip', 'crimp'] };
  expect(findMachines({ ...lead, ends: ['seal', 'cut'] }, [cutter, loader]).pair).toBeUndefined();
});

test('the output at a length lies on the line through the two that are known', () => {
  const machine = { output: 4500, outputAt2m: 2100 };
  const seconds = (length: number) => 3600 / outputAtLength(machine, { length })!;
  expect(seconds(100)).toBeCloseTo(0.8);
  expect(seconds(20)).toBeCloseTo(0.8);
  expect(seconds(2000)).toBeCloseTo(3600 / 2100);
  expect(seconds(1100) - seconds(100)).toBeCloseTo(0.481, 3);
  expect(outputAtLength({ output: 4500 }, { length: 850 })).toBeUndefined();
});

test('standard cross-sections have a gauge and a diameter that holds their copper', () => {
  for (const area of standardAreas) {
    expect(tradeGauge(area)).toBeDefined();
    expect(usualDiameter(area)).toBeGreaterThan(copperDiameter(area));
  }
  expect(tradeGauge(2.5)).toBe('14');
  expect(tradeGauge(50)).toBe('1/0');
});

test('the answer holds for 4,000 generated pairs of a lead and a machine', () => {
  const next = random(7);
  const pick = <Value>(values: readonly Value[]): Value => values[Math.floor(next() * values.length)]!;
  const abilities = [
    'cut',
    'full-strip',
    'partial-strip',
    'crimp',
    'double-crimp',
    'seal-loading',
    'ferrule-crimp',
  ];
  for (let round = 0; round < 4000; round += 1) {
    const range = (values: readonly number[]) => {
      const [from, to] = [pick(values), pick(values)].sort((a, b) => a - b);
      return next() < 0.15 ? undefined : { from, to };
    };
    const machine: Machine = {
      slug: `m${round}`,
      capabilities: abilities.filter(() => next() < 0.6),
      area: range(standardAreas),
      diameter: next() < 0.5 ? undefined : range([0, 3, 8, 20]),
      length: range([1, 60, 500, 5000, 65_000]),
    };
    const end = (): EndKind => pick(endKinds);
    const lead: Lead = {
      area: pick(standardAreas),
      length: pick([20, 100, 850, 7000]),
      ends: [end(), end()],
      colour: pick(wireColours),
      ...(next() < 0.2 && { diameter: 25 }),
    };
    const { verdict, findings } = checkLead(lead, machine);
    const doesAll = stepsOfLead(lead).every((step) => does(machine, step));
    const holds = machine.area && isWithin(lead.area, machine.area);
    if (verdict === 'all') {
      expect(doesAll && holds && machine.length && isWithin(lead.length, machine.length)).toBe(true);
      expect(findings.every(({ outcome }) => outcome === 'fits')).toBe(true);
    }
    if (verdict === 'check')
      expect(doesAll && findings.some(({ outcome }) => outcome === 'unknown')).toBe(true);
    if (verdict === 'step') expect(doesAll).toBe(false);
    if (machine.area && !holds) expect(verdict).toBe('cannot');
    const { all, near, check, step } = findMachines(lead, [machine]);
    const listed = [...all, ...[...near, ...check, ...step].map((one) => one.machine)];
    expect(listed.length).toBeLessThanOrEqual(1);
    for (const { change } of near)
      if (change) expect(checkLead({ ...lead, ...change }, machine).verdict).toBe('all');
  }
});

/** The same numbers in each run (mulberry32). */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

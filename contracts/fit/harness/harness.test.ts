import { describe, expect, test } from 'vitest';
import type { Machine } from '../machine.ts';
import { fitMachines } from './fit-machines.ts';
import { countNotes, groupWires, sumUp } from './group-wires.ts';
import type { ListedWire, WireEnd } from './listed-wire.ts';
import { countChanges, reckonLot, usualAssumptions, workingDays } from './lot-time.ts';
import { findSmallestSet } from './smallest-set.ts';
import { readSummary, summarize, writeSummary } from './summary.ts';

const crimper: Machine = {
  slug: 'crimper',
  capabilities: ['cut', 'full-strip', 'crimp', 'double-crimp', 'seal-loading'],
  area: { from: 0.13, to: 4 },
  length: { from: 60, to: 10_000 },
  output: 4500,
  outputAt2m: 2100,
  weight: 980,
};
const stripper: Machine = {
  slug: 'stripper',
  capabilities: ['cut', 'full-strip', 'jacket-strip'],
  area: { from: 0.05, to: 16 },
  diameter: { to: 16 },
  length: { from: 1, to: 999_999 },
  weight: 128,
};
const press: Machine = {
  slug: 'press',
  capabilities: ['crimp', 'double-crimp'],
  area: { from: 0.05, to: 10 },
  weight: 70,
};
const machines = [press, stripper, crimper];
const here = { splicesElsewhere: false };

const end = (kind: WireEnd['kind'], more: Partial<WireEnd> = {}): WireEnd => ({
  kind,
  seal: false,
  double: false,
  ...more,
});
const terminal = end('terminal', { part: 0 });
const wire = (
  more: Partial<ListedWire> & { area?: number | undefined; ends?: [WireEnd, WireEnd] } = {},
): ListedWire => {
  const { area = 'area' in more ? undefined : 1, ends = [terminal, terminal], ...rest } = more;
  return {
    cores: [{ area, ends }],
    jacket: false,
    length: 500,
    diameter: undefined,
    count: 1,
    part: 0,
    ...rest,
  };
};
const cable: ListedWire = {
  ...wire({ diameter: 6 }),
  jacket: true,
  cores: [
    { area: 0.5, ends: [terminal, terminal] },
    { area: 0.75, ends: [terminal, end('strip')] },
  ],
};
const countsOf = (wires: readonly ListedWire[], slug: string, options = here) =>
  fitMachines(groupWires(wires, machines), machines, options).find(({ machine }) => machine.slug === slug);

describe('CAT-07 a harness held against the machines', () => {
  test('each verdict, with the reason and its numbers', () => {
    const wires = [
      wire(),
      wire({ ends: [end('terminal', { seal: true }), end('terminal', { double: true })] }),
      wire({ area: 6 }),
      wire({ length: 12_000 }),
      wire({ length: undefined }),
      wire({ ends: [end('special'), terminal] }),
      cable,
    ];
    expect(countsOf(wires, 'crimper')).toMatchObject({
      counts: { all: 2, step: 0, check: 2, cannot: 3 },
      reasons: expect.arrayContaining([
        { kind: 'area', count: 1, bound: 4, isBelow: false },
        { kind: 'length', count: 1, bound: 10_000, isBelow: false },
        { kind: 'value', count: 1 },
        { kind: 'special', count: 1 },
        { kind: 'jacket', count: 1 },
      ]),
    });
    expect(countsOf(wires, 'stripper')).toMatchObject({ counts: { all: 0, step: 7, check: 0, cannot: 0 } });
  });

  test('two wires in one contact are made elsewhere if somebody says so', () => {
    const wires = [wire({ ends: [end('terminal', { double: true }), terminal] })];
    const single = { ...crimper, slug: 'single', capabilities: ['cut', 'full-strip', 'crimp'] };
    const verdict = (splicesElsewhere: boolean) =>
      fitMachines(groupWires(wires, [single]), [single], { splicesElsewhere })[0]?.counts;
    expect(verdict(false)).toMatchObject({ step: 1 });
    expect(verdict(true)).toMatchObject({ all: 1 });
  });

  test('a missing value is never a yes, and a twisted wire needs its lay length', () => {
    expect(countsOf([wire({ area: undefined })], 'crimper')?.counts).toMatchObject({ all: 0, check: 1 });
    expect(countsOf([wire({ ends: [end('unknown'), terminal] })], 'crimper')?.counts).toMatchObject({
      check: 1,
    });
    const twister = {
      ...crimper,
      slug: 'twister',
      capabilities: [...crimper.capabilities, 'twist-pair'],
      layLength: { from: 10, to: 60 },
    };
    const verdict = (layLength: number | undefined) =>
      fitMachines(groupWires([wire({ twist: { layLength } })], [twister]), [twister], here)[0]?.counts;
    expect(verdict(30)).toMatchObject({ all: 1 });
    expect(verdict(undefined)).toMatchObject({ check: 1 });
    expect(verdict(90)).toMatchObject({ step: 1 });
  });

  test('wires stand in one group only where no machine tells them apart', () => {
    const groups = groupWires(
      [wire({ length: 59 }), wire({ length: 60 }), wire({ length: 61 }), wire({ length: 99 })],
      machines,
    );
    expect(groups.map(({ count }) => count)).toEqual([1, 1, 2]);
    expect(groupWires([wire({ count: 40 }), wire({ count: 2 })], machines)[0]?.count).toBe(42);
  });

  test('its sums, and what is not known of it', () => {
    const groups = groupWires(
      [
        wire({ diameter: 3.5 }),
        wire({ area: 6, ends: [end('special'), end('strip')], length: undefined }),
        cable,
      ],
      machines,
    );
    expect(sumUp(groups)).toMatchObject({
      wires: 3,
      length: 1000,
      cables: 1,
      cores: 2,
      areas: [
        { area: 1, count: 1 },
        { area: 6, count: 1 },
      ],
      ends: { terminal: 5, special: 1, bare: 2, seal: 0 },
    });
    expect(countNotes(groups)).toEqual({ thick: 1, special: 1, length: 1 });
  });
});

describe('CAT-07 the smallest set of machines', () => {
  test('is one machine where one makes all of it', () => {
    expect(findSmallestSet(groupWires([wire()], machines), machines, here)).toMatchObject({
      members: [{ machine: { slug: 'crimper' }, wires: 1, steps: ['cut', 'strip', 'crimp'] }],
      missing: 0,
    });
  });

  test('is more, each with what it does; what was cut goes on to a bench', () => {
    const set = findSmallestSet(groupWires([wire(), wire({ area: 6 }), cable], machines), machines, here);
    expect(set?.missing).toBe(0);
    expect(
      new Map(set?.members.map(({ machine, wires, cables }) => [machine.slug, [wires, cables]])),
    ).toEqual(
      new Map([
        ['stripper', [2, 1]],
        ['press', [2, 1]],
      ]),
    );
  });

  test('says how many no machine makes', () => {
    expect(findSmallestSet(groupWires([wire(), wire({ area: 95 })], machines), machines, here)?.missing).toBe(
      1,
    );
    expect(findSmallestSet(groupWires([wire({ area: 95 })], machines), machines, here)).toBeUndefined();
  });
});

describe('CAT-07 the time of a lot', () => {
  test('is of the line through both outputs, with stops and changes', () => {
    const groups = groupWires(
      [wire({ length: 2000, count: 10, part: 0 }), wire({ length: 2000, part: 1 })],
      machines,
    );
    const changes = countChanges(groups);
    expect(changes).toEqual({ wires: 2, terminals: 1 });
    const time = reckonLot(groups, crimper, {
      ...usualAssumptions,
      lot: 100,
      wireChanges: changes.wires,
      terminalChanges: changes.terminals,
    });
    expect(time?.leads).toBeCloseTo((11 * 100 * 3600) / 2100);
    expect(time?.total).toBeCloseTo((11 * 100 * 3600) / 2100 / 0.85 + 2 * 90 + 180);
    expect(workingDays(57_600, 2)).toBe(1);
  });

  test('is nobody’s to say of a machine with one output', () => {
    const one = { ...crimper, outputAt2m: undefined };
    expect(
      reckonLot(groupWires([wire()], [one]), one, {
        ...usualAssumptions,
        wireChanges: 0,
        terminalChanges: 0,
      }),
    ).toBeUndefined();
  });
});

describe('CAT-07 the summary in a link', () => {
  const groups = groupWires([wire({ count: 3 }), wire({ area: undefined }), cable], machines);
  const summary = summarize(sumUp(groups), 2, true, fitMachines(groups, machines, here));

  test('holds the bars and nothing else, and is short', () => {
    const text = writeSummary(summary);
    expect(text.length).toBeLessThan(2000);
    expect(readSummary(text)).toEqual({
      ...summary,
      sums: { ...summary.sums, length: Math.round(summary.sums.length) },
    });
  });

  test('is not taken where its numbers contradict each other, or are none', () => {
    const text = writeSummary(summary);
    for (const odd of [
      '',
      'w=5',
      text.replace(/w=\d+/, 'w=7'),
      text.replace(/w=\d+/, 'w=-1'),
      text.replace(/x=/, 'x=<b>*1.1.1.1_'),
      text.replace(/e=[\d.]+/, 'e=1.2'),
      text.replace(/a=[^&]*/, 'a=1e9*3'),
      `${text}${'9'.repeat(5000)}`,
    ])
      expect(readSummary(odd), odd.slice(0, 80)).toBeUndefined();
  });
});

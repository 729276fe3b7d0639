import { type Check, checkWork, type Verdict } from '#contracts/fit/check-work.ts';
import { lengthClasses, type WireGroup } from '#contracts/fit/harness/group-wires.ts';
import { type FitOptions, type WireEnd, workOfWire } from '#contracts/fit/harness/listed-wire.ts';
import type { Machine } from '#contracts/fit/machine.ts';
import type { WorkStep } from '#contracts/fit/work.ts';
import type { DrawnEnd, DrawnLead } from '../../lead/drawn-lead.ts';

/** Groups of wires that are equal for a machine: one cross-section, length class and pair of ends. */
export type SeenGroup = {
  readonly key: string;
  readonly group: WireGroup;
  readonly check: Check<WorkStep>;
};

export type Filter = Verdict | 'every';

/** The rows of the list for a machine, the thinnest wires first. */
export function seeGroups(groups: readonly WireGroup[], machine: Machine, options: FitOptions): SeenGroup[] {
  const seen = new Map<string, SeenGroup>();
  for (const group of groups) {
    const check = checkWork(workOfWire(group.wire, options), machine);
    const key = `${readable(group)} ${check.verdict}`;
    const known = seen.get(key);
    seen.set(key, { key, check, group: known ? join(known.group, group) : group });
  }
  return [...seen.values()].sort(
    (one, other) =>
      Number(one.group.wire.jacket) - Number(other.group.wire.jacket) ||
      (one.group.wire.cores[0]?.area ?? 0) - (other.group.wire.cores[0]?.area ?? 0) ||
      (one.group.length?.from ?? 0) - (other.group.length?.from ?? 0),
  );
}

function readable({ wire, length }: WireGroup): string {
  const place = length ? lengthClasses.findIndex((bound) => length.to <= bound) : 'none';
  const cores = wire.cores.map(({ area, ends }) =>
    [area, ...ends.map(({ kind, seal, double }) => `${kind} ${seal} ${double}`).sort()].join(),
  );
  return [place, wire.jacket, wire.twist !== undefined, ...cores.sort()].join('/');
}

function join(one: WireGroup, other: WireGroup): WireGroup {
  const [first, second] = [one.length, other.length];
  return {
    wire: one.wire,
    count: one.count + other.count,
    total: one.total + other.total,
    length:
      first && second
        ? { from: Math.min(first.from, second.from), to: Math.max(first.to, second.to) }
        : (first ?? second),
    parts: [...new Set([...one.parts, ...other.parts])],
    terminals: [...new Set([...one.terminals, ...other.terminals])],
  };
}

/** How an end is drawn; special and unknown ends have a drawing of their own. */
function drawnEnd({ kind, seal, double }: WireEnd): DrawnEnd {
  if (kind === 'special' || kind === 'unknown') return 'special';
  if (kind !== 'terminal') return kind;
  return seal ? 'seal' : double ? 'double' : 'terminal';
}

/** The drawing of a group's first core; the jacket of a cable is black. */
export function drawnLead({ wire, length }: WireGroup): DrawnLead {
  const [core] = wire.cores;
  const ends: DrawnLead['ends'] = [
    core ? drawnEnd(core.ends[0]) : 'special',
    core ? drawnEnd(core.ends[1]) : 'special',
  ];
  return {
    area: core?.area ?? 1,
    length: length?.from ?? 100,
    colour: wire.jacket ? 'BK' : (core?.colour ?? 'GY'),
    ends: wire.jacket ? ['strip', 'strip'] : ends,
    ...(wire.diameter !== undefined && { diameter: wire.diameter }),
  };
}

import { type Verdict, verdicts } from '../check-work.ts';
import { type Counts, type MachineFit, sumOfCounts } from './fit-machines.ts';
import { type EndSum, endSums, type HarnessSums } from './group-wires.ts';

/** What goes into a link and to an expert: counts only, no part, file or configuration name. */
export type FitSummary = {
  readonly sums: HarnessSums;
  readonly modules: number;
  readonly splicesElsewhere: boolean;
  /** By slug, the machine that makes most first. */
  readonly machines: readonly { readonly slug: string; readonly counts: Counts }[];
};

/** Keeps the link short enough for a mail. */
const maxMachines = 20;
const maxAreas = 24;
const largest = 1e9;

/** The form of the catalogue's slugs. */
const slugPattern = /^[a-z0-9][a-z0-9-]{0,59}$/;

export function summarize(
  sums: HarnessSums,
  modules: number,
  splicesElsewhere: boolean,
  fits: readonly MachineFit<{ readonly slug: string }>[],
): FitSummary {
  return {
    sums: { ...sums, areas: sums.areas.slice(0, maxAreas) },
    modules,
    splicesElsewhere,
    machines: fits
      .filter(({ counts }) => counts.cannot < sums.wires)
      .slice(0, maxMachines)
      .map(({ machine: { slug }, counts }) => ({ slug, counts })),
  };
}

/** As the query of an address: `w=216&m=34&l=343161&…`. */
export function writeSummary({ sums, modules, splicesElsewhere, machines }: FitSummary): string {
  const fields = {
    w: String(sums.wires),
    m: String(modules),
    l: String(Math.round(sums.length)),
    c: `${sums.cables}.${sums.cores}`,
    e: endSums.map((kind) => sums.ends[kind]).join('.'),
    a: sums.areas.map(({ area, count }) => `${area ?? 0}*${count}`).join('_'),
    s: splicesElsewhere ? '1' : '0',
    x: machines
      .map(({ slug, counts }) => `${slug}*${verdicts.map((verdict) => counts[verdict]).join('.')}`)
      .join('_'),
  };
  return Object.entries(fields)
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
}

/** Undefined: the link was shortened or changed, so that its numbers contradict each other. */
export function readSummary(text: string): FitSummary | undefined {
  if (text.length > 4000) return undefined;
  const fields = new URLSearchParams(text);
  const numbers = (name: string) => (fields.get(name) ?? '').split('.').map(readCount);
  const [wires] = numbers('w');
  const [modules] = numbers('m');
  const [length] = numbers('l');
  const [cables, cores] = numbers('c');
  const ends = numbers('e');
  const areas = readList(fields.get('a'), ([area, count]) => {
    const size = Number(area);
    return size >= 0 && size <= 1000 && count !== undefined
      ? { area: size === 0 ? undefined : size, count }
      : undefined;
  });
  const machines = readList(fields.get('x'), ([slug = '', , ...counts]) =>
    readMachine(slug, counts, wires ?? 0),
  );
  if (!wires || modules === undefined || length === undefined || cables === undefined) return undefined;
  if (cores === undefined || ends.length !== endSums.length || !areas || !machines) return undefined;
  if (ends.includes(undefined) || machines.length > maxMachines || areas.length > maxAreas) return undefined;
  const sums: HarnessSums = {
    wires,
    length,
    areas,
    cables,
    cores,
    ends: Object.fromEntries(endSums.map((kind, place) => [kind, ends[place] ?? 0])) as Record<
      EndSum,
      number
    >,
  };
  return { sums, modules, splicesElsewhere: fields.get('s') === '1', machines };
}

type Item = readonly [name: string, first: number | undefined, ...all: (number | undefined)[]];

function readList<T>(text: string | null, read: (item: Item) => T | undefined): T[] | undefined {
  if (!text) return [];
  const items = text.split('_').map((item) => {
    const [name = '', rest = ''] = item.split('*');
    const counts = rest.split('.').map(readCount);
    return read([name, counts[0], ...counts]);
  });
  return items.every((item) => item !== undefined) ? items : undefined;
}

/** Every wire counts in exactly one of the four. */
function readMachine(
  slug: string,
  values: readonly (number | undefined)[],
  wires: number,
): FitSummary['machines'][number] | undefined {
  if (!slugPattern.test(slug) || values.length !== verdicts.length || values.includes(undefined))
    return undefined;
  const counts = Object.fromEntries(
    verdicts.map((verdict, place) => [verdict, values[place] ?? 0]),
  ) as Record<Verdict, number>;
  return sumOfCounts(counts) === wires ? { slug, counts } : undefined;
}

function readCount(text: string): number | undefined {
  return /^\d{1,10}$/.test(text) && Number(text) <= largest ? Number(text) : undefined;
}

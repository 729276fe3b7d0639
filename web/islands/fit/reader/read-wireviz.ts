import { LineCounter, parseDocument } from 'yaml';
import type { Core, Harness, ListedWire, WireEnd } from '#contracts/fit/harness/listed-wire.ts';
import { numbered } from './numbered.ts';
import { readArea, readLength } from './quantity.ts';
import { ReadProblem, readLimits } from './read-problem.ts';
import { readColour } from './wire-colour.ts';

/** The limit for expanded aliases: templates need some, a bomb expands to millions. */
const maxAliases = 1000;
const maxCores = 500;

type Values = Readonly<Record<string, unknown>>;
const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const word = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

type Cable = {
  readonly cores: { -readonly [Key in keyof Core]: Core[Key] }[];
  readonly isBundle: boolean;
  readonly length: number | undefined;
};

/**
 * Reads the YAML of WireViz: cables, connectors, and the chains that connect them.
 * @throws {ReadProblem}
 */
export function readWireViz(text: string): Harness {
  const content = parseYaml(text);
  if (!isValues(content) || !isValues(content.cables)) throw new ReadProblem('format');
  const connectors = isValues(content.connectors) ? content.connectors : {};
  const cables = new Map<string, Cable>();
  const templates = content.cables;
  const cableNamed = (name: string): Cable | undefined => {
    const known = cables.get(name);
    const template = templates[name] ?? templates[name.split('.')[0] ?? ''];
    if (known || !isValues(template)) return known;
    const cable = readCable(template);
    cables.set(name, cable);
    return cable;
  };
  for (const name of Object.keys(templates)) if (!/\.$/.test(name)) cableNamed(name);
  connect(list(content.connections), cableNamed, connectors);
  const number = numbered();
  const wires = [...cables].flatMap(([name, cable]) => listWires(name, cable, number));
  if (wires.length > readLimits.wires) throw new ReadProblem('wires');
  return { format: 'WireViz', wires, modules: 0, configurations: [], skipped: {} };
}

function parseYaml(text: string): unknown {
  const lines = new LineCounter();
  try {
    const document = parseDocument(text, { lineCounter: lines, merge: true, logLevel: 'silent' });
    const [error] = document.errors;
    if (error) throw new ReadProblem('syntax', { line: lines.linePos(error.pos[0]).line });
    return document.toJS({ maxAliasCount: maxAliases });
  } catch (error) {
    if (error instanceof ReadProblem) throw error;
    // Too many expanded aliases, or nesting that overflows the stack.
    throw new ReadProblem(error instanceof RangeError ? 'depth' : 'aliases');
  }
}

function readCable(template: Values): Cable {
  const colours = list(template.colors).map(word);
  const count = Math.min(maxCores, Number(template.wirecount) || colours.length || 1);
  const gauge = word(template.gauge);
  const unit = /awg/i.test(word(template.gauge_unit)) ? 'awg' : 'mm2';
  const unknown: WireEnd = { kind: 'unknown', seal: false, double: false };
  return {
    cores: Array.from({ length: count }, (_, place) => {
      const colour = readColour(colours[place % Math.max(1, colours.length)]);
      return { area: readArea(gauge, unit), ...(colour && { colour }), ends: [unknown, unknown] };
    }),
    // The wires of a bundle are cut individually; a cable has a common jacket.
    isBundle: word(template.category) === 'bundle' || (count === 1 && !template.shield),
    length: readLength(`${word(template.length)} ${word(template.length_unit)}`.trim(), 'm'),
  };
}

/** One item of a chain: a connector or a cable, with its pins or wires. */
type Link = { readonly name: string; readonly numbers: readonly string[] };

/** Each chain alternates connectors and cables; a cable's wires end at its neighbours. */
function connect(
  chains: readonly unknown[],
  cableNamed: (name: string) => Cable | undefined,
  connectors: Values,
): void {
  const ends: {
    core: Cable['cores'][number];
    side: 0 | 1;
    at: string;
    part: string;
    kind: WireEnd['kind'];
  }[] = [];
  let made = 0;
  for (const chain of chains) {
    const links = list(chain).flatMap(readLink);
    for (const [place, { name, numbers }] of links.entries()) {
      const cable = cableNamed(name);
      if (!cable) continue;
      const wires = numbers.length > 0 ? numbers : cable.cores.map((_, core) => String(core + 1));
      for (const [turn, wire] of wires.entries()) {
        const core = cable.cores[Number(wire) - 1];
        if (!core) continue;
        for (const side of [0, 1] as const) {
          const neighbour = links[place + (side === 0 ? -1 : 1)];
          if (!neighbour) continue;
          const pin = neighbour.numbers[turn % Math.max(1, neighbour.numbers.length)] ?? '';
          const template = connectors[neighbour.name] ?? connectors[neighbour.name.split('.')[0] ?? ''];
          const isMade = pin === '' || neighbour.name.endsWith('.');
          made += isMade ? 1 : 0;
          ends.push({
            core,
            side,
            // Each wire gets a ferrule of its own.
            at: isMade ? `#${made}` : `${neighbour.name} ${pin}`,
            part: neighbour.name.split('.')[0] ?? '',
            kind: kindOf(template),
          });
        }
      }
    }
  }
  const uses = new Map<string, number>();
  for (const { at } of ends) uses.set(at, (uses.get(at) ?? 0) + 1);
  const number = numbered();
  for (const { core, side, at, part, kind } of ends) {
    const end: WireEnd = { kind, seal: false, double: (uses.get(at) ?? 0) > 1, part: number(part) };
    core.ends = side === 0 ? [end, core.ends[1]] : [core.ends[0], end];
  }
}

function kindOf(template: unknown): WireEnd['kind'] {
  if (!isValues(template)) return 'unknown';
  const words = `${word(template.type)} ${word(template.subtype)}`;
  if (/ferrule|aderendh|embout/i.test(words)) return 'ferrule';
  if (/splice|ring|lug|solder/i.test(words)) return 'special';
  return /bare|open|stripped/i.test(words) ? 'strip' : 'terminal';
}

/** Parses `X1: [1-4, 7]`, `X1: 1`, `X1`, or several of them at once. */
function readLink(value: unknown): Link[] {
  if (typeof value === 'string') return [{ name: value, numbers: [] }];
  if (Array.isArray(value)) return value.slice(0, maxCores).flatMap(readLink);
  if (!isValues(value)) return [];
  return Object.entries(value).map(([name, numbers]) => ({
    name,
    numbers: (Array.isArray(numbers) ? numbers : [numbers]).slice(0, maxCores).flatMap(readRange),
  }));
}

function readRange(value: unknown): string[] {
  const [, from, to] = /^\s*(\d{1,4})\s*-\s*(\d{1,4})\s*$/.exec(word(value)) ?? [];
  if (from === undefined || to === undefined) return [word(value)];
  const step = Number(to) < Number(from) ? -1 : 1;
  const length = Math.min(maxCores, Math.abs(Number(to) - Number(from)) + 1);
  return Array.from({ length }, (_, place) => String(Number(from) + step * place));
}

function listWires(
  name: string,
  { cores, isBundle, length }: Cable,
  number: (name: string) => number,
): ListedWire[] {
  const common = { length, diameter: undefined, count: 1 };
  if (!isBundle) return [{ ...common, cores, jacket: true, part: number(name) }];
  return cores.map((core) => ({
    ...common,
    cores: [core],
    jacket: false,
    part: number(`${core.area} ${core.colour}`),
  }));
}

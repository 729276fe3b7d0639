import type {
  Configuration,
  Core,
  Harness,
  ListedWire,
  WireEnd,
} from '#contracts/fit/harness/listed-wire.ts';
import { numbered } from '../numbered.ts';
import { ReadProblem, readLimits } from '../read-problem.ts';
import { readColour } from '../wire-colour.ts';
import { inMillimetres, metricUnit, otherUnit, type Unit } from './units.ts';
import { childOf, childrenOf, idsOf, textOf, type XmlElement } from './xml-stream.ts';

/** The elements of a KBL (VDA 4964) about wires and their ends; the rest is about geometry. */
const kept: ReadonlySet<string> = new Set([
  'Unit',
  'General_wire',
  'General_terminal',
  'General_wire_occurrence',
  'Terminal_occurrence',
  'Special_terminal_occurrence',
  'Cavity_seal_occurrence',
  'Contact_points',
  'Connection',
  'Wiring_group',
  'Module',
  'Module_configuration',
  'Harness_configuration',
]);

/** The parts of an assembly are delivered assembled, and are not wires of this harness. */
export function isOfKbl(name: string, _type: string, within: readonly string[]): boolean {
  return kept.has(name) && !within.includes('Assembly_part');
}

/** The data needed of a wire's part; its cores are parts, too. */
type WirePart = {
  readonly area: number | undefined;
  readonly diameter: number | undefined;
  readonly colour: ReturnType<typeof readColour>;
};

/** Collects the elements of a KBL 2.3 to 2.5, and builds the wires at the end. */
export function gatherKbl(version: string) {
  const units = new Map<string, Unit | undefined>();
  const elements = new Map<string, XmlElement[]>();
  return {
    take(element: XmlElement) {
      if (element.name === 'Unit') units.set(element.id, readUnit(element));
      const known = elements.get(element.name);
      if (known) known.push(element);
      else elements.set(element.name, [element]);
      if (element.name === 'General_wire_occurrence' && known && known.length > readLimits.wires)
        throw new ReadProblem('wires');
    },
    build: (): Harness => build(version, units, (name) => elements.get(name) ?? []),
  };
}

/** The unit follows from `Si_prefix` and `Si_dimension`; millimetres cannot be assumed. */
function readUnit(element: XmlElement): Unit | undefined {
  const name = textOf(element, 'Si_unit_name');
  if (name === '') return otherUnit(textOf(element, 'Unit_name'));
  return metricUnit(name, textOf(element, 'Si_prefix'), textOf(element, 'Si_dimension') === 'square');
}

function build(
  version: string,
  units: ReadonlyMap<string, Unit | undefined>,
  all: (name: string) => readonly XmlElement[],
): Harness {
  const measure = (element: XmlElement | undefined, kind: Unit['kind']) =>
    inMillimetres(textOf(element, 'Value_component'), units.get(textOf(element, 'Unit_component')), kind);
  let lost = 0;
  const partNumber = numbered();
  const parts = new Map(
    all('General_wire').flatMap((part) =>
      [part, ...childrenOf(part, 'Core')].map((one) => [one.id, readPart(one, measure)] as const),
    ),
  );
  const findPart = (id: string): WirePart => {
    const part = parts.get(id);
    if (!part) lost += 1;
    return part ?? { area: undefined, diameter: undefined, colour: undefined };
  };
  const ends = readEnds(all, () => {
    lost += 1;
  });
  const bare: WireEnd = { kind: 'unknown', seal: false, double: false };
  const coreOf = (occurrence: XmlElement): Core => {
    const { area, colour } = findPart(textOf(occurrence, 'Part'));
    const [first = bare, second = bare] = ends.get(occurrence.id) ?? [];
    return { area, ...(colour && { colour }), ends: [first, second] };
  };
  const twisted = new Set(
    all('Wiring_group')
      .filter((group) => /twist|verdrill/i.test(textOf(group, 'Type')))
      .flatMap((group) => idsOf(group, 'Assigned_wire')),
  );
  const places = new Map<string, number>();
  const wires = all('General_wire_occurrence').map((occurrence, place): ListedWire => {
    const part = textOf(occurrence, 'Part');
    const cores = childrenOf(occurrence, 'Core_occurrence');
    const lengths = childrenOf(occurrence, 'Length_information').map((one) => childOf(one, 'Length_value'));
    for (const { id } of [occurrence, ...cores]) places.set(id, place);
    return {
      cores: cores.length > 0 ? cores.map(coreOf) : [coreOf(occurrence)],
      jacket: cores.length > 0,
      length: lengths.map((value) => measure(value, 'length')).find((value) => value !== undefined),
      diameter: findPart(part).diameter,
      ...([occurrence, ...cores].some(({ id }) => twisted.has(id)) && { twist: { layLength: undefined } }),
      count: 1,
      part: partNumber(part),
    };
  });
  return {
    format: 'KBL',
    version,
    wires,
    modules: all('Module').length,
    configurations: readConfigurations(all, places, wires.length),
    skipped: { ...(lost > 0 && { reference: lost }) },
  };
}

function readPart(
  part: XmlElement,
  measure: (element: XmlElement | undefined, kind: Unit['kind']) => number | undefined,
): WirePart {
  const colours = [...childrenOf(part, 'Cover_colour'), ...childrenOf(part, 'Core_colour')];
  return {
    area: measure(childOf(part, 'Cross_section_area'), 'area'),
    diameter: measure(childOf(part, 'Outside_diameter'), 'length'),
    colour: readColour(textOf(colours[0], 'Colour_value')),
  };
}

/**
 * The ends of each wire and core by its id: the contact points of its connection, and the parts mounted
 * there.
 */
function readEnds(
  all: (name: string) => readonly XmlElement[],
  lose: () => void,
): ReadonlyMap<string, readonly WireEnd[]> {
  const mounted = new Map<string, XmlElement>();
  for (const name of ['Terminal_occurrence', 'Special_terminal_occurrence', 'Cavity_seal_occurrence'])
    for (const element of all(name)) mounted.set(element.id, element);
  const ferrules = new Set(
    all('General_terminal')
      .filter((part) =>
        /ferrule|aderendh|embout/i.test(`${textOf(part, 'Terminal_type')} ${textOf(part, 'Description')}`),
      )
      .map(({ id }) => id),
  );
  const connections = all('Connection').map((connection) => ({
    wire: textOf(connection, 'Wire'),
    points: childrenOf(connection, 'Extremities')
      .sort(
        (one, other) => Number(textOf(one, 'Position_on_wire')) - Number(textOf(other, 'Position_on_wire')),
      )
      .map((extremity) => textOf(extremity, 'Contact_point')),
  }));
  const uses = new Map<string, number>();
  for (const point of connections.flatMap(({ points }) => points))
    uses.set(point, (uses.get(point) ?? 0) + 1);
  const terminalNumber = numbered();
  const points = new Map(all('Contact_points').map((point) => [point.id, point]));
  const endAt = (id: string): WireEnd => {
    const point = points.get(id);
    if (!point) lose();
    const there = idsOf(point, 'Associated_parts').flatMap((part) => mounted.get(part) ?? []);
    const terminal = there.find(({ name }) => name !== 'Cavity_seal_occurrence');
    const seal = there.find(({ name }) => name === 'Cavity_seal_occurrence');
    const part = textOf(terminal, 'Part');
    const kinds = there.map((one) => textOf(one, 'Part')).sort();
    return {
      kind: !point ? 'unknown' : kindOf(terminal, ferrules.has(part)),
      seal: seal !== undefined,
      double: (uses.get(id) ?? 0) > 1,
      ...(kinds.length > 0 && { part: terminalNumber(kinds.join(' ')) }),
    };
  };
  return new Map(connections.map(({ wire, points: both }) => [wire, both.map(endAt)]));
}

function kindOf(terminal: XmlElement | undefined, isFerrule: boolean): WireEnd['kind'] {
  if (!terminal) return 'strip';
  if (terminal.name === 'Special_terminal_occurrence') return 'special';
  return isFerrule ? 'ferrule' : 'terminal';
}

/**
 * A configuration lists its modules, and a module its parts. A configuration with all wires is left out,
 * since it is the whole harness.
 */
function readConfigurations(
  all: (name: string) => readonly XmlElement[],
  places: ReadonlyMap<string, number>,
  total: number,
): Configuration[] {
  const held = new Map(
    all('Module').map((module) => [
      module.id,
      childrenOf(module, 'Module_configuration').flatMap((one) => idsOf(one, 'Controlled_components')),
    ]),
  );
  const wiresOf = (ids: readonly string[]) => [
    ...new Set(ids.flatMap((id) => held.get(id) ?? []).flatMap((id) => places.get(id) ?? [])),
  ];
  return all('Harness_configuration').flatMap((configuration, place) => {
    const wires = wiresOf(idsOf(configuration, 'Modules'));
    if (wires.length === 0 || wires.length === total) return [];
    const name = textOf(configuration, 'Part_number') || textOf(configuration, 'Description');
    return { name: name || String(place + 1), wires };
  });
}

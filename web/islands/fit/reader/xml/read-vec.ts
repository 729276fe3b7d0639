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

/** The elements of a VEC (VDA 4968) about wires and their ends. */
const kept: ReadonlySet<string> = new Set([
  'VecVersion',
  'Unit',
  'PartVersion',
  'Component',
  'ContactPoint',
  'WireGrouping',
]);

const keptSpecifications =
  /^(?:Wire|WireElement|Core|Conductor|Insulation|WireGroup|PartStructure|\w*Terminal)Specification$/;

export function isOfVec(name: string, type: string): boolean {
  return kept.has(name) || (name === 'Specification' && keptSpecifications.test(type));
}

/** Collects the elements of a VEC 1.1 to 2.2, and builds the wires at the end. */
export function gatherVec() {
  let version = '';
  const units = new Map<string, Unit | undefined>();
  const elements = new Map<string, XmlElement[]>();
  let wires = 0;
  return {
    take(element: XmlElement) {
      if (element.name === 'VecVersion') version = textOf(element);
      if (element.name === 'Unit') units.set(element.id, readUnit(element));
      const known = elements.get(element.name);
      if (known) known.push(element);
      else elements.set(element.name, [element]);
      if (roleOf(element, 'WireRole')) wires += 1;
      if (wires > readLimits.wires) throw new ReadProblem('wires');
    },
    build: (): Harness => build(version, units, (name) => elements.get(name) ?? []),
  };
}

/** A unit has an exponent: 2 makes square millimetres of millimetres. */
function readUnit(element: XmlElement): Unit | undefined {
  const exponent = textOf(element, 'Exponent') || '1';
  if (exponent !== '1' && exponent !== '2') return undefined;
  const name = textOf(element, 'SiUnitName');
  if (name !== '') return metricUnit(name, textOf(element, 'SiPrefix'), exponent === '2');
  return exponent === '1' ? otherUnit(textOf(element, 'ImperialUnitName')) : undefined;
}

const roleOf = (component: XmlElement, type: string) =>
  component.children.find((child) => child.name === 'Role' && child.type === type);

type All = (name: string) => readonly XmlElement[];

function build(version: string, units: ReadonlyMap<string, Unit | undefined>, all: All): Harness {
  const measure = (element: XmlElement | undefined, kind: Unit['kind']) =>
    inMillimetres(textOf(element, 'ValueComponent'), units.get(textOf(element, 'UnitComponent')), kind);
  const specifications = new Map(all('Specification').map((one) => [one.id, one]));
  const elementsOfWires = readWireElements(specifications);
  let lost = 0;
  const specificationOf = (reference: XmlElement) => {
    const found = elementsOfWires.get(textOf(reference, 'ReferencedWireElement'));
    if (!found) lost += 1;
    return found;
  };
  const endsOf = readEnds(all, specifications);
  const layLengths = readTwists(all, specifications, measure);
  const partNumber = numbered();
  const places = new Map<string, number>();

  const coreOf = (reference: XmlElement): Core => {
    const specification = specificationOf(reference);
    const conductor = specifications.get(textOf(specification, 'ConductorSpecification'));
    const insulation = specifications.get(textOf(specification, 'InsulationSpecification'));
    const colour = readColour(textOf(childOf(insulation, 'BaseColor'), 'Key'));
    const [first, second] = childrenOf(reference, 'WireEnd')
      .sort((one, other) => Number(textOf(one, 'PositionOnWire')) - Number(textOf(other, 'PositionOnWire')))
      .map(({ id }) => endsOf.get(id));
    const none: WireEnd = { kind: 'unknown', seal: false, double: false };
    return {
      area: measure(childOf(conductor, 'CrossSectionArea'), 'area'),
      ...(colour && { colour }),
      ends: [first ?? none, second ?? none],
    };
  };

  const wires = all('Component').flatMap((component): ListedWire[] => {
    const role = roleOf(component, 'WireRole');
    const references = childrenOf(role, 'WireElementReference');
    if (references.length === 0) return [];
    const conducting = references.filter(
      (reference) => textOf(specificationOf(reference), 'ConductorSpecification') !== '',
    );
    const cores = conducting.length > 0 ? conducting : references;
    const whole = references.find((reference) => !cores.includes(reference)) ?? references[0];
    const lengths = [whole, ...cores].flatMap((one) => childrenOf(one, 'WireLength'));
    const twist = references.find(({ id }) => layLengths.has(id));
    places.set(component.id, places.size);
    return [
      {
        cores: cores.map(coreOf),
        jacket: references.length > 1,
        length: lengths
          .map((one) => measure(childOf(one, 'LengthValue'), 'length'))
          .find((value) => value !== undefined),
        diameter: measure(childOf(whole && specificationOf(whole), 'OutsideDiameter'), 'length'),
        ...(twist && { twist: { layLength: layLengths.get(twist.id) } }),
        count: 1,
        part: partNumber(textOf(component, 'Part') || textOf(role, 'WireSpecification')),
      },
    ];
  });
  const { configurations, modules } = readStructures(all, specifications, places, wires.length);
  return {
    format: 'VEC',
    version,
    wires,
    modules,
    configurations,
    skipped: { ...(lost > 0 && { reference: lost }) },
  };
}

/** The specification of each wire element, by the element's id; an element may contain others. */
function readWireElements(specifications: ReadonlyMap<string, XmlElement>): ReadonlyMap<string, XmlElement> {
  const found = new Map<string, XmlElement>();
  const add = (element: XmlElement) => {
    const specification = specifications.get(textOf(element, 'WireElementSpecification'));
    if (specification) found.set(element.id, specification);
    for (const inner of childrenOf(element, 'SubWireElement')) add(inner);
  };
  for (const specification of specifications.values())
    if (specification.type === 'WireSpecification')
      for (const element of childrenOf(specification, 'WireElement')) add(element);
  return found;
}

/**
 * The ends of wires by their ids: contact points refer to the terminal, the seal and the wire ends mounted
 * there.
 */
function readEnds(all: All, specifications: ReadonlyMap<string, XmlElement>): ReadonlyMap<string, WireEnd> {
  const terminals = new Map<string, { kind: WireEnd['kind']; part: string }>();
  const seals = new Map<string, string>();
  const types = new Map(all('PartVersion').map((part) => [part.id, textOf(part, 'PrimaryPartType')]));
  for (const component of all('Component')) {
    const part = textOf(component, 'Part');
    for (const role of childrenOf(component, 'Role')) {
      if (role.type === 'CavitySealRole') seals.set(role.id, part);
      if (role.type !== 'TerminalRole') continue;
      const type = specifications.get(textOf(role, 'TerminalSpecification'))?.type ?? '';
      terminals.set(role.id, { kind: kindOf(type || (types.get(part) ?? '')), part });
    }
  }
  const number = numbered();
  const ends = new Map<string, WireEnd>();
  for (const point of all('ContactPoint')) {
    const terminal = terminals.get(textOf(point, 'MountedTerminal'));
    const mountings = childrenOf(point, 'WireMounting');
    const mounted = mountings.flatMap((mounting) => idsOf(mounting, 'ReferencedWireEnd'));
    for (const mounting of mountings) {
      const seal = seals.get(textOf(mounting, 'MountedCavitySeal'));
      for (const id of idsOf(mounting, 'ReferencedWireEnd'))
        ends.set(id, {
          kind: terminal?.kind ?? 'strip',
          seal: seal !== undefined,
          double: mounted.length > 1,
          ...(terminal && { part: number(`${terminal.part} ${seal ?? ''}`) }),
        });
    }
  }
  return ends;
}

/**
 * Terminals that plug into a cavity come on a reel, so a machine can process them; the types listed here are
 * special.
 */
function kindOf(type: string): WireEnd['kind'] {
  if (/OpenWireEnd/.test(type)) return 'strip';
  return /^(?:Bolt|Bridge|Hole|Integrated|Ring|Splice)Terminal/.test(type) ? 'special' : 'terminal';
}

/** The twisted wire elements, with the length of lay where it is known. */
function readTwists(
  all: All,
  specifications: ReadonlyMap<string, XmlElement>,
  measure: (element: XmlElement | undefined, kind: Unit['kind']) => number | undefined,
): ReadonlyMap<string, number | undefined> {
  const twists = new Map<string, number | undefined>();
  for (const grouping of all('WireGrouping')) {
    const specification = specifications.get(textOf(grouping, 'WireGroupSpecification'));
    const layLength = measure(childOf(specification, 'LengthOfTwist'), 'length');
    if (layLength === undefined && !/twist/i.test(textOf(specification, 'GroupType'))) continue;
    for (const id of idsOf(grouping, 'RelatedWireElementReference')) twists.set(id, layLength);
  }
  return twists;
}

/** Part lists of modules and harness variants that contain some of the wires. */
function readStructures(
  all: All,
  specifications: ReadonlyMap<string, XmlElement>,
  places: ReadonlyMap<string, number>,
  total: number,
): { configurations: Configuration[]; modules: number } {
  const numbers = new Map(all('PartVersion').map((part) => [part.id, textOf(part, 'PartNumber')]));
  const structures = [...specifications.values()].filter(({ type }) => type === 'PartStructureSpecification');
  const configurations = structures.flatMap((structure) => {
    const wires = idsOf(structure, 'InBillOfMaterial').flatMap((id) => places.get(id) ?? []);
    if (wires.length === 0 || wires.length === total) return [];
    const [part = ''] = idsOf(structure, 'DescribedPart');
    return [{ name: numbers.get(part) || textOf(structure, 'Identification'), wires }];
  });
  const modules = structures.filter((structure) => /module/i.test(textOf(structure, 'Content'))).length;
  return { configurations, modules };
}

/** An invented rear-light harness, for readers without a file at hand. */
type Row = readonly [
  area: number,
  diameter: number,
  colour: string,
  length: number,
  first: string,
  second: string,
  module: 1 | 2 | 3,
];

/**
 * Ends: `T1` … `T3` terminals, `S` with a seal, `R` a ring terminal, `-` bare; `@` and a name: a contact
 * shared with another wire.
 */
const rows: readonly Row[] = [
  [0.35, 1.3, 'gn', 412, 'T1', 'T1', 1],
  [0.35, 1.3, 'ge', 412, 'T1', 'T1', 1],
  [0.35, 1.3, 'vi', 618, 'T1', 'T1S', 1],
  [0.5, 1.6, 'br', 1240, 'T1@G1', 'R', 1],
  [0.5, 1.6, 'br', 1320, 'T1@G1', 'T2S', 1],
  [0.5, 1.6, 'sw', 1320, 'T1', 'T2S', 1],
  [0.5, 1.6, 'ge', 1320, 'T1', 'T2S', 1],
  [0.5, 1.6, 'gr', 2140, 'T1', 'T2S', 2],
  [0.5, 1.6, 'bl', 2140, 'T1', 'T2S', 2],
  [0.5, 1.6, 'rt', 96, 'T1', '-', 2],
  [0.75, 1.9, 'rt', 2380, 'T1', 'T2S', 1],
  [0.75, 1.9, 'sw', 2380, 'T1@G2', 'T2S', 1],
  [0.75, 1.9, 'br', 2410, 'T1@G2', 'R', 2],
  [1, 2.1, 'ws', 3120, 'T2', 'T2S', 2],
  [1, 2.1, 'gn', 3120, 'T2', 'T2S', 2],
  [1, 2.1, 'sw', 3120, 'T2', '-', 2],
  [1.5, 2.4, 'rt', 1860, 'T2', 'T2S', 1],
  [1.5, 2.4, 'br', 1860, 'T2', 'T2S', 1],
  [1.5, 2.4, 'bl', 4650, 'T2', 'T2S', 3],
  [2.5, 3, 'rt', 5240, 'T3', 'T3', 3],
  [2.5, 3, 'br', 5240, 'T3', 'R', 3],
  [4, 3.7, 'rt', 5610, 'T3', 'T3', 3],
  [6, 4.3, 'sw', 0, 'T3', 'R', 3],
];

/** The cable of the trailer socket: cores of these colours, in a jacket. */
const cable = { length: 2650, area: 0.75, colours: ['br', 'ws', 'bl'], module: 3 } as const;

const terminals = ['T1', 'T2', 'T3', 'R'] as const;
const element = (name: string, content: string, attributes = '') =>
  `<${name}${attributes}>${content}</${name}>`;
const value = (name: string, of: number, unit: string) =>
  element(name, element('Unit_component', unit) + element('Value_component', String(of)));

/** The harness as a KBL 2.4, in the form in which a design program writes it. */
export function sampleHarness(): string {
  const parts = new Map<string, string>();
  const shared = new Map<string, string>();
  const mounted: string[] = [];
  const points: string[] = [];
  const wires: string[] = [];
  const connections: string[] = [];
  const held: string[][] = [[], [], []];

  const partOf = (name: string, content: string) => {
    if (!parts.has(name)) parts.set(name, element('General_wire', content, ` id="${name}"`));
    return name;
  };
  const pointOf = (end: string): string => {
    const [what = '', contact] = end.split('@');
    const known = contact === undefined ? undefined : shared.get(contact);
    if (known) return known;
    const id = `point_${points.length}`;
    if (contact !== undefined) shared.set(contact, id);
    const terminal = terminals.find((name) => what.startsWith(name));
    const there: string[] = [];
    const mount = (kind: string, part: string) => {
      const occurrence = `mounted_${mounted.length}`;
      mounted.push(element(kind, element('Part', part), ` id="${occurrence}"`));
      there.push(occurrence);
    };
    if (terminal) mount(terminal === 'R' ? 'Special_terminal_occurrence' : 'Terminal_occurrence', terminal);
    if (what.endsWith('S')) mount('Cavity_seal_occurrence', 'seal');
    points.push(element('Contact_points', element('Associated_parts', there.join(' ')), ` id="${id}"`));
    return id;
  };
  const connect = (wire: string, ends: readonly [string, string]) => {
    const extremities = ends.map((end, place) =>
      element(
        'Extremities',
        element('Position_on_wire', String(place)) + element('Contact_point', pointOf(end)),
      ),
    );
    connections.push(element('Connection', element('Wire', wire) + extremities.join('')));
  };
  const lengthOf = (length: number) =>
    element('Length_information', element('Length_type', 'DMU') + value('Length_value', length, 'mm'));

  for (const [place, [area, diameter, colour, length, first, second, module]] of rows.entries()) {
    const id = `wire_${place}`;
    const part = partOf(
      `part_${area}_${colour}`,
      value('Cross_section_area', area, 'mm2') +
        value('Outside_diameter', diameter, 'mm') +
        element('Cover_colour', element('Colour_value', colour)),
    );
    wires.push(element('General_wire_occurrence', element('Part', part) + lengthOf(length), ` id="${id}"`));
    connect(id, [first, second]);
    held[module - 1]?.push(id);
  }

  const cores = cable.colours.map((colour, place) => ({
    part: `part_core_${place}`,
    id: `core_${place}`,
    colour,
  }));
  partOf(
    'part_cable',
    value('Outside_diameter', 5.4, 'mm') +
      cores
        .map(({ part, colour }) =>
          element(
            'Core',
            value('Cross_section_area', cable.area, 'mm2') +
              element('Core_colour', element('Colour_value', colour)),
            ` id="${part}"`,
          ),
        )
        .join(''),
  );
  const occurrences = cores.map(({ id, part }) =>
    element('Core_occurrence', element('Part', part), ` id="${id}"`),
  );
  wires.push(
    element(
      'General_wire_occurrence',
      element('Part', 'part_cable') + lengthOf(cable.length) + occurrences.join(''),
      ' id="cable_0"',
    ),
  );
  for (const { id } of cores) connect(id, ['T1', 'T2S']);
  held[cable.module - 1]?.push('cable_0');

  const modules = held.map((ids, place) =>
    element(
      'Module',
      element('Module_configuration', element('Controlled_components', ids.join(' '))),
      ` id="module_${place}"`,
    ),
  );
  const configurations = [
    ['Basic', 'module_0'],
    ['Wagon', 'module_0 module_1'],
  ].map(([name = '', ids = '']) =>
    element('Harness_configuration', element('Description', name) + element('Modules', ids)),
  );
  const harness = [
    ...mounted,
    ...wires,
    element('Connector_occurrence', points.join('')),
    ...connections,
    ...modules,
    ...configurations,
  ];
  const units =
    '<Unit id="mm"><Si_unit_name>metre</Si_unit_name><Si_prefix>milli</Si_prefix></Unit>' +
    '<Unit id="mm2"><Si_unit_name>metre</Si_unit_name><Si_prefix>milli</Si_prefix><Si_dimension>square</Si_dimension></Unit>';
  return `<kbl:KBL_container xmlns:kbl="http://www.prostep.org/Car_electric_container/KBL2.3/KBLSchema" version_id="2.4 SR-1">${units}${[...parts.values()].join('\n')}${element('Harness', harness.join('\n'))}</kbl:KBL_container>`;
}

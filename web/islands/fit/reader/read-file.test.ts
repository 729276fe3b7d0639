import { describe, expect, test } from 'vitest';
import { groupWires, sumUp } from '#contracts/fit/harness/group-wires.ts';
import type { Harness } from '#contracts/fit/harness/listed-wire.ts';
import { sampleHarness } from '../sample/sample-harness.ts';
import { readFile, readText } from './read-file.ts';
import { ReadProblem } from './read-problem.ts';

const read = (text: string): Harness => {
  const found = readText(text);
  if ('heads' in found) throw new Error('It asks which column is which');
  return found;
};
const sumsOf = (harness: Harness) => sumUp(groupWires(harness.wires, []));
/** The problem for which the file is refused. */
const problemOf = async (content: string | Uint8Array<ArrayBuffer>): Promise<ReadProblem | undefined> => {
  try {
    await readFile(new Blob([content]));
    return undefined;
  } catch (error) {
    if (error instanceof ReadProblem) return error;
    throw error;
  }
};
const kbl = (content: string, version = '2.4 SR-1') =>
  `<?xml version="1.0" encoding="UTF-8"?><k:KBL_container xmlns:k="http://www.prostep.org/Car_electric_container/KBL2.3/KBLSchema" version_id="${version}">${content}</k:KBL_container>`;

describe('CAT-07 a KBL', () => {
  test('gives its wires, ends, modules and configurations', async () => {
    const harness = await readFile(new Blob([sampleHarness()]));
    expect(harness).toMatchObject({ format: 'KBL', version: '2.4 SR-1', modules: 3 });
    expect(sumsOf(harness as Harness)).toMatchObject({
      wires: 24,
      length: 54_658,
      cables: 1,
      cores: 3,
      ends: { terminal: 30, seal: 16, special: 4, bare: 2, unknown: 0 },
    });
    expect((harness as Harness).configurations.map(({ name, wires }) => [name, wires.length])).toEqual([
      ['Basic', 11],
      ['Wagon', 18],
    ]);
    expect(
      (harness as Harness).wires.filter(({ cores }) => cores[0]?.ends.some(({ double }) => double)),
    ).toHaveLength(4);
    // Part numbers never leave the file.
    expect(JSON.stringify(harness)).not.toMatch(/part_|T1|seal_/);
  });

  test('is in the units that it names, and a length of 0 is none', () => {
    const inMetres = sampleHarness().replace(
      '<Unit id="mm"><Si_unit_name>metre</Si_unit_name><Si_prefix>milli</Si_prefix></Unit>',
      '<Unit id="mm"><Si_unit_name>metre</Si_unit_name></Unit>',
    );
    expect(read(inMetres).wires[0]?.length).toBe(412_000);
    const nonsense = sampleHarness().replace('<Si_unit_name>metre', '<Si_unit_name>ampere');
    expect(read(nonsense).wires[0]?.length).toBeUndefined();
    expect(read(sampleHarness()).wires.filter(({ length }) => length === undefined)).toHaveLength(1);
  });
});

describe('CAT-07 a VEC', () => {
  const measure = (name: string, value: number, unit = 'mm') =>
    `<${name}><UnitComponent>${unit}</UnitComponent><ValueComponent>${value}</ValueComponent></${name}>`;
  const specification = (type: string, id: string, content: string) =>
    `<Specification xsi:type="vec:${type}" id="${id}">${content}</Specification>`;
  const vec = `<vec:VecContent xmlns:vec="http://www.prostep.org/ecad-if/2011/vec" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><VecVersion>2.2.0</VecVersion>
<DocumentVersion>${specification('CoreSpecification', 'core', measure('CrossSectionArea', 0.35, 'mm2'))}
${specification('WireElementSpecification', 'element', `${measure('OutsideDiameter', 1.3)}<ConductorSpecification>core</ConductorSpecification>`)}
${specification('WireSpecification', 'wire', '<DescribedPart>part</DescribedPart><WireElement id="we"><WireElementSpecification>element</WireElementSpecification></WireElement>')}
${specification('PluggableTerminalSpecification', 'plug', '')}${specification('RingTerminalSpecification', 'ring', '')}
${specification('WireGroupSpecification', 'pair', measure('LengthOfTwist', 30))}
<Specification xsi:type="vec:CompositionSpecification" id="all">
<Component id="w1"><Part>part</Part><Role xsi:type="vec:WireRole" id="wr1"><WireElementReference id="r1"><ReferencedWireElement>we</ReferencedWireElement><WireEnd id="e1"><PositionOnWire>0.0</PositionOnWire></WireEnd><WireEnd id="e2"><PositionOnWire>1.0</PositionOnWire></WireEnd><WireLength><LengthType>Production</LengthType>${measure('LengthValue', 1.25, 'm')}</WireLength></WireElementReference></Role></Component>
<Component id="t1"><Part>tp</Part><Role xsi:type="vec:TerminalRole" id="tr1"><TerminalSpecification>plug</TerminalSpecification></Role></Component>
<Component id="t2"><Part>rp</Part><Role xsi:type="vec:TerminalRole" id="tr2"><TerminalSpecification>ring</TerminalSpecification></Role></Component>
<Component id="s1"><Part>sp</Part><Role xsi:type="vec:CavitySealRole" id="sr1"/></Component></Specification>
<Specification xsi:type="vec:ContactingSpecification" id="contacts"><ContactPoint id="c1"><MountedTerminal>tr1</MountedTerminal><WireMounting><MountedCavitySeal>sr1</MountedCavitySeal><ReferencedWireEnd>e1</ReferencedWireEnd></WireMounting></ContactPoint><ContactPoint id="c2"><MountedTerminal>tr2</MountedTerminal><WireMounting><ReferencedWireEnd>e2</ReferencedWireEnd></WireMounting></ContactPoint></Specification>
<Specification xsi:type="vec:WireGroupingSpecification" id="groups"><WireGrouping><RelatedWireElementReference>r1</RelatedWireElementReference><WireGroupSpecification>pair</WireGroupSpecification></WireGrouping></Specification></DocumentVersion>
<PartVersion id="part"><PartNumber>SECRET</PartNumber><PrimaryPartType>Wire</PrimaryPartType></PartVersion>
<Unit xsi:type="vec:SIUnit" id="mm"><SiUnitName>Metre</SiUnitName><SiPrefix>Milli</SiPrefix></Unit><Unit xsi:type="vec:SIUnit" id="m"><SiUnitName>Metre</SiUnitName></Unit>
<Unit xsi:type="vec:SIUnit" id="mm2"><Exponent>2</Exponent><SiUnitName>Metre</SiUnitName><SiPrefix>Milli</SiPrefix></Unit></vec:VecContent>`;

  test('gives its wires, with what is mounted at their ends', () => {
    const harness = read(vec);
    expect(harness).toMatchObject({ format: 'VEC', version: '2.2.0' });
    expect(harness.wires).toEqual([
      {
        cores: [
          {
            area: 0.35,
            ends: [
              { kind: 'terminal', seal: true, double: false, part: 0 },
              { kind: 'special', seal: false, double: false, part: 1 },
            ],
          },
        ],
        jacket: false,
        length: 1250,
        diameter: 1.3,
        twist: { layLength: 30 },
        count: 1,
        part: 0,
      },
    ]);
    expect(JSON.stringify(harness)).not.toContain('SECRET');
  });
});

describe('CAT-07 a WireViz', () => {
  const harness = () =>
    read(`connectors:
  X1: &plug
    type: Molex KK 254
    pincount: 4
  X2:
    <<: *plug
  F:
    style: simple
    type: Crimp ferrule
cables:
  W1:
    category: bundle
    gauge: 24 AWG
    length: 0.2
    colors: [BK, RD]
  W2:
    wirecount: 3
    gauge: 0.25 mm2
    length: 300 mm
connections:
  - - X1: [1-2]
    - W1: [1-2]
    - X2: [1, 1]
  - - F.
    - W2: [1-3]
    - X1: [2-4]
`);

  test('gives the wires of its bundles one by one, and its cables', () => {
    const { wires } = harness();
    expect(wires.map(({ jacket, length, cores }) => [jacket, length, cores.length])).toEqual([
      [false, 200, 1],
      [false, 200, 1],
      [true, 300, 3],
    ]);
    expect(wires[0]?.cores[0]).toMatchObject({ area: 0.22, colour: 'BK' });
    expect(wires[1]?.cores[0]?.ends[1]).toMatchObject({ kind: 'terminal', double: true });
    expect(wires[2]?.cores[0]?.ends.map(({ kind }) => kind)).toEqual(['ferrule', 'terminal']);
  });

  test('with anchors that multiply is refused', async () => {
    const bomb = Array.from({ length: 12 }, (_, level) =>
      level === 0
        ? 'a0: &a0 [x,x,x,x,x,x,x,x,x]'
        : `a${level}: &a${level} [${Array(9)
            .fill(`*a${level - 1}`)
            .join()}]`,
    );
    expect((await problemOf(`cables:\n  W1: {gauge: 1}\n${bomb.join('\n')}`))?.kind).toBe('aliases');
    expect((await problemOf(`cables: ${'['.repeat(50_000)}`))?.kind).toMatch(/depth|syntax/);
  });
});

describe('CAT-07 a table', () => {
  test.for([
    [
      'English, commas',
      'Cross-section,Length (m),Colour,End 1,End 2,Qty\n0.5,1.2,Red,T1,,3\n14 AWG,0.8,Black,ferrule,seal T2,1',
    ],
    [
      'German, decimal commas',
      'Querschnitt;Länge [mm];Farbe;Ende 1;Ende 2;Anzahl\n0,5;1200;rot;T1;-;3\n2,5;800;sw;Aderendhülse;Tülle T2;1',
    ],
    [
      'French, from a spreadsheet',
      'Section\tLongueur (cm)\tCouleur\tExtrémité 1\tExtrémité 2\tNombre\n0,5\t120\trouge\tT1\t\t3\n2,5\t80\tnoir\tembout\tjoint T2\t1',
    ],
    [
      'with titles above and AWG',
      'Wire list;;;;;\nAWG;Length;Color;From terminal;To terminal;Count\n20;1200;RD;T1;none;3\n14;800;BK;Ferrule;T2 seal;1',
    ],
  ] as const)('%s', ([, text]) => {
    const { wires } = read(text);
    expect(wires.map(({ length, count }) => [length, count])).toEqual([
      [1200, 3],
      [800, 1],
    ]);
    expect(wires.map(({ cores }) => cores[0]?.area)).toEqual([0.5, 2.5]);
    expect(wires.map(({ cores }) => cores[0]?.colour)).toEqual(['RD', 'BK']);
    expect(
      wires.map(({ cores }) => cores[0]?.ends.map(({ kind, seal }) => `${kind}${seal ? ' sealed' : ''}`)),
    ).toEqual([
      ['terminal', 'strip'],
      ['ferrule', 'terminal sealed'],
    ]);
  });

  test('of which too little is known asks, and is read as somebody says', () => {
    const text = 'a;b;c\n0,35;100;rt\n1;200;sw';
    expect(readText(text)).toMatchObject({
      heads: ['a', 'b', 'c'],
      rows: [
        ['0,35', '100', 'rt'],
        ['1', '200', 'sw'],
      ],
    });
    expect(readText(text, { area: 0, length: 1 })).toMatchObject({
      wires: [{ length: 100 }, { length: 200 }],
    });
  });

  test('without columns of ends leaves them unknown; rows that are not wires are counted', () => {
    const harness = read('mm²;Length\n0.5;100\nsum;\n1;-5');
    expect(harness.wires.map(({ cores }) => cores[0]?.ends[0].kind)).toEqual(['unknown', 'unknown']);
    expect(harness.skipped).toEqual({ rows: 1 });
    expect(harness.wires[1]?.length).toBeUndefined();
  });
});

describe('CAT-07 what is not a harness gets a reason', () => {
  const deep = kbl(`${'<a>'.repeat(70)}${'</a>'.repeat(70)}`);
  test.for([
    ['empty', ''],
    ['empty', ' \n'],
    ['archive', new Uint8Array([0x50, 0x4b, 3, 4])],
    ['format', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0])],
    ['format', '<html><body/></html>'],
    ['old', kbl('', '2.2')],
    ['none', kbl('<Unit id="a"/>')],
    ['syntax', kbl('<Harness>').replace('</k:KBL_container>', '')],
    ['syntax', kbl('<a>&unknown;</a>')],
    ['entities', `<!DOCTYPE lolz [<!ENTITY lol "lol"><!ENTITY lol2 "&lol;&lol;">]>${kbl('<a>&lol2;</a>')}`],
    ['depth', deep],
    [
      'encoding',
      new Uint8Array([...new TextEncoder().encode('<?xml version="1.0" encoding="UTF-8"?><a>'), 0xff, 0xfe]),
    ],
    ['encoding', '<?xml version="1.0" encoding="klingon"?><a/>'],
    ['none', 'mm²;Length\nx;y'],
  ] as const)('%s', async ([kind, content]) => {
    expect((await problemOf(typeof content === 'string' ? content : new Uint8Array(content)))?.kind).toBe(
      kind,
    );
  });

  test('two million elements, and rows without end', async () => {
    expect((await problemOf(kbl('<a/>'.repeat(2_000_001))))?.kind).toBe('elements');
    expect((await problemOf(`mm²;Length\n${'1;2\n'.repeat(200_100)}`))?.kind).toBe('wires');
  });

  test('a fault says its line and element, and what was read before is kept', async () => {
    const whole = sampleHarness().replaceAll('><', '>\n<');
    const problem = await problemOf(whole.replace('</Harness>', '</Harnes>'));
    expect(problem).toMatchObject({
      kind: 'syntax',
      place: { at: 'Harness' },
      until: { wires: { length: 24 } },
    });
    expect(problem?.place.line).toBeGreaterThan(100);
  });

  test('UTF-16 and windows-1252 are read as what they are', async () => {
    const utf16 = new Uint8Array([
      0xff,
      0xfe,
      ...new Uint8Array(Uint16Array.from('mm²;Länge\n1;500', (letter) => letter.charCodeAt(0)).buffer),
    ]);
    const latin = Uint8Array.from('mm²;Länge\n1;500', (letter) => letter.charCodeAt(0));
    for (const content of [utf16, latin])
      expect(await readFile(new Blob([content]))).toMatchObject({ wires: [{ length: 500 }] });
  });
});

import type { Machine } from './machine.ts';

/** What the product back end says of a machine: what it does, and the bounds of its technical data. */
export type MeasuredMachine = {
  readonly product: { readonly slug: string; readonly capabilities: readonly { readonly slug: string }[] };
  readonly ranges: readonly {
    readonly attribute: string;
    readonly minimum: number | null;
    readonly maximum: number | null;
  }[];
};

/** The attributes of the catalogue that the rules of a lead need. */
export const measuredAttributes = [
  'cross_section',
  'outer_diameter',
  'wire_length',
  'lay_length',
  'output',
  'output_2m',
  'weight',
  'crimp_force',
];

/** So many machines are held against a lead: more would be too many to look through. */
export const mostMeasured = 200;

/** What strippers, cutters and twisters do. */
const preparing: readonly string[] = ['cut', 'full-strip', 'partial-strip', 'jacket-strip', 'twist-pair'];
const crimping: readonly string[] = ['crimp', 'seal-loading', 'double-crimp', 'ferrule-crimp'];

/** The machine as the rules of a lead read it. Undefined: it names no cross-section, or makes nothing of a lead. */
export function readMachine({ product, ranges }: MeasuredMachine): Machine | undefined {
  const rangeOf = (attribute: string) => {
    const found = ranges.find((range) => range.attribute === attribute);
    return found && { from: found.minimum ?? undefined, to: found.maximum ?? undefined };
  };
  // Testers are found by the capability that they test; what crimps names its force or how many it makes.
  const isTester = !rangeOf('crimp_force') && !rangeOf('output');
  const counting = isTester ? preparing : [...preparing, ...crimping];
  const area = rangeOf('cross_section');
  const capabilities = product.capabilities.map(({ slug }) => slug).filter((slug) => counting.includes(slug));
  if (!area || capabilities.length === 0) return undefined;
  return {
    slug: product.slug,
    capabilities,
    area,
    diameter: rangeOf('outer_diameter'),
    length: rangeOf('wire_length'),
    layLength: rangeOf('lay_length'),
    output: rangeOf('output')?.to,
    outputAt2m: rangeOf('output_2m')?.to,
    weight: rangeOf('weight')?.to,
  };
}

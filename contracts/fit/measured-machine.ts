import type { Machine } from './machine.ts';

/** A machine as the product back end describes it: its capabilities, and the bounds of its technical data. */
export type MeasuredMachine = {
  readonly product: { readonly slug: string; readonly capabilities: readonly { readonly slug: string }[] };
  readonly ranges: readonly {
    readonly attribute: string;
    readonly minimum: number | null;
    readonly maximum: number | null;
  }[];
};

/** The attributes of the catalogue on which the rules depend. */
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

/** How many machines are compared with a lead: nobody looks through more. */
export const maxMeasuredMachines = 200;

/** The steps of strippers, cutters and twisters. */
const preparing: readonly string[] = ['cut', 'full-strip', 'partial-strip', 'jacket-strip', 'twist-pair'];
const crimping: readonly string[] = ['crimp', 'seal-loading', 'double-crimp', 'ferrule-crimp'];

/** The machine as the rules read it. Undefined: its data name no cross-section, or it does no step of a lead. */
export function readMachine({ product, ranges }: MeasuredMachine): Machine | undefined {
  const rangeOf = (attribute: string) => {
    const found = ranges.find((range) => range.attribute === attribute);
    return found && { from: found.minimum ?? undefined, to: found.maximum ?? undefined };
  };
  // A tester is recognised by the capability that it tests: a machine that crimps states its force or its output.
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

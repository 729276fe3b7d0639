/** What the best value of a row is called; the page has a text for each. */
export type Superlative =
  | 'widest'
  | 'longest'
  | 'largest'
  | 'fastest'
  | 'most'
  | 'strongest'
  | 'highest'
  | 'finest'
  | 'lightest'
  | 'quietest'
  | 'least';

/** Which value of a row is best: the range that includes all others, the larger value, or the smaller one. */
type Judged = 'span' | 'more' | 'less';

type AttributeRule = {
  readonly judged: Judged;
  readonly word: Superlative;
  /** Needed for ranges over several powers of ten, which a linear scale would flatten. */
  readonly isLogarithmic?: true;
};

const more = (word: Superlative): AttributeRule => ({ judged: 'more', word });
const less = (word: Superlative): AttributeRule => ({ judged: 'less', word });

/** The rules by attribute of the catalogue. An attribute without a rule is shown but not judged. */
const rules: Readonly<Record<string, AttributeRule>> = {
  cross_section: { judged: 'span', word: 'widest', isLogarithmic: true },
  wire_length: { judged: 'span', word: 'widest', isLogarithmic: true },
  lay_length: { judged: 'span', word: 'widest' },
  outer_diameter: more('largest'),
  bundle_diameter: more('largest'),
  coil_diameter: more('largest'),
  reel_diameter: more('largest'),
  strip_length: more('longest'),
  pull_off_length: more('longest'),
  stack_length: more('longest'),
  feed_rate: more('fastest'),
  spindle_speed: more('fastest'),
  winding_speed: more('fastest'),
  marking_speed: more('fastest'),
  cycle_time: less('fastest'),
  output: more('most'),
  output_2m: more('most'),
  stations: more('most'),
  wire_positions: more('most'),
  ferrule_types: more('most'),
  pallets: more('most'),
  cavities: more('most'),
  test_points: more('most'),
  programs: more('most'),
  crimp_force: more('strongest'),
  insertion_force: more('strongest'),
  pull_force: more('strongest'),
  test_voltage_dc: more('highest'),
  test_voltage_ac: more('highest'),
  crimp_height_resolution: less('finest'),
  resistance_resolution: less('finest'),
  air_consumption: less('least'),
  power: less('least'),
  noise: less('quietest'),
  weight: less('lightest'),
};

/**
 * Attributes without a bar: what a machine needs around it, and noise, for which data sheets only give an
 * upper limit.
 */
const undrawn: ReadonlySet<string> = new Set(['noise', 'air_pressure', 'temperature', 'humidity']);

export function isDrawn(attribute: string): boolean {
  return !undrawn.has(attribute);
}

export function findRule(attribute: string): AttributeRule | undefined {
  return rules[attribute];
}

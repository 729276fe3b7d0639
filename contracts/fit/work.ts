import type { Lead, Step } from './lead.ts';
import { outerDiameter, stepsOfLead } from './lead.ts';

/**
 * What is done to a wire of a harness: beside the steps of a lead, removing the jacket of a cable, twisting two
 * wires, and crimping a terminal for which the catalogue has no applicator.
 */
export const workSteps = ['jacket', 'twist', 'special'] as const;
export type WorkStep = Step | (typeof workSteps)[number];

/** The work on a wire, as the rules check it against a machine. All measures are metric. */
export type Work<S extends WorkStep> = {
  /** Cross-sections in mm²: one for a wire, one for each core of a cable; undefined where not known. */
  readonly areas: readonly (number | undefined)[];
  /** In mm; undefined: not known. */
  readonly length: number | undefined;
  /** Outer diameter in mm; undefined: not known. */
  readonly diameter: number | undefined;
  /** Whether the diameter was entered by hand, and therefore has to be checked, too. */
  readonly needsDiameter: boolean;
  /** The lay length of a twisted pair (one full turn) in mm. */
  readonly layLength?: number | undefined;
  readonly steps: readonly S[];
};

export function workOfLead(lead: Lead): Work<Step> {
  return {
    areas: [lead.area],
    length: lead.length,
    diameter: outerDiameter(lead),
    needsDiameter: true,
    steps: stepsOfLead(lead),
  };
}

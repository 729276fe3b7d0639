import type { Lead, Step } from './lead.ts';
import { outerDiameter, stepsOfLead } from './lead.ts';

/**
 * What is done to a wire of a harness: beside the steps of a lead the jacket that a cable has, the twisting of two wires, and what sets
 * a terminal that no applicator of the catalogue is known for.
 */
export const workSteps = ['jacket', 'twist', 'special'] as const;
export type WorkStep = Step | (typeof workSteps)[number];

/** What has to be done and to what, as the rules hold it against a machine. All measures are metric. */
export type Work<S extends WorkStep> = {
  /** Cross-sections in mm²: one of a wire, one for each core of a cable. Undefined where nobody knows it. */
  readonly areas: readonly (number | undefined)[];
  /** In mm; undefined: nobody knows it. */
  readonly length: number | undefined;
  /** Outer diameter in mm; undefined: nobody knows it. */
  readonly diameter: number | undefined;
  /** Somebody set the diameter by hand, so the question is asked of it, too. */
  readonly asksDiameter: boolean;
  /** Length of a full turn of a twisted pair in mm. */
  readonly layLength?: number | undefined;
  readonly steps: readonly S[];
};

export function workOfLead(lead: Lead): Work<Step> {
  return {
    areas: [lead.area],
    length: lead.length,
    diameter: outerDiameter(lead),
    asksDiameter: true,
    steps: stepsOfLead(lead),
  };
}

/** What a machine of a customer may be, and what is done to it (AST-01). How a code reads is a text of the portal. */

export const machineStates = ['inService', 'stored', 'decommissioned'] as const;
export type MachineState = (typeof machineStates)[number];

/** The inspection contracts that we sell for a machine. */
export const contractKinds = ['none', 'basic', 'plus', 'complete'] as const;

export const serviceKinds = [
  'commissioning',
  'maintenance',
  'inspection',
  'repair',
  'calibration',
  'upgrade',
  'training',
] as const;

/** A software version and the day (`2024-06-11`) since which the machine has, or had, it. */
export type SoftwareStep = { version: string; since: string };

/** A field of the owner's, with the name that the owner gave it. */
export type OwnField = { name: string; value: string };

/** The states of the import of a supplier's catalogue. */

export const importStates = [
  /** The file is being read. */
  'READING',
  /** The file is read, and its terms can be mapped to ours. */
  'READ',
  'COMPARING',
  /** The changes are known, but nothing is saved yet. */
  'COMPARED',
  'DRAFTING',
  /** The changes are saved as drafts. */
  'DRAFTED',
  'PUBLISHING',
  /** The drafts that have no errors are published. */
  'PUBLISHED',
  /** The file cannot be read. */
  'FAILED',
] as const;
export type ImportState = (typeof importStates)[number];

/** The states in which the server is working. */
export const workingStates = ['READING', 'COMPARING', 'DRAFTING', 'PUBLISHING'] as const;
export type WorkingState = (typeof workingStates)[number];

export const isWorking = (state: ImportState): state is WorkingState =>
  (workingStates as readonly ImportState[]).includes(state);

/** Why a step did not finish; the import returns to its state before the step. */
export const stepFailureReasons = [
  /** Somebody else held the same products for too long. */
  'held',
  /** The database took longer than it may. */
  'slow',
  /** The database could not be reached. */
  'unavailable',
  /** An error of the program, which its log describes. */
  'broken',
] as const;
export type StepFailureReason = (typeof stepFailureReasons)[number];

export const importKinds = [
  /** A value in it cannot be taken over as it is. */
  'MEND',
  /** Changed here and in the file since the last import. */
  'BOTH',
  'CHANGED',
  'CREATED',
  'SAME',
] as const;
export type ImportKind = (typeof importKinds)[number];

export const importDecisions = [
  /** Do not take it over. */
  'LEAVE',
  /** Save it as a draft despite its problems. */
  'TAKE',
  /** Where both have changed, take the file's values. */
  'THEIRS',
] as const;
export type ImportDecision = (typeof importDecisions)[number];

/** What becomes of a product of a file, as its report says it. */
export const lineOutcomes = [
  'left',
  'ours',
  'draft',
  'same',
  ...importDecisions,
  /** Once the drafts are saved. */
  'drafted',
  'untouched',
] as const;
export type LineOutcome = (typeof lineOutcomes)[number];

/** What becomes of a product about which nobody has decided. */
export const usualOutcome = {
  MEND: 'left',
  BOTH: 'ours',
  CHANGED: 'draft',
  CREATED: 'draft',
  SAME: 'same',
} as const satisfies Record<ImportKind, LineOutcome>;

/** The problems of a product in a file. */
export const importProblemCodes = [
  'noNumber',
  /** The number is also on another line. */
  'twiceInFile',
  /** A new product that is in no known class. */
  'noClass',
  'noName',
  /** A class already has this slug. */
  'taken',
  'notANumber',
  'country',
  /** The codes of product drafts. */
  'missing',
  'tooLong',
  'unknown',
  'otherType',
  'unreadable',
  'order',
  'otherUnit',
  'twice',
  'relation',
] as const;
export type ImportProblemCode = (typeof importProblemCodes)[number];

/** What came of a catalogue that is fetched by plan. */
export const sourceOutcomes = [
  'DRAFTED',
  /** Nothing of the file differs from what is here. */
  'SAME',
  /** It is the file of last time. */
  'UNCHANGED',
  /** Nobody has said yet what the words of such a file are here. */
  'UNMAPPED',
  'UNREADABLE',
  /** An editor has stopped or discarded it meanwhile. */
  'STOPPED',
  /** Its server answered with anything but a file. */
  'REFUSED',
  'UNREACHABLE',
  /** Its server took too long. */
  'SLOW',
  /** The address is not https, or leads into a private network that the settings do not allow. */
  'PRIVATE',
  'TOO_LARGE',
  /** The program is at fault, or its database. */
  'FAILED',
] as const;
export type SourceOutcome = (typeof sourceOutcomes)[number];

/** The maximum size of a file in bytes. */
export const maxCatalogueBytes = 512 * 1024 * 1024;

/** What a column can contain besides an attribute; texts also name a language: `name.de`. */
export const columnTargets = [
  'slug',
  'name',
  'short',
  'long',
  'brand',
  'classifications',
  'capabilities',
  'countries',
  'position',
  'related.related',
  'related.component',
  'related.service',
] as const;

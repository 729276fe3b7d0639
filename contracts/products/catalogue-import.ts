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

/** A supplier's catalogue on its way into the drafts of products. */

export const importStates = [
  /** It is read from the file. */
  'READING',
  /** It is to be said what its words mean here. */
  'READ',
  'COMPARING',
  /** What it would change is known; nothing is changed. */
  'COMPARED',
  'DRAFTING',
  /** Its changes are drafts. */
  'DRAFTED',
  'PUBLISHING',
  /** Visitors see what of it could be published. */
  'PUBLISHED',
  /** The file cannot be read. */
  'FAILED',
] as const;
export type ImportState = (typeof importStates)[number];

/** States in which the server works on it. */
export const workingStates = ['READING', 'COMPARING', 'DRAFTING', 'PUBLISHING'] as const;
export type WorkingState = (typeof workingStates)[number];

export const isWorking = (state: ImportState): state is WorkingState =>
  (workingStates as readonly ImportState[]).includes(state);

export const importKinds = [
  /** Something in it cannot be taken over as it is. */
  'MEND',
  /** Changed here and in the file since the last import. */
  'BOTH',
  'CHANGED',
  'CREATED',
  'SAME',
] as const;
export type ImportKind = (typeof importKinds)[number];

export const importDecisions = [
  /** Not taken over. */
  'LEAVE',
  /** As a draft, with what is to be mended in it. */
  'TAKE',
  /** Where both have changed: the file's. */
  'THEIRS',
] as const;
export type ImportDecision = (typeof importDecisions)[number];

/** Why a product of a file is to be mended. */
export const importProblemCodes = [
  'noNumber',
  /** The number stands in another line, too. */
  'twiceInFile',
  /** New, and in no class that is known here. */
  'noClass',
  'noName',
  /** A class has this address. */
  'taken',
  'notANumber',
  'country',
  /** Those of product drafts. */
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

/** Bytes of a file. */
export const largestCatalogue = 512 * 1024 * 1024;

/** What a column can be besides an attribute; texts are in a language: `name.de`. */
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

import type { Harness } from '#contracts/fit/harness/listed-wire.ts';

/** Files are read by a phone, too: what is beyond has a sentence instead. */
export const readLimits = {
  bytes: 50 * 1024 * 1024,
  wires: 200_000,
  depth: 64,
  elements: 2_000_000,
  columns: 200,
} as const;

/**
 * Why a file was not read: `size` … `columns` of {@link readLimits}; `archive`: it has to be unpacked first; `encoding`: its
 * characters are not what it says; `format`: nobody knows what it is; `old`: a KBL before 2.3; `syntax`: it breaks a rule of its
 * language at a line; `entities`: it declares a document type; `none`: there is no wire in it.
 */
export const problemKinds = [
  'empty',
  'size',
  'archive',
  'encoding',
  'format',
  'old',
  'syntax',
  'entities',
  'depth',
  'elements',
  'wires',
  'aliases',
  'none',
] as const;
export type ProblemKind = (typeof problemKinds)[number];

export type Place = { readonly line?: number /** The element, key or word there. */; readonly at?: string };

export class ReadProblem extends Error {
  readonly kind: ProblemKind;
  readonly place: Place;
  /** What was read until then, where it is of use. */
  readonly until: Harness | undefined;
  constructor(kind: ProblemKind, place: Place = {}, until?: Harness) {
    super(kind);
    this.kind = kind;
    this.place = place;
    this.until = until;
  }
}

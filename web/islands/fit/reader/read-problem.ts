import type { Harness } from '#contracts/fit/harness/listed-wire.ts';

/** Limits that a phone can handle; a file beyond them gets a message instead. */
export const readLimits = {
  bytes: 50 * 1024 * 1024,
  wires: 200_000,
  depth: 64,
  elements: 2_000_000,
  columns: 200,
} as const;

/**
 * Why a file could not be read: `size` … `columns` of {@link readLimits}; `archive`: it must be unpacked
 * first; `encoding`: it is not in its declared encoding; `format`: unknown; `old`: a KBL before 2.3;
 * `syntax`: not well formed, at a line; `entities`: it declares a document type; `none`: it contains no
 * wires.
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
  /** The part that was read before it, if it is of use. */
  readonly until: Harness | undefined;
  constructor(kind: ProblemKind, place: Place = {}, until?: Harness) {
    super(kind);
    this.kind = kind;
    this.place = place;
    this.until = until;
  }
}

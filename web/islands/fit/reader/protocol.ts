import type { WireGroup } from '#contracts/fit/harness/group-wires.ts';
import type { Harness } from '#contracts/fit/harness/listed-wire.ts';
import type { Machine } from '#contracts/fit/machine.ts';
import type { Place, ProblemKind } from './read-problem.ts';
import type { Columns } from './table/columns.ts';
import type { UnknownTable } from './table/read-table.ts';

/** What the page says to the reader. */
export type ToReader =
  | { readonly kind: 'open'; readonly machines: readonly Machine[] }
  | { readonly kind: 'read'; readonly content: Blob | string; readonly columns?: Columns | undefined }
  | { readonly kind: 'stop' }
  /** Goes on with what was read before a fault. */
  | { readonly kind: 'goOn' }
  /** Another configuration, by its place; undefined: all modules. */
  | { readonly kind: 'choose'; readonly configuration: number | undefined };

/** A harness as the page gets it: its wires, counted. */
export type ReadHarness = Pick<Harness, 'format' | 'modules' | 'skipped'> & {
  readonly version: string;
  readonly configurations: readonly string[];
  readonly configuration: number | undefined;
  readonly groups: readonly WireGroup[];
};

/** What the reader says to the page. */
export type FromReader =
  | { readonly kind: 'progress'; readonly bytes: number }
  | { readonly kind: 'read'; readonly harness: ReadHarness }
  | { readonly kind: 'table'; readonly table: UnknownTable }
  | {
      readonly kind: 'problem';
      readonly problem: ProblemKind | 'unreadable';
      readonly place: Place;
      /** So many wires were read before it. */
      readonly until: number;
    };

import type { WireGroup } from '#contracts/fit/harness/group-wires.ts';
import type { Harness } from '#contracts/fit/harness/listed-wire.ts';
import type { Machine } from '#contracts/fit/machine.ts';
import type { Place, ProblemKind } from './read-problem.ts';
import type { Columns } from './table/columns.ts';
import type { UnknownTable } from './table/read-table.ts';

/** Messages from the page to the reader. */
export type ToReader =
  | { readonly kind: 'open'; readonly machines: readonly Machine[] }
  | { readonly kind: 'read'; readonly content: Blob | string; readonly columns?: Columns | undefined }
  | { readonly kind: 'stop' }
  /** Continues with the part that was read before an error. */
  | { readonly kind: 'goOn' }
  /** Another configuration, by its index; undefined: all modules. */
  | { readonly kind: 'choose'; readonly configuration: number | undefined };

/** A harness for the page: its wires as groups with counts. */
export type ReadHarness = Pick<Harness, 'format' | 'modules' | 'skipped'> & {
  readonly version: string;
  readonly configurations: readonly string[];
  readonly configuration: number | undefined;
  readonly groups: readonly WireGroup[];
};

/** Messages from the reader to the page. */
export type FromReader =
  | { readonly kind: 'progress'; readonly bytes: number }
  | { readonly kind: 'read'; readonly harness: ReadHarness }
  | { readonly kind: 'table'; readonly table: UnknownTable }
  | {
      readonly kind: 'problem';
      readonly problem: ProblemKind | 'unreadable';
      readonly place: Place;
      /** The number of wires read before it. */
      readonly until: number;
    };

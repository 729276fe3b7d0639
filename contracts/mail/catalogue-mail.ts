import type { SourceOutcome } from '../products/catalogue-import.ts';

/** To our people: a catalogue was fetched by plan, or could not be. */
export type CatalogueMail = {
  readonly kind: 'catalogueFetched';
  /** The PIM or ERP, as the settings name it. */
  readonly source: string;
  readonly fileName: string;
  readonly outcome: SourceOutcome;
  /** With which its server refused. */
  readonly status: number | null;
  /** Null: there is nothing to look at. */
  readonly importId: string | null;
  /** Null: it did not come as far as drafts. */
  readonly counts: {
    readonly drafted: number;
    readonly created: number;
    readonly changed: number;
    readonly both: number;
    readonly mend: number;
  } | null;
};

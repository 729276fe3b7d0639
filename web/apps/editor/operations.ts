import type { DocumentNode } from 'graphql';
import { enquiryOperations } from './enquiries/enquiry-operations.ts';
import { formReads } from './form/form-operations.ts';
import { healthOperations } from './health/health-operations.ts';
import { importOperations } from './import/import-operations.ts';
import { mediaOperations } from './media/media-operations.ts';
import { pageOperations } from './pages/page-operations.ts';
import { protectionOperations } from './pages/protection/protection-operations.ts';
import { previewOperations } from './preview/preview-operations.ts';
import { recordOperations } from './records/record-operations.ts';
import { ownOperations } from './team/own/own-operations.ts';
import { teamOperations } from './team/team-operations.ts';
import { translationOperations } from './translation/translation-operations.ts';

/** What a section may ask of the content back end, and change there; `chiefOnly`: which of it only chief editors may. */
type SectionOperations = {
  readonly reads?: Readonly<Record<string, DocumentNode>>;
  readonly changes?: Readonly<Record<string, DocumentNode>>;
  readonly chiefOnly?: readonly string[];
};

const sections = [
  { reads: formReads.content },
  pageOperations,
  previewOperations,
  mediaOperations,
  recordOperations,
  protectionOperations,
  teamOperations,
  ownOperations,
  importOperations,
  healthOperations,
  translationOperations,
] as const satisfies readonly SectionOperations[];

type Intersection<Union> = (Union extends unknown ? (one: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;
type Collected<Kind extends 'reads' | 'changes'> = Intersection<
  Extract<(typeof sections)[number], Readonly<Record<Kind, unknown>>>[Kind]
>;

function collect<Kind extends 'reads' | 'changes'>(kind: Kind): Collected<Kind> {
  const all = sections.map((section: SectionOperations) => section[kind]);
  return Object.assign({}, ...all) as Collected<Kind>;
}

/**
 * What the browser's code of the editor area may ask of each back end, by name. The server sends these documents and
 * no others; the browser knows their types only. A name is used once over all back ends.
 */
export const reads = {
  content: collect('reads'),
  products: formReads.products,
  support: enquiryOperations.reads,
};

/** What editors change; the server adds who it was as `by`. */
export const changes = {
  content: collect('changes'),
  products: {},
  support: enquiryOperations.changes,
};

/** Names of operations that only chief editors may use. */
export const chiefOnly: readonly string[] = sections.flatMap(
  (section: SectionOperations) => section.chiefOnly ?? [],
);

export type Reads = typeof reads;
export type Changes = typeof changes;
export type BackendName = keyof Reads;

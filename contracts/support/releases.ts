import { checkField, choice, type FieldProblem, type FieldsLike, required } from '../form-fields.ts';
import type { ApplicationKey } from '../identity/roles.ts';

/**
 * The data of a release of our software (DLC-01), declared once for both sides: the portal renders and checks by it,
 * the support back end checks again. The label of a code is a text of the portal.
 */

/** The software of the download center; the first is wire flow for customers' own computers. */
export const softwareKeys = ['wireFlowOnPremise', 'lumenPlan', 'lumenTrace', 'wirelaneGateway'] as const;
export type SoftwareKey = (typeof softwareKeys)[number];

/** Product names, which are the same in all languages. */
export const softwareNames: Readonly<Record<SoftwareKey, string>> = {
  wireFlowOnPremise: 'Wire flow on-premise',
  lumenPlan: 'Lumen Plan',
  lumenTrace: 'Lumen Trace',
  wirelaneGateway: 'Wirelane Gateway',
};

/** `preview`: early versions, for those who want to try them. */
const channels = ['stable', 'preview'] as const;

/** Customers see published releases; a link to a withdrawn one leads nowhere. */
export const releaseStates = ['draft', 'published', 'withdrawn'] as const;
export type ReleaseState = (typeof releaseStates)[number];

export const fileKinds = ['installer', 'update', 'manual', 'notes'] as const;
export type FileKind = (typeof fileKinds)[number];

export const platforms = ['any', 'windows', 'linux', 'machine'] as const;
export type Platform = (typeof platforms)[number];

/** Decision 26: software is for people with access to one of these. */
const licensingApplications = ['wireFlow', 'wireMaster', 'masterData'] as const satisfies ApplicationKey[];

export const releaseLimits = {
  /** In one language. */
  noteLines: 60,
  /** In characters as JavaScript counts them, like all texts. */
  noteLine: 500,
  withdrawalReason: 1000,
} as const;

/** The lines of a release's notes, by language. */
export type NotesByLanguage = { [language: string]: string[] };

/**
 * The fields of a release beside its notes and files, in the order of the form. A field that is added here needs a column in
 * `release.tables.ts`, its place in what the portal asks (`release-operations.ts`) and its texts; everything else follows.
 */
export const releaseFields = {
  software: { ...choice(softwareKeys, { required: true, filter: true }), typeName: 'SoftwareKey' },
  version: { ...required('text', 40), pattern: /^[0-9A-Za-z][0-9A-Za-z.+_-]*$/ },
  releasedOn: { ...required('day'), pattern: /^20/ },
  channel: choice(channels, { required: true }),
  /** The application to which a person needs access to get it. */
  requires: choice(licensingApplications, { required: true }),
} as const;

export type DeclaredReleaseField = keyof typeof releaseFields;
export const releaseFieldNames = Object.keys(releaseFields) as DeclaredReleaseField[];
export type ReleaseChoice = FieldsLike<typeof releaseFields, { kind: 'choice' }>;

/** A release as it is filled in. */
export type ReleaseValues = { readonly [Name in DeclaredReleaseField]: string };
export type ReleaseFields = ReleaseValues & { readonly notes: NotesByLanguage };

/** `taken`: the software has this version already. `notYet`: the day has not begun anywhere on earth. */
export type ReleaseProblem = FieldProblem | 'taken' | 'notYet' | 'tooMany';
export type ReleaseField = keyof ReleaseFields | 'files';
export type ReleaseProblems = ReadonlyMap<ReleaseField, ReleaseProblem>;

/** Checks a draft, in the order of the form; without problems it can be saved. */
export function releaseProblems(fields: ReleaseFields): ReleaseProblems {
  const problems = new Map<ReleaseField, ReleaseProblem>();
  const note = (field: ReleaseField, problem: ReleaseProblem | undefined) => {
    if (problem) problems.set(field, problem);
  };
  for (const name of releaseFieldNames) note(name, checkField(releaseFields[name], fields[name]));
  note('notes', notesProblem(fields.notes));
  return problems;
}

/** What a draft still lacks before it can be published. */
export function publishingProblems(
  { notes, releasedOn }: Pick<ReleaseFields, 'notes' | 'releasedOn'>,
  files: number,
  now: Date,
): ReleaseProblems {
  const problems = new Map<ReleaseField, ReleaseProblem>();
  if (releasedOn > latestDay(now)) problems.set('releasedOn', 'notYet');
  if (!notes.en?.length) problems.set('notes', 'missing');
  if (files === 0) problems.set('files', 'missing');
  return problems;
}

function notesProblem(notes: NotesByLanguage): ReleaseProblem | undefined {
  const texts = Object.entries(notes);
  if (texts.some(([language]) => !/^[a-z]{2}$/.test(language))) return 'invalid';
  if (texts.some(([, lines]) => lines.length > releaseLimits.noteLines)) return 'tooMany';
  const isTooLong = texts.some(([, lines]) => lines.some((line) => line.length > releaseLimits.noteLine));
  return isTooLong ? 'tooLong' : undefined;
}

/** The date where days begin first, 14 hours ahead of UTC. */
function latestDay(now: Date): string {
  return new Date(now.getTime() + 14 * 60 * 60_000).toISOString().slice(0, 10);
}

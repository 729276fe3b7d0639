import { checkField, choice, type FieldsLike, required } from '../form-fields.ts';
import type { ApplicationKey } from '../identity/roles.ts';

/**
 * What a release of our software may say (DLC-01), as both sides know it: the portal renders and checks by it, the support
 * back end checks again. How a code reads is a text of the portal.
 */

/** What the download center offers; the first is wire flow for customers' own computers. */
export const softwareKeys = ['wireFlowOnPremise', 'lumenPlan', 'lumenTrace', 'wirelaneGateway'] as const;
export type SoftwareKey = (typeof softwareKeys)[number];

/** What people call it; names of products are the same in all languages. */
export const softwareNames: Readonly<Record<SoftwareKey, string>> = {
  wireFlowOnPremise: 'Wire flow on-premise',
  lumenPlan: 'Lumen Plan',
  lumenTrace: 'Lumen Trace',
  wirelaneGateway: 'Wirelane Gateway',
};

/** `preview`: for those who want to try what comes. */
const channels = ['stable', 'preview'] as const;

/** Customers see what is published; a link to what was withdrawn gives nothing any more. */
export const releaseStates = ['draft', 'published', 'withdrawn'] as const;
export type ReleaseState = (typeof releaseStates)[number];

export const fileKinds = ['installer', 'update', 'manual', 'notes'] as const;
export type FileKind = (typeof fileKinds)[number];

export const platforms = ['any', 'windows', 'linux', 'machine'] as const;
export type Platform = (typeof platforms)[number];

/** Decision 26: software is for those who may use one of these. */
const licensingApplications = ['wireFlow', 'wireMaster', 'masterData'] as const satisfies ApplicationKey[];

export const releaseLimits = {
  /** Of one language. */
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
  /** People who may use this application may have it. */
  requires: choice(licensingApplications, { required: true }),
} as const;

export type DeclaredReleaseField = keyof typeof releaseFields;
export const releaseFieldNames = Object.keys(releaseFields) as DeclaredReleaseField[];
export type ReleaseChoice = FieldsLike<typeof releaseFields, { kind: 'choice' }>;

/** A release as it is filled in. */
export type ReleaseValues = { readonly [Name in DeclaredReleaseField]: string };
export type ReleaseFields = ReleaseValues & { readonly notes: NotesByLanguage };

/** `taken`: there is this version of the software already. `notYet`: the day has not come anywhere on earth. */
export type ReleaseProblem = 'missing' | 'invalid' | 'tooLong' | 'taken' | 'notYet' | 'tooMany';
export type ReleaseField = keyof ReleaseFields | 'files';
export type ReleaseProblems = ReadonlyMap<ReleaseField, ReleaseProblem>;

/** Checks what was filled in, in the order of the form; a draft that can be saved has no problems. */
export function releaseProblems(fields: ReleaseFields): ReleaseProblems {
  const problems = new Map<ReleaseField, ReleaseProblem>();
  const note = (field: ReleaseField, problem: ReleaseProblem | undefined) => {
    if (problem) problems.set(field, problem);
  };
  for (const name of releaseFieldNames) note(name, checkField(releaseFields[name], fields[name]));
  note('notes', notesProblem(fields.notes));
  return problems;
}

/** What a draft still lacks before customers may see it. */
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

/** Today where the day begins first, 14 hours before Greenwich. */
function latestDay(now: Date): string {
  return new Date(now.getTime() + 14 * 60 * 60_000).toISOString().slice(0, 10);
}

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
export const channels = ['stable', 'preview'] as const;

/** Customers see what is published; a link to what was withdrawn gives nothing any more. */
export const releaseStates = ['draft', 'published', 'withdrawn'] as const;
export type ReleaseState = (typeof releaseStates)[number];

export const fileKinds = ['installer', 'update', 'manual', 'notes'] as const;
export type FileKind = (typeof fileKinds)[number];

export const platforms = ['any', 'windows', 'linux', 'machine'] as const;
export type Platform = (typeof platforms)[number];

/** Decision 26: software is for those who may use one of these. */
export const licensingApplications = [
  'wireFlow',
  'wireMaster',
  'masterData',
] as const satisfies ApplicationKey[];

export const releaseLimits = {
  version: 40,
  /** Of one language. */
  noteLines: 60,
  /** In characters as JavaScript counts them, like all texts. */
  noteLine: 500,
  withdrawalReason: 1000,
} as const;

/** The lines of a release's notes, by language. */
export type NotesByLanguage = { [language: string]: string[] };

export type ReleaseFields = {
  readonly software: string;
  readonly version: string;
  readonly channel: string;
  /** A day: `2025-11-04`. */
  readonly releasedOn: string;
  readonly requires: string;
  readonly notes: NotesByLanguage;
};

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
  note('software', choiceProblem(fields.software, softwareKeys));
  note('version', versionProblem(fields.version));
  note('channel', choiceProblem(fields.channel, channels));
  note('releasedOn', dayProblem(fields.releasedOn));
  note('requires', choiceProblem(fields.requires, licensingApplications));
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

function choiceProblem(text: string, choices: readonly string[]): ReleaseProblem | undefined {
  if (text === '') return 'missing';
  return choices.includes(text) ? undefined : 'invalid';
}

function versionProblem(version: string): ReleaseProblem | undefined {
  if (version === '') return 'missing';
  if (version.length > releaseLimits.version) return 'tooLong';
  return /^[0-9A-Za-z][0-9A-Za-z.+_-]*$/.test(version) ? undefined : 'invalid';
}

function dayProblem(day: string): ReleaseProblem | undefined {
  if (day === '') return 'missing';
  const time = /^20\d\d-\d\d-\d\d$/.test(day) ? Date.parse(day) : Number.NaN;
  // The 31st of November is read as the 1st of December.
  const isDay = !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
  return isDay ? undefined : 'invalid';
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

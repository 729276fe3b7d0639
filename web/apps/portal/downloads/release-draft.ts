import { type Language, languages } from '#contracts/languages.ts';
import {
  type NotesByLanguage,
  type ReleaseField,
  type ReleaseProblem,
  type ReleaseProblems,
  type ReleaseValues,
  releaseFieldNames,
  releaseProblems,
} from '#contracts/support/releases.ts';
import type { OperationError } from '#web/apps/frame/fetch-operation.ts';
import type { Translate } from '#web/i18n/translator.ts';
import type { ManagedRelease, ReleaseFile, ReleaseInput } from './release-operations.ts';

/** The details of a file that has been uploaded. */
export type FileFacts = Pick<ReleaseFile, 'kind' | 'platform' | 'language'>;

/** The values of a draft in the form. */
export type ReleaseDraft = ReleaseValues & {
  /** By language, one change on each line. */
  readonly notes: Readonly<Record<string, string>>;
  /** Details that differ from the back end's, by file name. */
  readonly facts: Readonly<Record<string, FileFacts>>;
};

/** The values of a release, or of a new draft with today's date. */
export function getDraft(release: ManagedRelease | undefined, today: string): ReleaseDraft {
  const begun = release ?? { channel: 'stable', releasedOn: today };
  const notes = Object.fromEntries(
    (release?.notes ?? []).map(({ language, lines }) => [language, lines.join('\n')]),
  );
  return { ...getValues(begun), notes: { en: '', ...notes }, facts: {} };
}

/** The input of the operation that saves a draft. */
export function getInput(draft: ReleaseDraft, files: readonly ReleaseFile[]): ReleaseInput {
  const notes = Object.entries(getLines(draft)).map(([language, lines]) => ({ language, lines }));
  const described = files.map(({ name, ...known }) => {
    const { kind, platform, language } = draft.facts[name] ?? known;
    return { name, kind, platform, language };
  });
  return { ...getValues(draft), notes, files: described };
}

/** The problems for which the back end would refuse the draft, found before it is sent. */
export function problemsBefore(draft: ReleaseDraft): ReleaseProblems {
  return releaseProblems({ ...getValues(draft), notes: getLines(draft) });
}

/** The problems in the back end's response. */
export function problemsAfter(error: OperationError | undefined): ReleaseProblems {
  if (error?.code !== 'BAD_USER_INPUT') return new Map();
  return new Map(Object.entries(error.fields) as [ReleaseField, ReleaseProblem][]);
}

export function problemWords(t: Translate<'portal'>, field: ReleaseField, problem: ReleaseProblem): string {
  if (problem === 'taken' || problem === 'notYet') return t(`releases.error.${problem}`);
  if (problem === 'missing' && (field === 'notes' || field === 'files')) return t(`releases.error.${field}`);
  return t(`releases.error.${problem}`, {
    field: t(field === 'notes' ? 'downloads.notes' : `releases.field.${field}`),
  });
}

/** The languages without notes. */
export function missingLanguages(draft: ReleaseDraft): Language[] {
  return languages.filter((language) => !Object.hasOwn(draft.notes, language));
}

/** The trimmed value of each declared field. */
function getValues(given: Partial<ReleaseValues>): ReleaseValues {
  const values = releaseFieldNames.map((name) => [name, (given[name] ?? '').trim()]);
  return Object.fromEntries(values) as ReleaseValues;
}

function getLines({ notes }: ReleaseDraft): NotesByLanguage {
  const filled = Object.entries(notes).map(
    ([language, text]) =>
      [
        language,
        text
          .split('\n')
          .map((line) => line.trim())
          .filter(Boolean),
      ] as const,
  );
  return Object.fromEntries(filled.filter(([, lines]) => lines.length > 0));
}

import type { Setup } from '#contracts/setup/setup.ts';
import {
  type StepProblem,
  type StepProblems,
  type StepValues,
  setupFileBytes,
} from '#contracts/setup/steps.ts';

const kinds = { logo: 'logo', typefaceFile: 'typeface' } as const;

/** The files of the look: a valid new file replaces the saved one; a checkbox removes the saved one. */
export async function readFiles(
  form: FormData,
  kept: StepValues,
  { problemOfFile }: Pick<Setup, 'problemOfFile'>,
): Promise<{ values: StepValues; problems: StepProblems }> {
  const values: Record<string, string> = {};
  const problems: Record<string, StepProblem> = {};
  for (const [field, kind] of Object.entries(kinds)) {
    const isRemoved = form.has(`remove-${field}`);
    values[field] = isRemoved ? '' : (kept[field] ?? '');
    const file = form.get(field);
    if (!(file instanceof File) || file.size === 0) continue;
    if (file.size > setupFileBytes[kind]) {
      problems[field] = 'fileTooLarge';
      continue;
    }
    const bytes = Buffer.from(await file.arrayBuffer());
    const problem = await problemOfFile(kind, bytes);
    if (problem) problems[field] = problem;
    else values[field] = bytes.toString(kind === 'logo' ? 'utf8' : 'base64');
  }
  return { values, problems };
}

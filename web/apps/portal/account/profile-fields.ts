import {
  checkProfileField,
  type Profile,
  type ProfileField,
  type ProfileProblem,
  profileFieldNames,
  profileFields,
} from '#contracts/identity/profile.ts';
import type { OperationError } from '#web/apps/frame/fetch-operation.ts';

export type ProfileProblems = ReadonlyMap<ProfileField, ProfileProblem>;

/** ACC-01: the fields of the profile, with the rules that the browser can check itself. */
export function checkProfile(profile: Partial<Profile>): ProfileProblems {
  const problems = new Map<ProfileField, ProfileProblem>();
  for (const name of profileFieldNames) {
    const value = profile[name];
    const problem = value === undefined ? undefined : checkProfileField(profileFields[name], value);
    if (problem) problems.set(name, problem);
  }
  return problems;
}

/** What the back end says is wrong, in the order of the form; empty when it refused for another reason. */
export function findProblems(error: OperationError | undefined): ProfileProblems {
  const fields = error?.fields ?? {};
  return new Map(
    profileFieldNames
      .filter((field) => field in fields)
      .map((field) => {
        const value = fields[field];
        return [field, value === 'required' || value === 'tooLong' ? value : 'invalid'];
      }),
  );
}

/** The fields in the rows of the form. */
export const profileRows = profileFieldNames.reduce<ProfileField[][]>((rows, name) => {
  const last = rows.at(-1);
  const isHalf = (field: ProfileField) => 'half' in profileFields[field];
  if (isHalf(name) && last?.length === 1 && isHalf(last[0]!)) last.push(name);
  else rows.push([name]);
  return rows;
}, []);

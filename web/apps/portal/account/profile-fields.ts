import type { OperationError } from '#web/apps/frame/fetch-operation.ts';
import type { Account } from './account-operations.ts';

/** In the order of the form. */
export const profileFields = [
  'firstName',
  'lastName',
  'company',
  'telephone',
  'address',
  'postalCode',
  'city',
  'country',
  'language',
] as const;
export type ProfileField = (typeof profileFields)[number];
export type Profile = Pick<Account, ProfileField>;

export type ProfileProblem = 'required' | 'tooLong' | 'invalid';
export type ProfileProblems = ReadonlyMap<ProfileField, ProfileProblem>;

/** ACC-01: what the browser can tell without asking. */
export function findMissing(profile: Partial<Profile>): ProfileProblems {
  const required = ['firstName', 'lastName'] as const;
  return new Map(
    required
      .filter((field) => profile[field] !== undefined && profile[field].trim() === '')
      .map((field) => [field, 'required']),
  );
}

/** What the back end says is wrong, in the order of the form; empty when it refused for another reason. */
export function findProblems(error: OperationError | undefined): ProfileProblems {
  const fields = error?.fields ?? {};
  return new Map(
    profileFields
      .filter((field) => field in fields)
      .map((field) => {
        const said = fields[field];
        return [field, said === 'required' || said === 'tooLong' ? said : 'invalid'];
      }),
  );
}

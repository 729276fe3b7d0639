import type { FormFields } from '#contracts/form-fields.ts';
import { checkProfileField, type ProfileProblem } from '#contracts/identity/profile.ts';
import type { OperationError } from '#web/apps/frame/fetch-operation.ts';

/**
 * The problems for which the accounts back end would refuse the values, in the order of the form. Fields that
 * are not in the form are not validated.
 */
export function checkFields<const Fields extends FormFields>(
  fields: Fields,
  values: Partial<Record<keyof Fields, string>>,
): Map<keyof Fields & string, ProfileProblem> {
  const problems = new Map<keyof Fields & string, ProfileProblem>();
  for (const [name, field] of Object.entries(fields)) {
    const value = values[name];
    const problem = value === undefined ? undefined : checkProfileField(field, value);
    if (problem) problems.set(name, problem);
  }
  return problems;
}

/**
 * The field problems in the back end's response, in the order of the form; empty when it refused for another
 * reason.
 */
export function findProblems<Field extends string>(
  names: readonly Field[],
  error: OperationError | undefined,
): Map<Field, ProfileProblem> {
  const problems = error?.fields ?? {};
  return new Map(
    names
      .filter((name) => name in problems)
      .map((name) => {
        const problem = problems[name];
        return [name, problem === 'required' || problem === 'tooLong' ? problem : 'invalid'];
      }),
  );
}

/** The fields in the rows of the form: two consecutive ones declared as `half` share a row. */
export function findRows<const Fields extends FormFields>(fields: Fields): (keyof Fields & string)[][] {
  const isHalf = (name: string) => 'half' in fields[name]!;
  return Object.keys(fields).reduce<string[][]>((rows, name) => {
    const last = rows.at(-1);
    if (isHalf(name) && last?.length === 1 && isHalf(last[0]!)) last.push(name);
    else rows.push([name]);
    return rows;
  }, []);
}

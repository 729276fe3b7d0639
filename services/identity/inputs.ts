import type { FormFields } from '#contracts/form-fields.ts';
import { checkProfileField, type ProfileProblem } from '#contracts/identity/profile.ts';
import { badFields } from '#services/foundation/refusals.ts';

/** What is wrong with a field of a form. */
export type FieldProblem = ProfileProblem | 'mismatch';

type Rule = (text: string) => FieldProblem | undefined;

/** The rules of declared fields. */
export function getRules<const Fields extends FormFields>(fields: Fields): Record<keyof Fields, Rule> {
  const rules = Object.entries(fields).map(([name, field]) => [
    name,
    (text: string) => checkProfileField(field, text),
  ]);
  return Object.fromEntries(rules);
}

type Given<Name extends string> = Readonly<Record<Name, string>>;

/** The fields of a form, trimmed and without control characters, with their problems. */
export function judgedFields<Name extends string>(
  given: Given<Name>,
  rules: Readonly<Record<Name, Rule>>,
): { clean: Record<Name, string>; problems: Partial<Record<Name, FieldProblem>> } {
  const names = Object.keys(rules) as Name[];
  const clean = Object.fromEntries(names.map((name) => [name, plain(given[name])])) as Record<Name, string>;
  const problems = names.flatMap((name) => {
    const problem = rules[name](clean[name]);
    return problem ? [[name, problem] as const] : [];
  });
  return { clean, problems: Object.fromEntries(problems) as Partial<Record<Name, FieldProblem>> };
}

/**
 * The same for a form that is complete in itself.
 * @throws BAD_USER_INPUT with a {@link FieldProblem} by field
 */
export function checkedFields<Name extends string>(
  given: Given<Name>,
  rules: Readonly<Record<Name, Rule>>,
): Record<Name, string> {
  const { clean, problems } = judgedFields(given, rules);
  if (Object.keys(problems).length > 0) throw badFields(problems as Record<string, string>);
  return clean;
}

/** A single trimmed line, without lone surrogates. */
function plain(text: string): string {
  const whole = text.toWellFormed();
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
  return whole.replace(/[\u0000-\u001f\u007f]+/g, ' ').trim();
}

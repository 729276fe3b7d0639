import type { FieldProblem } from './journey-view.ts';
import { type Callback, getField, readOutput, type Step } from './step.ts';

/** The required fields of a step that are empty, in order. */
export function findMissingFields(step: Step): Map<string, readonly FieldProblem[]> {
  // The button for another sign-in method skips the fields of this one.
  if (step.callbacks.some(isAlternative)) return new Map();
  const missing = step.callbacks.filter((callback) => isRequired(callback) && isEmpty(callback));
  return new Map(missing.map((callback) => [getField(callback), [{ rule: 'REQUIRED', params: {} }]]));
}

const alwaysRequired = new Set([
  'NameCallback',
  'PasswordCallback',
  'ValidatedCreateUsernameCallback',
  'ValidatedCreatePasswordCallback',
  'TermsAndConditionsCallback',
]);

function isRequired(callback: Callback): boolean {
  if (callback.input.length === 0) return false;
  return alwaysRequired.has(callback.type) || readOutput(callback, 'required') === true;
}

function isAlternative({ type, input }: Callback): boolean {
  return type === 'ConfirmationCallback' && Number(input[0]?.value) > 0;
}

function isEmpty({ input }: Callback): boolean {
  const value = input[0]?.value;
  return value === '' || value === false || value === undefined || value === null;
}

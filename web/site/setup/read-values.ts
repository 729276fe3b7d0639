import { normaliseHost, type SetupStep, type StepValues, setupSteps } from '#contracts/setup/steps.ts';

/** Longer than any field allows; the rest is cut off. */
const maxLength = 10_000;

/** The values of a step's fields; several choices are joined by spaces. */
export function readValues(step: SetupStep, form: FormData): StepValues {
  const read = (name: string) => {
    const given = form.getAll(name).map((value) => (typeof value === 'string' ? value : ''));
    const text = given.join(' ').slice(0, maxLength);
    return name === 'host' ? normaliseHost(text) : text;
  };
  return Object.fromEntries(Object.keys(setupSteps[step]).map((name) => [name, read(name)]));
}

import { type SetupStep, type StepValues, setupSteps, tidyHost } from '#contracts/setup/steps.ts';

/** Longer than anything that a field takes: what is typed beyond it was no answer. */
const longest = 10_000;

/** What was typed into the fields of a step; several choices stand behind each other. */
export function readValues(step: SetupStep, form: FormData): StepValues {
  const read = (name: string) => {
    const given = form.getAll(name).map((value) => (typeof value === 'string' ? value : ''));
    const text = given.join(' ').slice(0, longest);
    return name === 'host' ? tidyHost(text) : text;
  };
  return Object.fromEntries(Object.keys(setupSteps[step]).map((name) => [name, read(name)]));
}

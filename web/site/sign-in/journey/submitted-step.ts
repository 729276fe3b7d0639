import { type Callback, readStep, type Step } from './step.ts';

/** A step as a form submitted it. */
export type SubmittedStep = {
  /** The step with the input where the tenant expects it. */
  readonly step: Step;
  /** The values to show again when the step is repeated, by field; never a password. */
  readonly typed: ReadonlyMap<string, string>;
};

/** The limit for a field; the signatures of new kinds of passkeys have 4600 bytes. */
const maxTextLength = 30_000;
const maxStepLength = 60_000;

/** The form field that carries the step. */
export const stepField = 'step';

/** Serialises a step for a form. `readStep` has dropped the texts that the tenant does not need back. */
export function packStep(step: Step): string {
  return JSON.stringify(step);
}

/** Parses a form that submits a step; undefined when it has none. Nothing in it is trusted. */
export function readSubmittedStep(form: FormData): SubmittedStep | undefined {
  const packed = form.get(stepField);
  const step =
    typeof packed === 'string' && packed.length <= maxStepLength ? readStep(parse(packed)) : undefined;
  if (!step) return undefined;
  const typed = new Map<string, string>();
  const callbacks = step.callbacks.map((callback) => answered(callback, form, typed));
  return { step: { ...step, callbacks }, typed };
}

function answered(callback: Callback, form: FormData, typed: Map<string, string>): Callback {
  const input = callback.input.map(({ name, value }) => {
    const sent = form.get(name);
    if (typeof sent !== 'string')
      return { name, value: isYesOrNo(callback) && !isFlag(name) ? false : value };
    const text = sent.slice(0, maxTextLength);
    if (!isSecret(callback)) typed.set(name, text.trim());
    return { name, value: getInput(callback, text) };
  });
  return { ...callback, input };
}

function getInput(callback: Callback, text: string): unknown {
  if (isYesOrNo(callback)) return text === 'true';
  if (callback.type === 'ChoiceCallback' || callback.type === 'ConfirmationCallback') return Number(text);
  return isSecret(callback) ? text : text.trim();
}

/** ForgeRock has a second input for whether the value is only to be validated: `IDToken1validateOnly`. */
const isFlag = (name: string) => name.endsWith('validateOnly');
const isSecret = ({ type }: Callback) => type.includes('Password');
const isYesOrNo = ({ type }: Callback) => type.startsWith('Boolean') || type.startsWith('TermsAndConditions');

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

import { type Callback, readStep, type Step } from './step.ts';

/** A step as a form brought it back. */
export type SubmittedStep = {
  /** With what was typed where the tenant looks for it. */
  readonly step: Step;
  /** What to show again when the step is repeated, by field; never a password. */
  readonly typed: ReadonlyMap<string, string>;
};

/** Longer texts are no answer to anything that a journey asks; the signatures of new kinds of passkeys have 4600 bytes. */
const maxTextLength = 30_000;
const maxStepLength = 60_000;

/** The field in which a form carries the step that it answers. */
export const stepField = 'step';

/** What a form carries: the step as the tenant sent it. What it says beside its questions the tenant needs no more. */
export function packStep(step: Step): string {
  return JSON.stringify(step);
}

/** Reads a form that answers a step; undefined when it carries none. Nothing of it is to be believed. */
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

/** ForgeRock asks beside the value whether it is only to be checked: `IDToken1validateOnly`. */
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

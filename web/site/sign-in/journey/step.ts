import * as v from 'valibot';

const pair = v.object({ name: v.string(), value: v.unknown() });
const callback = v.object({
  type: v.string(),
  output: v.optional(v.array(pair), []),
  input: v.optional(v.array(pair), []),
});
const step = v.object({
  /** Empty: there is nothing to submit; the journey continues by mail. */
  authId: v.optional(v.string(), ''),
  stage: v.optional(v.string(), ''),
  callbacks: v.array(callback),
});

/** One message or input of a step (ForgeRock's authentication trees). */
export type Callback = v.InferOutput<typeof callback>;

/** The state of a journey: the current step, and the identifier by which the tenant recognises the journey. */
export type Step = v.InferOutput<typeof step>;

/** Parses a step that a tenant or a form sent; undefined when it is invalid. */
export function readStep(sent: unknown): Step | undefined {
  const result = v.safeParse(step, sent);
  return result.success ? result.output : undefined;
}

/** An output of a callback by its name: `prompt`, `choices`, `policies` … */
export function readOutput(from: Callback, name: string): unknown {
  return from.output.find((one) => one.name === name)?.value;
}

export function readOutputText(from: Callback, name: string): string {
  const value = readOutput(from, name);
  return typeof value === 'string' ? value : '';
}

export function readOutputTexts(from: Callback, name: string): string[] {
  const value = readOutput(from, name);
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}

/** The name of the field that answers a callback: `IDToken1`; empty for those that are only messages. */
export function getField(from: Callback): string {
  return from.input[0]?.name ?? '';
}

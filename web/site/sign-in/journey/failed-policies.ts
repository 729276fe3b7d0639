import { type Callback, readOutputTexts } from './step.ts';

/** A violated rule: its name, and its limits. */
export type FailedPolicy = {
  readonly rule: string;
  readonly params: Readonly<Record<string, unknown>>;
};

/** The password rules that failed; the tenant sends each as JSON in a string. */
export function getFailedPolicies(callback: Callback): FailedPolicy[] {
  return readOutputTexts(callback, 'failedPolicies').flatMap((text) => readPolicy(text) ?? []);
}

function readPolicy(text: string): FailedPolicy | undefined {
  try {
    const { policyRequirement, params } = JSON.parse(text) as Record<string, unknown>;
    if (typeof policyRequirement !== 'string') return undefined;
    return { rule: policyRequirement, params: isRecord(params) ? params : {} };
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

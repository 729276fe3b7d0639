/**
 * The header beside the ID token that sets how much the back end logs of a request about tickets (specification,
 * section 7). The embedded one logs each query at `debug`.
 */
export const debugLevelHeader = 'debug-level';

const levels = ['error', 'warn', 'info', 'debug'] as const;
export type DebugLevel = (typeof levels)[number];

/** An unknown level counts as the default. */
export function getDebugLevel(value: string | null | undefined): DebugLevel {
  return levels.find((level) => level === value) ?? 'info';
}

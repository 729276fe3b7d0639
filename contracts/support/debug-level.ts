/**
 * The header beside the ID token that sets how much the back end logs of a request about tickets
 * (specification, section 7). The embedded one writes a line of each question at `debug`.
 */
export const debugLevelHeader = 'debug-level';

const levels = ['error', 'warn', 'info', 'debug'] as const;
export type DebugLevel = (typeof levels)[number];

/** What is no level counts as the usual one. */
export function getDebugLevel(value: string | null | undefined): DebugLevel {
  return levels.find((level) => level === value) ?? 'info';
}

/**
 * The header beside the ID token by which whoever asks about tickets says how much the back end is to log of it
 * (specification, section 7). The embedded one writes a line of each question at `debug`.
 */
export const debugLevelHeader = 'debug-level';

const levels = ['error', 'warn', 'info', 'debug'] as const;
export type DebugLevel = (typeof levels)[number];

/** What is no level counts as the usual one. */
export function getDebugLevel(value: string | null | undefined): DebugLevel {
  return levels.find((level) => level === value) ?? 'info';
}

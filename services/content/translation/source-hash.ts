import { createHash } from 'node:crypto';
import type { SegmentText } from './segment.ts';

/** A hash of a text's content, whatever the order of its attributes. */
export function sourceHash(words: SegmentText): string {
  return createHash('sha256').update(JSON.stringify(words, inOrder)).digest('base64url').slice(0, 22);
}

/** Whether two texts are equal; absent and empty ones are. */
export function isSameWords(
  one: SegmentText | null | undefined,
  other: SegmentText | null | undefined,
): boolean {
  return one === other || sourceHash(one ?? '') === sourceHash(other ?? '');
}

function inOrder(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

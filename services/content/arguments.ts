import { badInput } from '#services/foundation/bad-input.ts';
import { builder } from './builder.ts';
import { isId } from './link/link.ts';

/** Arguments that several concepts take, and what may be in them. */

export const StageEnum = builder.enumType('Stage', { values: ['DRAFT', 'PUBLISHED'] as const });

/** The id, if it has the form of one; otherwise undefined, since nothing can be stored under it. */
export function idOrNothing(id: string): string | undefined {
  return isId(id) ? id : undefined;
}

/** @throws BAD_USER_INPUT when a list is requested with a length that is not from 1 to `most` */
export function getLength(first: number | null | undefined, usual: number, max: number): number {
  const length = first ?? usual;
  if (length < 1 || length > max) throw badInput(`Must be from 1 to ${max}.`, 'first');
  return length;
}

/** @throws BAD_USER_INPUT when the text is longer than anything of its kind or holds control characters */
export function plainArgument(text: string, field: string, maxLength: number): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what no such text may hold
  if (text.length > maxLength || /[\u0000-\u001f\u007f]/.test(text)) {
    throw badInput(`Must have at most ${maxLength} characters and no control characters.`, field);
  }
  return text;
}

/** The cursor of a position in a list: opaque, so that no caller depends on its contents. */
export function getCursor(...parts: string[]): string {
  return Buffer.from(JSON.stringify(parts)).toString('base64url');
}

/** @throws BAD_USER_INPUT when we did not issue the cursor */
export function partsOfCursor(cursor: string, count: number): string[] {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor.slice(0, 2000), 'base64url').toString());
    const isOurs =
      Array.isArray(parts) && parts.length === count && parts.every((part) => typeof part === 'string');
    if (isOurs && !parts.some((part) => part.includes('\u0000'))) return parts;
  } catch {
    // falls through to the error below
  }
  throw badInput('Is not a cursor of this list.', 'after');
}

import { badInput, forbidden } from '#services/foundation/bad-input.ts';
import { isSlug } from '../../arguments.ts';
import type { Reader } from '../../request-context.ts';

/** Checks of the arguments of the editors' operations, and of who may call them. */

/** @throws FORBIDDEN unless the caller is trusted */
export function trusted(reader: Reader): Reader {
  if (!reader.trusted) throw forbidden('What editors see and do is for trusted callers only.');
  return reader;
}

/** @throws BAD_USER_INPUT */
export function slugArgument(slug: string): string {
  if (!isSlug(slug)) throw badInput('Must be the slug of a product.', 'slug');
  return slug;
}

/**
 * A single line of text.
 * @throws BAD_USER_INPUT when it is empty, too long or contains control characters
 */
export function textArgument(text: string, field: string, max: number): string {
  const plain = text.trim();
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is refused
  if (plain === '' || plain.length > max || /[\u0000-\u001f\u007f]/.test(plain))
    throw badInput(`Must be a text of at most ${max} characters.`, field);
  return plain;
}

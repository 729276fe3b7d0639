import { badInput, forbidden } from '#services/foundation/bad-input.ts';
import { plainArgument } from './arguments.ts';
import { isId } from './link/link.ts';
import type { Reader } from './request-context.ts';

/** Arguments of the operations for editors, and the check who may call them. */

/** @throws FORBIDDEN for everybody but trusted callers */
export function trusted(reader: Reader): Reader {
  if (!reader.trusted) throw forbidden('What editors see and do is for trusted callers only.');
  return reader;
}

/** @throws BAD_USER_INPUT */
export function pageArgument(id: string): string {
  if (!isId(id)) throw badInput('Must be the id of a page.', 'pageId');
  return id;
}

/** @throws BAD_USER_INPUT */
export function editorArgument(name: string): string {
  const plain = plainArgument(name, 'by', 200).trim();
  if (plain === '') throw badInput('Must be the name of an editor.', 'by');
  return plain;
}

/** @throws BAD_USER_INPUT when a language is none, or named twice */
export function languagesArgument(languages: readonly string[]): string[] {
  if (languages.length > 20 || !languages.every((language) => /^[a-z]{2}$/.test(language))) {
    throw badInput('Must be language codes.', 'languages');
  }
  return [...new Set(languages)];
}

import { badInput } from '#services/foundation/bad-input.ts';

/** The name of the editor who acts, as a trusted caller states it. */
export function editorName(name: string): string {
  const plain = name.trim();
  if (plain === '' || plain.length > 200 || /\p{Cc}/u.test(plain))
    throw badInput('Must be the name of an editor.', 'by');
  return plain;
}
